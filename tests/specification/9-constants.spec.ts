import type {Page} from '@playwright/test';

import {tellConnection} from '../browser/support/connection';
import {holdAnswers} from '../browser/support/holdAnswers';
import {expect, open, test} from '../browser/support/site';
import {whenQuiet} from '../browser/support/watchRequests';
import {line} from './specification';

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search docs'});
const field = (page: Page) => dialog(page).getByRole('combobox', {name: 'Search docs'});
const hits = (page: Page) => dialog(page).getByRole('option');

async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('button', {name: 'Search docs'}).click();
  await field(page).fill(words);
}

test(line('9.1'), async ({page}) => {
  await open(page, '/docs/intro/');
  await expect(page.locator('.navbar .dropdown > .navbar__link')).toHaveText('15.11');
});

test(line('9.2'), async ({page}) => {
  await tellConnection(page, {effectiveType: '2g'});
  await page.clock.install();
  await open(page, '/docs/intro/');
  const scripts = await holdAnswers(page, '**/assets/js/*.js');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Locked out'}).click();
  await page.clock.runFor(199);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.locator('#nprogress')).toHaveCount(1);
  scripts.release();
});

test(line('9.4'), async ({page}) => {
  await page.setViewportSize({width: 1280, height: 600});
  await open(page, '/search/?q=block%20address');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(20);
});

for (const [width, words] of [
  [769, 10],
  [768, 5],
] as const) {
  test(`${line('9.6')} At ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 700});
    await open(page, '/');
    await search(page, 'block address');
    await expect(hits(page).filter({hasText: '…'}).first()).toBeVisible();
    const excerpts = await hits(page).locator('> span:last-child').filter({hasText: '…'}).allTextContents();
    expect(Math.max(...excerpts.map((text) => text.replace(/…/g, '').trim().split(/\s+/).length))).toBe(words);
  });
}

test(line('5.1', '9.9'), async ({page}) => {
  await open(page, '/');
  await page.getByRole('button', {name: 'Search docs'}).click();
  await field(page).pressSequentially('x'.repeat(66));
  await expect(field(page)).toHaveValue('x'.repeat(64));
});

for (const [name, connection] of [
  ['2g', {effectiveType: '2g', saveData: false}],
  ['slow 2g', {effectiveType: 'slow-2g', saveData: false}],
  ['data saver', {effectiveType: '4g', saveData: true}],
] as const) {
  test(`${line('2.41', '9.23')} On ${name}`, async ({page}) => {
    await tellConnection(page, connection);
    for (const path of ['/', '/docs/intro/', '/blog/']) {
      await open(page, path);
      await page.evaluate(() => window.scrollTo(0, 800));
      await whenQuiet(page);
      await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
    }
  });
}

test(`${line('2.41')} On other connections`, async ({page}) => {
  await tellConnection(page, {effectiveType: '4g', saveData: false});
  await open(page, '/docs/intro/');
  await expect.poll(() => page.locator('link[rel="prefetch"]').count()).toBeGreaterThan(10);
});
