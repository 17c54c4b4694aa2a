import type {Page} from '@playwright/test';

import {builtAddresses} from '../support/builtAddresses';
import {findViolations} from './support/axe';
import {tellConnection} from './support/connection';
import {findLayoutProblems} from './support/layoutProblems';
import {layOutEverything, layouts, waitForResults, windows} from './support/layouts';
import {expect, open, test, whenAlive} from './support/site';

const wide = {width: 1280, height: 720};
const narrow = {width: 320, height: 640};

/** `/docs/` redirects to the introduction. */
const addresses = builtAddresses().filter((address) => address !== '/docs/');

/** Opening a window for each page would take longer than checking it. */
const pagesPerTest = 8;
const groups = Array.from({length: Math.ceil(addresses.length / pagesPerTest)}, (_, index) =>
  addresses.slice(index * pagesPerTest, (index + 1) * pagesPerTest),
);

test.beforeEach(({page}) => page.emulateMedia({reducedMotion: 'reduce'}));

for (const group of groups) {
  const title = `${group[0]} to ${group.at(-1)}: each page opens without a message, a failed or a foreign request, and fits a phone`;
  test(title, {tag: '@quick'}, async ({page, mishaps, violations}) => {
    // Pages in sight are not fetched ahead on such a line, which is half of the work; navigation.spec.ts looks at that.
    await tellConnection(page, {effectiveType: '2g', saveData: false, rtt: 50});
    await page.setViewportSize(narrow);
    const found: string[] = [];
    for (const address of group) {
      await test.step(address, async () => {
        const response = await page.goto(address);
        await whenAlive(page);
        await layOutEverything(page);
        // What comes into sight may ask for more.
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await page.evaluate(() => window.scrollTo(0, 0));
        const problems = [
          ...(response?.status() === 200 ? [] : [`status ${response?.status()}`]),
          ...(await findLayoutProblems(page, [{width: narrow.width}])),
          ...mishaps.splice(0),
          ...violations.splice(0),
        ];
        found.push(...problems.map((problem) => `${address}: ${problem}`));
      });
    }
    expect(found).toEqual([]);
  });
}

const switchTo = async (page: Page, mode: 'dark' | 'light'): Promise<void> => {
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
};

async function openAt(page: Page, address: string, size: typeof wide): Promise<void> {
  await page.setViewportSize(size);
  await open(page, address);
  await waitForResults(page, address);
  await layOutEverything(page);
}

for (const address of layouts) {
  const title = `${address} fits all windows, and axe finds no barrier in the whole page`;
  test(`${title}, light on a phone and dark on a desk`, {tag: '@quick'}, async ({page}) => {
    await openAt(page, address, narrow);
    expect.soft(await findViolations(page), 'light and narrow').toEqual([]);
    expect.soft(await findLayoutProblems(page, windows)).toEqual([]);
    await page.setViewportSize(wide);
    await switchTo(page, 'dark');
    expect.soft(await findViolations(page), 'dark and wide').toEqual([]);
  });

  test(`${title}, light on a desk and dark on a phone`, async ({page}) => {
    await openAt(page, address, wide);
    expect.soft(await findViolations(page), 'light and wide').toEqual([]);
    await switchTo(page, 'dark');
    await page.setViewportSize(narrow);
    expect.soft(await findViolations(page), 'dark and narrow').toEqual([]);
  });
}

// The frame around the text is that of the pages above. Axe needs more than half of the time of all tests of a quick run.
for (const address of addresses.filter((other) => !layouts.includes(other))) {
  test(`${address} fits all windows, and axe finds no barrier, light on a phone and dark on a desk`, async ({page}) => {
    await openAt(page, address, narrow);
    expect.soft(await findViolations(page, 'main'), 'light and narrow').toEqual([]);
    await page.setViewportSize(wide);
    await switchTo(page, 'dark');
    expect.soft(await findViolations(page, 'main'), 'dark and wide').toEqual([]);
    expect.soft(await findLayoutProblems(page, windows)).toEqual([]);
  });
}
