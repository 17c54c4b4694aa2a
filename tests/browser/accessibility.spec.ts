import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type {AxeResults} from 'axe-core';

import {routes} from '../support/routes';
import {expect, open, test} from './support/site';

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page as it is now: rule, and where. */
async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const {violations} = await page.evaluate(() =>
    (window as unknown as {axe: {run: (options: object) => Promise<AxeResults>}}).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    }),
  );
  return violations.flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target.join(' ')}`));
}

for (const route of [...routes, '/no-such-page/']) {
  test(`${route} has no barrier that axe finds, in both colour modes`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    for (const mode of ['light', 'dark']) {
      await open(page, `${route}?docusaurus-theme=${mode}`);
      expect(await findViolations(page)).toEqual([]);
    }
  });
}

test('the open search has no barrier that axe finds', async ({page}) => {
  await open(page, '/');
  await page.keyboard.press('/');
  await page.getByRole('dialog').getByRole('searchbox').fill('port knocking');
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
