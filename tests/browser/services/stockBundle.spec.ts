import type {Page} from '@playwright/test';
import {readdirSync, statSync} from 'node:fs';

import {waitForResults} from '../support/layouts';
import {sitePort, stockPort} from '../support/ports';
import {hits, search} from '../support/search';
import {answerStars, expect, open, test} from '../support/site';

// STOCK_BUNDLE=all turns every performance seam off: this build shows that the site needs none of them.
test.use({baseURL: `http://localhost:${stockPort}`});

const textOf = (page: Page): Promise<string> => page.locator('body').innerText();

/** What a visitor does on a page until all of its text is there. */
const visits: Record<string, (page: Page) => Promise<void>> = {
  '/': async (page) => {
    await page.locator('.navbar').getByRole('link', {name: 'Docs', exact: true}).click();
    await expect(page).toHaveURL(/\/docs\/intro\/$/);
    await page.goBack();
  },
  '/docs/usage/port-knocking/': async (page) => {
    await search(page, 'port knocking');
    await expect(hits(page).first()).toContainText(/Port knocking/i);
    await page.keyboard.press('Escape');
  },
  '/search/?q=port+knocking': async (page) => {
    await waitForResults(page, '/search/?q=port+knocking');
    // Excerpts come with the texts, and a query that was asked before keeps the hits that it had.
    await expect(page.getByRole('main').getByText('…').first()).toBeVisible();
    await page.getByRole('searchbox').fill('block a country');
    await expect(page.getByRole('heading', {level: 1})).toContainText('block a country');
    await expect(page.getByRole('main').getByRole('status').first()).toContainText('results');
  },
  '/docs/tools/config-checker/': async (page) => {
    await page.getByLabel('Your csf.conf', {exact: true}).fill('TESTING = "1"\nTCP_IN = "80"\n');
    const tool = page.getByRole('region', {name: 'Configuration checker'});
    await expect(tool.getByRole('status').first()).toContainText('findings');
  },
};

for (const [address, visit] of Object.entries(visits)) {
  test(`${address} of the stock bundle has no error, and the text of the site`, async ({page, context, mishaps}) => {
    const normal = await context.newPage();
    await Promise.all([answerStars(page), answerStars(normal)]);
    for (const [one, origin] of [
      [page, `http://localhost:${stockPort}`],
      [normal, `http://localhost:${sitePort}`],
    ] as const) {
      await open(one, origin + address);
      await visit(one);
      await expect(one.locator('.navbar').getByText('1.2K')).toBeVisible();
    }
    await expect.poll(() => textOf(page)).toBe(await textOf(normal));
    expect(mishaps).toEqual([]);
  });
}

test('the stock bundle has the scripts that the seams leave out', () => {
  const bytesOf = (build: string): number =>
    readdirSync(`${build}/assets/js`)
      .filter((file) => file.endsWith('.js'))
      .reduce((sum, file) => sum + statSync(`${build}/assets/js/${file}`).size, 0);
  expect(bytesOf('test-results/stock-build')).toBeGreaterThan(bytesOf('build'));
});
