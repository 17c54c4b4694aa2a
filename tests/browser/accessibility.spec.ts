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

test.describe('the open search has no barrier that axe finds', () => {
  const field = (page: Page) => page.getByRole('dialog').getByRole('combobox');

  test('with results', async ({page}) => {
    await open(page, '/');
    await page.keyboard.press('/');
    await field(page).fill('port knocking');
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  test('with recent searches and favourites', async ({page}) => {
    await open(page, '/');
    for (const [words, address] of [
      ['port knocking', /port-knocking/],
      ['cloudflare', /cloudflare/],
    ] as const) {
      await page.keyboard.press('/');
      await field(page).fill(words);
      await page.getByRole('dialog').getByRole('option').first().click();
      await expect(page.getByRole('heading', {level: 1, name: words})).toBeVisible();
      await expect(page).toHaveURL(address);
    }
    await page.keyboard.press('/');
    await page.getByRole('button', {name: /^Save/}).first().click();
    await expect(page.getByRole('region', {name: 'Favorites'})).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  test('without results, and with a failure', async ({page}) => {
    await open(page, '/');
    await page.keyboard.press('/');
    await field(page).fill('zzqqxx');
    await expect(page.getByText('Try searching for')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.route('**/search-index.json', (route) => route.abort());
    await open(page, '/');
    await page.keyboard.press('/');
    await field(page).fill('port');
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
});

test.describe('the open film has no barrier that axe finds, in both colour modes', () => {
  const dialog = (page: Page) => page.getByRole('dialog');

  for (const mode of ['light', 'dark']) {
    test(`${mode}, as it plays and when it cannot be played`, async ({page}) => {
      await open(page, `/?docusaurus-theme=${mode}`);
      await page.getByRole('link', {name: 'Watch it work'}).click();
      await expect(dialog(page).locator('video')).toHaveJSProperty('paused', false);
      expect(await findViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.route('**/video/**', (route) => route.abort());
      await page.getByRole('link', {name: 'Watch it work'}).click();
      await expect(dialog(page).getByRole('alert')).toContainText('cannot be played');
      expect(await findViolations(page)).toEqual([]);
    });
  }
});
