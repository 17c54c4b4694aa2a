import type {Page} from '@playwright/test';

import {findViolations} from './support/axe';
import {button, hits, openFirstHit, search} from './support/search';
import {expect, open, test} from './support/site';

const modes = ['light', 'dark'] as const;
const narrow = {width: 320, height: 640};

test.beforeEach(({page}) => page.emulateMedia({reducedMotion: 'reduce'}));

test.describe('the open search has no barrier that axe finds', () => {
  test('with results', {tag: '@quick'}, async ({page}) => {
    await open(page, '/');
    await search(page, 'port knocking');
    await expect(hits(page).first()).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  test('with recent searches and favourites', async ({page}) => {
    await open(page, '/');
    for (const [words, address] of [
      ['port knocking', /port-knocking/],
      ['cloudflare', /cloudflare/],
    ] as const) {
      await openFirstHit(page, words);
      await expect(page.getByRole('heading', {level: 1, name: words})).toBeVisible();
      await expect(page).toHaveURL(address);
    }
    await button(page).click();
    await page.getByRole('button', {name: /^Save/}).first().click();
    await expect(page.getByRole('region', {name: 'Favorites'})).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  test('without results, and with a failure', async ({page}) => {
    await open(page, '/');
    await search(page, 'zzqqxx');
    await expect(page.getByText('Try searching for')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.route('**/search-index.json', (route) => route.abort());
    await open(page, '/');
    await search(page, 'port');
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
});

test.describe('the open film has no barrier that axe finds, in both colour modes', () => {
  const dialog = (page: Page) => page.getByRole('dialog');

  for (const mode of modes) {
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

for (const mode of modes) {
  test.describe(`on a narrow screen, ${mode}, axe finds no barrier`, () => {
    test.use({viewport: narrow});

    test('in the open search', async ({page}) => {
      await open(page, `/docs/intro/?docusaurus-theme=${mode}`);
      await search(page, 'port knocking');
      await expect(hits(page).first()).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    });

    test('in both panels of the open menu', async ({page}) => {
      await open(page, `/docs/usage/port-knocking/?docusaurus-theme=${mode}`);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      const menu = page.locator('.navbar-sidebar');
      await expect(menu.getByRole('link', {name: 'Port knocking', exact: true})).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await menu.getByRole('button', {name: /Back to main menu/}).click();
      await expect(menu.getByRole('link', {name: 'Blog'})).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    });
  });
}
