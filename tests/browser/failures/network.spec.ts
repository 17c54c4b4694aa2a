import type {Page} from '@playwright/test';

import {forbidPrefetch} from '../support/connection';
import {button, dialog, field, hits, search} from '../support/search';
import {expect, open, sidebarLink, test} from '../support/site';
import {whenQuiet} from '../support/watchRequests';

/** Waits until the dialog of the search and its index are there, as after the button was touched. */
async function fetchSearch(page: Page): Promise<void> {
  await search(page, 'port knocking');
  await expect(hits(page).first()).toBeVisible();
  await whenQuiet(page);
  await dialog(page).getByRole('button', {name: 'Cancel'}).click();
  await expect(dialog(page)).toHaveCount(0);
}

test('with the network down, a search fetched earlier answers', async ({page, context, mishaps}) => {
  await open(page, '/docs/intro/');
  await fetchSearch(page);
  await context.setOffline(true);
  await search(page, 'cloudflare');
  await expect(hits(page).first()).toHaveAttribute('href', /cloudflare/);
  expect(mishaps.filter((mishap) => mishap.startsWith('uncaught'))).toEqual([]);
});

test('with the network down before the search loads, it opens when the network is back', async ({
  page,
  context,
  mishaps,
}) => {
  await open(page, '/docs/intro/');
  await whenQuiet(page);
  await context.setOffline(true);
  await button(page).click();
  const alert = page.getByRole('alert').filter({hasText: /./});
  await expect(alert).toContainText('The search could not be loaded.');
  await alert.getByRole('button', {name: 'Cancel'}).click();
  await expect(alert).toHaveCount(0);
  await button(page).click();
  await expect(alert.getByRole('button', {name: 'Retry'})).toBeVisible();
  await context.setOffline(false);
  await expect(field(page)).toBeFocused();
  await field(page).fill('port knocking');
  await expect(hits(page).first()).toBeVisible();
  expect(mishaps.filter((mishap) => mishap.startsWith('uncaught'))).toEqual([]);
});

test('with the network down, a prefetched page opens', async ({page, context, mishaps}) => {
  await open(page, '/docs/intro/');
  await expect.poll(() => page.locator('link[rel="prefetch"]').count()).toBeGreaterThan(0);
  await whenQuiet(page);
  await context.setOffline(true);
  await sidebarLink(page, 'Locked out').click();
  await expect(page.locator('h1')).toContainText('Locked out');
  await expect(page).toHaveURL('/docs/locked-out/');
  expect(mishaps.filter((mishap) => mishap.startsWith('uncaught'))).toEqual([]);
});

test('with the network down, a prefetched page of another layout opens with its styles', async ({page, context}) => {
  await open(page, '/docs/intro/');
  const swag = page.getByRole('contentinfo').getByRole('link', {name: 'Swag'});
  await swag.scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator('link[rel="prefetch"][href*="/parts."]').count()).toBe(1);
  await whenQuiet(page);
  await context.setOffline(true);
  await swag.click();
  await expect(page.locator('h1')).toContainText(/swag/i);
  await expect(page).toHaveTitle(/Swag/);
});

test('a style sheet that cannot be fetched is named in our words', async ({page}) => {
  await forbidPrefetch(page);
  await open(page, '/docs/intro/');
  await page.route('**/*', (route) =>
    route.request().url().endsWith('.css') || route.request().method() === 'HEAD' ? route.abort() : route.continue(),
  );
  await page.getByRole('contentinfo').getByRole('link', {name: 'Swag'}).click();
  const alert = page.getByRole('alert').filter({hasText: 'The page could not be loaded.'});
  await expect(alert).toContainText(/Could not fetch \S+\.css/);
  await expect(alert).not.toContainText('Loading');
});

test(
  'the results page says that the network is down, and works when it is back',
  {tag: '@quick'},
  async ({page, context}) => {
    await open(page, '/search/');
    await context.setOffline(true);
    const main = page.getByRole('main');
    await main.getByRole('searchbox').fill('cloudflare');
    await expect(main.getByRole('alert')).toContainText('Unable to fetch results');
    await expect(main.getByRole('searchbox')).toHaveValue('cloudflare');
    await context.setOffline(false);
    await main.getByRole('button', {name: 'Try again'}).click();
    await expect(main.getByRole('listitem').getByRole('link').first()).toHaveAttribute('href', /cloudflare/);
  },
);
