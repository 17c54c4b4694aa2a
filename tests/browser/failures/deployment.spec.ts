import {readFile} from 'node:fs/promises';
import type {Page} from '@playwright/test';

import {forbidPrefetch} from '../support/connection';
import {expect, open, sidebarLink, test} from '../support/site';
import {button} from '../support/search';
import {whenQuiet} from '../support/watchRequests';

/** Answers for every script that is asked for from now on as a host does after a deployment: with its not-found page. */
async function removeScripts(page: Page, isGone: (path: string) => boolean): Promise<void> {
  const body = await readFile('build/404.html', 'utf8');
  await page.route('**/assets/js/*.js', (route) =>
    isGone(new URL(route.request().url()).pathname)
      ? route.fulfill({status: 404, contentType: 'text/html', body})
      : route.continue(),
  );
}

/** Counts how often a page was loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
}

const isMain = (path: string): boolean => /\/(main|runtime~main)\./.test(path);

test('parts that are gone for good: reloads once, then the requested page says so', {tag: '@quick'}, async ({page}) => {
  await forbidPrefetch(page);
  await open(page, '/docs/intro/');
  await removeScripts(page, (path) => !isMain(path));
  const loads = countLoads(page);
  await sidebarLink(page, 'Locked out').click();
  await expect(page.locator('h1')).toContainText('Locked out');
  await expect(page.getByRole('alert').filter({hasText: 'part of this page could not be loaded'})).toBeVisible();
  await whenQuiet(page);
  expect(loads()).toBe(1);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('scripts that are all gone: the page stays readable and does not reload', async ({page}) => {
  await removeScripts(page, () => true);
  const loads = countLoads(page);
  await page.goto('/docs/locked-out/');
  await whenQuiet(page);
  expect(loads()).toBe(1);
  await expect(page.locator('h1')).toBeVisible();
  await sidebarLink(page, 'Locked out').click();
  await expect(page.locator('h1')).toContainText('Locked out');
});

test('a search whose dialog is gone opens the results page instead of a crash', {tag: '@quick'}, async ({page}) => {
  await open(page, '/docs/intro/');
  let isNew = false;
  await removeScripts(page, () => !isNew);
  page.on('framenavigated', () => (isNew = true));
  await button(page).click();
  await expect(page).toHaveURL('/search/');
  await expect(page.getByRole('searchbox', {name: 'Search'})).toBeVisible();
});

test('a page whose content comes without its script at first fetches it again', async ({page}) => {
  let asked = 0;
  await forbidPrefetch(page);
  await open(page, '/docs/intro/');
  await page.route('**/assets/js/*.js', (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  await sidebarLink(page, 'Locked out').click();
  await expect(page.locator('h1')).toContainText('Locked out');
  expect(asked).toBeGreaterThan(1);
});
