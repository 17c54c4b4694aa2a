import type {Page} from '@playwright/test';

import {expect, open, test} from './support/site';

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search docs'});
const field = (page: Page) => dialog(page).getByRole('searchbox', {name: 'Search docs'});
const button = (page: Page) => page.getByRole('button', {name: 'Search docs'});

test('opens by its button, closes by Escape and gives the focus back', async ({page}) => {
  await open(page, '/');
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('placeholder', 'Search docs');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});

for (const key of ['Control+k', 'Meta+k', '/']) {
  test(`opens by ${key}`, async ({page}) => {
    await open(page, '/docs/intro/');
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
  });
}

test('/ in a field is a character', async ({page}) => {
  await open(page, '/contact/');
  const title = page.getByLabel('What goes wrong, in one line');
  await title.pressSequentially('and/or');
  await expect(title).toHaveValue('and/or');
  await expect(dialog(page)).toHaveCount(0);
});

test('a key on the focused button opens it and is the first character', async ({page}) => {
  await open(page, '/');
  await button(page).focus();
  await page.keyboard.press('p');
  await expect(field(page)).toHaveValue('p');
});

test('closes by Cancel and by a click outside', async ({page}) => {
  await open(page, '/');
  await button(page).click();
  await dialog(page).getByRole('button', {name: 'Cancel'}).click();
  await expect(dialog(page)).toHaveCount(0);
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toHaveCount(0);
});

for (const [query, path] of [
  ['PORTKNOCKING', '/docs/reference/settings/ports-and-floods/#portknocking'],
  ['port knocking', '/docs/usage/port-knocking/'],
  ['passive ftp', '/docs/usage/ftp-connection/'],
  ['lfd cluster', '/docs/usage/lfd-clustering/'],
] as const) {
  test(`"${query}" finds ${path}`, async ({page}) => {
    await open(page, '/');
    await button(page).click();
    await field(page).fill(query);
    await expect(dialog(page).getByRole('link').first()).toHaveAttribute('href', new RegExp(`^${path}`));
  });
}

test('arrow keys walk through the results and Enter opens one', async ({page}) => {
  await open(page, '/');
  await button(page).click();
  await field(page).fill('port knocking');
  await expect(dialog(page).getByRole('status')).toContainText(/^\d+ results$/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/usage\/port-knocking\//);
  await expect(dialog(page)).toHaveCount(0);
});

test('takes 64 characters at most', async ({page}) => {
  await open(page, '/');
  await button(page).click();
  await field(page).pressSequentially('x'.repeat(70));
  await expect(field(page)).toHaveValue('x'.repeat(64));
});

test('says when nothing was found', async ({page}) => {
  await open(page, '/');
  await button(page).click();
  await field(page).fill('zzqqxx');
  await expect(dialog(page).getByRole('status')).toHaveText('No results for "zzqqxx"');
});

test('says when the index cannot be fetched, and Try again runs the same query', async ({page}) => {
  await open(page, '/');
  await page.route('**/search-index.json', (route) => route.abort());
  await button(page).click();
  await field(page).fill('port knocking');
  await expect(dialog(page).getByRole('status')).toHaveText('Unable to fetch results');
  await expect(dialog(page)).toContainText('You might want to check your network connection.');
  await page.unroute('**/search-index.json');
  await dialog(page).getByRole('button', {name: 'Try again'}).click();
  await expect(dialog(page).getByRole('link').first()).toHaveAttribute('href', /port-knocking/);
});

test('a damaged index is a failure, not an empty result', async ({page}) => {
  await open(page, '/');
  await page.route('**/search-index.json', (route) => route.fulfill({body: '{"index": '}));
  await button(page).click();
  await field(page).fill('port knocking');
  await expect(dialog(page).getByRole('status')).toHaveText('Unable to fetch results');
});

test('the results page answers the query of its address and keeps up with the field', async ({page}) => {
  await open(page, '/search/?q=port%20knocking');
  await expect(page).toHaveTitle(/^Search results for "port knocking"/);
  const main = page.getByRole('main');
  await expect(main.getByRole('link').first()).toHaveAttribute('href', /port-knocking/);
  await main.getByRole('searchbox').fill('cloudflare');
  await expect(page).toHaveURL('/search/?q=cloudflare');
  await expect(main.getByRole('link').first()).toHaveAttribute('href', /cloudflare/);
});

test('the index is not fetched before the search is used', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/docs/intro/');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('search-index'))).toEqual([]);
});
