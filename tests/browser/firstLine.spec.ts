import type {Locator} from '@playwright/test';

import {dialog, openFirstHit} from './support/search';
import {expect, open, test} from './support/site';

test.use({viewport: {width: 390, height: 760}});

/** What people ask most, and the line that they then copy. */
const tasks: readonly [query: string, line: string][] = [
  ['unblock ip', 'csf -dr 203.0.113.7'],
  ['allow my ip permanently', 'csf -a 203.0.113.7 office'],
  ['open a port', 'TCP_IN = "'],
  ['why was I blocked', 'csf -g 203.0.113.7'],
  ['dynamic dns', 'DYNDNS = "300"'],
  ['block a country', 'CC_DENY = "'],
  ['stop emails', 'LF_EMAIL_ALERT = "0"'],
  ['migrate from csf', 'wget https://github.com/sentinelfirewall/sentinel/raw/refs/heads/main/csf.tgz'],
  ['end testing mode', 'TESTING = "0"'],
  ['wordpress brute force', 'CUSTOM1_LOG = "'],
];

/** Where a page says how a panel does it: one section for all panels, or the page's own steps for panels. */
const panelsWay = 'a[href*="#how-do-i-do-it-in-a-panel"], a[href$="#upgrade-step-by-step"]';

for (const [query, line] of tasks) {
  test(`the first hit for "${query}" shows the line to copy and the way in a panel on a phone's first screen`, async ({
    page,
  }) => {
    await open(page, '/');
    await openFirstHit(page, query);
    await expect(dialog(page)).toHaveCount(0);
    const article = page.getByRole('article');
    const isSeenWhole = (parts: Locator): Promise<boolean> =>
      parts.evaluateAll((found) =>
        found.map((part) => part.getBoundingClientRect()).some(({top, bottom}) => top >= 0 && bottom <= innerHeight),
      );
    await expect.poll(() => isSeenWhole(article.locator('.theme-code-block', {hasText: line})), line).toBe(true);
    expect(await isSeenWhole(article.locator(panelsWay)), 'the way in a panel').toBe(true);
  });
}

test('a command in a table is copied as it is shown', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/usage/allow-deny-filters/');
  const cell = page.getByRole('cell', {name: 'csf -tr 203.0.113.7'}).first();
  await cell.getByRole('button', {name: 'Copy'}).click();
  await expect(cell.getByRole('button')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('csf -tr 203.0.113.7');
});
