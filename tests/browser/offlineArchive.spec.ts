import type {Page} from '@playwright/test';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {unpackArchive} from '../support/unpackArchive';
import {serveBare} from './support/bareServer';
import {button, openFirstHit} from './support/search';
import {answerStars, expect, open, test, whenAlive} from './support/site';

/** The archive lies in a folder whose name has to be encoded. */
const above = path.resolve('test-results/offline-archive');
const archive = path.join(above, 'some/deep base');

test.describe.configure({mode: 'default'});
test.beforeAll(() => unpackArchive(archive));

test.beforeEach(({page}) => answerStars(page));

const inFolder = (file: string): string => pathToFileURL(path.join(archive, file)).href;
const main = (page: Page) => page.getByRole('main');

/** Pictures that were asked for in vain. */
async function brokenPictures(page: Page): Promise<string[]> {
  const pictures = (await page.locator('img').all()).map(async (picture) =>
    picture.evaluate((img: HTMLImageElement) => (img.complete && img.naturalWidth === 0 ? img.src : '')),
  );
  return (await Promise.all(pictures)).filter(Boolean);
}

test.describe('in a folder', () => {
  test('pages are readable without a script of the site, look as they should, and lead on by their links', async ({
    page,
    mishaps,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(path.basename(request.url())));
    await page.goto(inFolder('index.html'), {waitUntil: 'load'});
    expect(scripts).toEqual(['start.js']);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('.navbar')).toHaveCSS('background-color', 'rgb(12, 22, 32)');
    await page.locator('.navbar').getByRole('link', {name: 'Docs', exact: true}).click();
    await expect(page).toHaveURL(inFolder('docs/intro/index.html'));
    await page.locator('.menu').getByRole('link', {name: 'Locked out', exact: true}).click();
    await expect(page).toHaveURL(inFolder('docs/locked-out/index.html'));
    await page.locator('footer').getByRole('link', {name: 'Privacy policy'}).click();
    await expect(page).toHaveURL(inFolder('privacy-policy/index.html'));
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Privacy policy');
    expect(await brokenPictures(page)).toEqual([]);
    expect(mishaps).toEqual([]);
  });

  test('what needs a script is open or gone, and pages say what needs a server', async ({page, mishaps}) => {
    await page.goto(inFolder('docs/tools/config-checker/index.html'));
    await expect(page.getByText('This copy is for reading.')).toBeVisible();
    await expect(page.getByText('This tool runs in your browser and needs a web server of its own.')).toBeVisible();
    await expect(page.getByLabel('Your csf.conf', {exact: true})).toBeHidden();
    await expect(button(page)).toBeHidden();
    await page.locator('.navbar').getByRole('link', {name: 'All pages'}).click();
    await expect(page).toHaveURL(inFolder('search/index.html'));
    await page.goto(inFolder('docs/installation/index.html'));
    const panels = page.locator('[role="tabpanel"]');
    expect(await panels.count()).toBeGreaterThan(1);
    for (const panel of await panels.all()) {
      await expect(panel).toBeVisible();
    }
    expect(mishaps).toEqual([]);
  });
});

test('below any path of a server pages are readable, and say what the search and the tools need', async ({
  page,
  mishaps,
}) => {
  const {origin, close} = await serveBare(above);
  await page.goto(`${origin}/some/deep%20base/`);
  await expect(page.getByText('This copy is for reading.')).toBeVisible();
  await page.locator('.navbar').getByRole('link', {name: 'Docs', exact: true}).click();
  await expect(page).toHaveURL(`${origin}/some/deep%20base/docs/intro/index.html`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(button(page)).toBeHidden();
  expect(await brokenPictures(page)).toEqual([]);
  expect(mishaps).toEqual([]);
  await close();
});

test.describe('on a server of its own', () => {
  let origin: string;
  let close: () => Promise<void>;
  test.beforeAll(async () => ({origin, close} = await serveBare(archive)));
  test.afterAll(() => close());
  const at = (file: string): string => `${origin}/${file}`;

  test('pages come to life without an error and lead on by their links', async ({page, mishaps}) => {
    for (const file of ['', 'index.html', 'docs/intro/', 'blog/', 'docs/reference/settings/', 'swag/', 'contact/']) {
      await open(page, at(file));
      await expect(page).not.toHaveTitle(/Page not found/);
      expect(await brokenPictures(page)).toEqual([]);
    }
    await open(page, at(''));
    await page.locator('.navbar').getByRole('link', {name: 'Docs', exact: true}).click();
    await expect(page).toHaveURL(at('docs/intro/'));
    await whenAlive(page);
    await expect(page.locator('.menu__link--active').first()).toHaveText('Start here');
    await page.locator('.menu').getByRole('link', {name: 'Locked out', exact: true}).click();
    await expect(page).toHaveURL(at('docs/locked-out/'));
    // A link of the frame holds after the router has changed the URL, also for a new tab.
    const link = page.locator('footer').getByRole('link', {name: 'Swag'});
    expect(await link.evaluate(({href}: HTMLAnchorElement) => href)).toMatch(/:\d+\/swag\/(index\.html)?$/);
    await page.goBack();
    await expect(page).toHaveURL(at('docs/intro/'));
    expect(mishaps).toEqual([]);
  });

  test('a phone finds its menu there, with links and pictures that hold', async ({page, mishaps}) => {
    await page.setViewportSize({width: 360, height: 740});
    await open(page, at('docs/intro/'));
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.locator('.navbar-sidebar').getByRole('link', {name: 'Locked out', exact: true}).first().click();
    await expect(page).toHaveURL(at('docs/locked-out/'));
    expect(mishaps).toEqual([]);
  });

  test('the search finds a page and opens it', async ({page, mishaps}) => {
    await open(page, at('docs/intro/'));
    await openFirstHit(page, 'port knocking');
    await expect(page).toHaveURL(/\/docs\/usage\/port-knocking\/(#.*)?$/);
    await whenAlive(page);
    await open(page, at('search/index.html?q=cloudflare'));
    await main(page)
      .getByRole('link', {name: /cloudflare/i})
      .first()
      .click();
    await expect(page).toHaveURL(/\/docs\/.*\/(#.*)?$/);
    expect(mishaps).toEqual([]);
  });

  test('a tool answers, with links that hold', async ({page, mishaps}) => {
    await open(page, at('docs/tools/block-decoder/'));
    await page.getByLabel('Paste what you have').fill('csf.deny: 198.51.100.99 # port scan');
    await main(page).locator('section a[href*="locked-out"]').first().click();
    await expect(page).toHaveURL(/\/docs\/locked-out\//);
    await whenAlive(page);
    await expect(page).not.toHaveTitle(/Page not found/);
    expect(mishaps).toEqual([]);
  });

  test('the settings found by the filter lead to their places', async ({page, mishaps}) => {
    await open(page, at('docs/reference/settings/'));
    await page.getByLabel('Filter settings').fill('LF_SSHD');
    await expect(page.getByRole('status').filter({hasText: /setting/})).toHaveText('2 settings');
    await main(page).getByRole('link', {name: 'LF_SSHD', exact: true}).first().click();
    await expect(page).toHaveURL(/\/docs\/reference\/settings\/login-failures\/#/);
    expect(mishaps).toEqual([]);
  });

  test('the video plays in the format that the archive has', async ({page}) => {
    await open(page, at(''));
    await page.getByRole('link', {name: 'Watch it work'}).click();
    const video = page.getByRole('dialog').locator('video');
    await expect.poll(() => video.evaluate(({currentTime}: HTMLVideoElement) => currentTime)).toBeGreaterThan(0);
  });

  test('the colour mode that was chosen lasts, and a tab changes the query of the page only', async ({
    page,
    mishaps,
  }) => {
    await open(page, at('docs/intro/'));
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await open(page, at('docs/installation/'));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('tab', {selected: false}).first().click();
    await expect(page).toHaveURL(/\/docs\/installation\/\?/);
    expect(mishaps).toEqual([]);
  });
});
