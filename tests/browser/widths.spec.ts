import type {Page} from '@playwright/test';

import {findLayoutProblems} from './support/layoutProblems';
import {layouts, waitForResults, windows} from './support/layouts';
import {expect, open, test} from './support/site';

/** The distances of WCAG 1.4.12. */
const spacing = `
  * {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}
  p {margin-bottom: 2em !important}`;

test.beforeEach(({page}) => page.emulateMedia({reducedMotion: 'reduce'}));

for (const address of layouts) {
  test(`${address} loses nothing when a visitor sets the text wider, or twice as large`, async ({page}) => {
    await open(page, address);
    await waitForResults(page, address);
    await setOwnStyle(page, spacing);
    expect.soft(await findLayoutProblems(page, [{width: 320}, {width: 1280}]), 'with wider text').toEqual([]);
    await setOwnStyle(page, 'html {font-size: 200% !important}');
    expect.soft(await findLayoutProblems(page, [{width: 640}, {width: 1280}]), 'with larger text').toEqual([]);
  });
}

/** Sets the style sheet of a visitor, which no policy of a page binds, and lays out what is far from the screen too. */
async function setOwnStyle(page: Page, rules: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, `${rules}\n* {content-visibility: visible !important}`);
}

test('the open search fits into windows of all widths', {tag: '@quick'}, async ({page}) => {
  await open(page, '/docs/intro/');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('port knocking');
  await dialog.getByRole('option').first().waitFor();
  expect(await findLayoutProblems(page, windows, 'dialog')).toEqual([]);
});

for (const [panel, address] of [
  ['main panel', '/'],
  ['panel of the docs', '/docs/usage/port-knocking/'],
] as const) {
  test(`the ${panel} of the open menu fits into every window that has a menu`, async ({page}) => {
    await page.setViewportSize({width: 320, height: 800});
    await open(page, address);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    expect(
      await findLayoutProblems(
        page,
        windows.filter(({width}) => width < 997),
        '.navbar-sidebar',
      ),
    ).toEqual([]);
  });
}
