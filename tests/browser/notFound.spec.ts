import {readFile} from 'node:fs/promises';
import type {Page} from '@playwright/test';

import {expect, open, test} from './support/site';
import {whenQuiet} from './support/watchRequests';

const main = (page: Page) => page.getByRole('main');
const near = (page: Page) =>
  main(page).getByRole('heading', {name: 'Pages with a similar address'}).locator('+ ul').getByRole('link');

/** Makes the server answer with a file of the build, as a host without redirects does. */
async function answerWith(page: Page, address: string, file: string, status: number): Promise<void> {
  const body = await readFile(`build/${file}`, 'utf8');
  await page.route(
    (url) => url.pathname === address,
    (route) => route.fulfill({status, body, contentType: 'text/html'}),
  );
}

test('leads back in first, then to the pages most similar to the address', {tag: '@quick'}, async ({page}) => {
  await open(page, '/docs/usage/portknoking/');
  await expect(near(page).first()).toHaveText(/port knocking/i);
  expect(await near(page).count()).toBeLessThanOrEqual(5);
  await expect(main(page).getByRole('link').first()).toHaveText('I am locked out');
  await near(page).first().click();
  await expect(page).toHaveURL('/docs/usage/port-knocking/');
  await expect(page.locator('h1')).toHaveText(/port knocking/i);
});

// React discards a lazy part of the server's page while it hydrates. A click at that moment did nothing.
test('the links that the server sent stay while the page becomes interactive', {tag: '@quick'}, async ({page}) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, {sent: document.querySelectorAll('main a')}),
    ),
  );
  await open(page, '/docs/usage/portknoking/');
  await expect(near(page).first()).toBeVisible();
  const lost = await page.evaluate(() =>
    [...(window as unknown as {sent: NodeListOf<HTMLAnchorElement>}).sent]
      .filter((link) => !link.isConnected)
      .map((link) => link.textContent),
  );
  // The link to the search gets the words of the address.
  expect(lost).toEqual(['Search']);
});

test('the words of the address can be searched', async ({page}) => {
  await open(page, '/docs/how-to-block-russia.html');
  await main(page).getByRole('link', {name: 'Search for “block russia”'}).click();
  await expect(page).toHaveURL('/search/?q=block%20russia');
  await expect(page.getByRole('searchbox')).toHaveValue('block russia');
});

test('without the list of pages the rest of the page helps', async ({page}) => {
  await page.route('**/pages.json', (route) => route.fulfill({status: 503}));
  await open(page, '/docs/usage/portknoking/');
  await expect(main(page).getByRole('link', {name: 'Search for “portknoking”'})).toBeVisible();
  await expect(near(page)).toHaveCount(0);
});

test('no other page asks for the list of pages', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/docs/intro/');
  await whenQuiet(page);
  expect(asked).not.toContain('/pages.json');
});

test('without a server the signpost leads on, with query and hash, and leaves no trace in the history', async ({
  page,
}) => {
  await answerWith(page, '/docs/uninstall/', 'docs/uninstall/index.html', 200);
  await open(page, '/docs/intro/');
  await page.goto('/docs/uninstall/?from=poster#uninstall');
  await expect(page).toHaveURL('/docs/update-and-uninstall/?from=poster#uninstall');
  await page.goBack();
  await expect(page).toHaveURL('/docs/intro/');
});

test('without a server another spelling of it is forwarded by the not-found page', async ({page}) => {
  await answerWith(page, '/docs/Uninstall.html', '404.html', 404);
  await page.goto('/docs/Uninstall.html?from=poster#uninstall');
  await expect(page).toHaveURL('/docs/update-and-uninstall/?from=poster#uninstall');
  await expect(page.locator('h1')).toHaveText(/uninstall/i);
});

test('while it is forwarded the page links to the new address', async ({page}) => {
  await answerWith(page, '/docs/Uninstall.html', '404.html', 404);
  // An answer without content leaves the browser where it is.
  await page.route('**/docs/update-and-uninstall/', (route) => route.fulfill({status: 204}));
  await page.goto('/docs/Uninstall.html');
  await expect(main(page).getByRole('status').getByRole('link')).toHaveAttribute('href', '/docs/update-and-uninstall/');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the signpost leads on by itself', {tag: '@quick'}, async ({page}) => {
    await answerWith(page, '/docs/uninstall/', 'docs/uninstall/index.html', 200);
    await page.goto('/docs/uninstall/');
    await expect(page).toHaveURL('/docs/update-and-uninstall/');
  });

  test('the page at /docs/ leads to the introduction by itself', {tag: '@quick'}, async ({page}) => {
    await answerWith(page, '/docs/', 'docs/index.html', 200);
    await page.goto('/docs/');
    await expect(page).toHaveURL('/docs/intro/');
  });

  test('the not-found page offers the way back in and the search', async ({page}) => {
    const response = await page.goto('/docs/usage/portknoking/');
    expect(response?.status()).toBe(404);
    await expect(main(page).getByRole('link', {name: 'I am locked out'})).toBeVisible();
    await main(page).getByRole('link', {name: 'Search', exact: true}).click();
    await expect(page).toHaveURL('/search/');
  });
});
