import type {BrowserContext, Page, Response} from '@playwright/test';
import {cpSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {createSiteServer} from '../../deploy/serve/server';
import {writeOfflineWorker} from '../../src/features/offline/node/worker';
import {packPages} from '../../src/features/offline/node/worker/packPages';
import {startOwnServer} from './support/ownServer';
import {openFirstHit} from './support/search';
import {answerStars, expect, open, test as base, whenAlive} from './support/site';

/** A copy of the build that a test may change, on a server that it may stop. */
type Site = {folder: string; origin: string; stop: () => Promise<void>};

const test = base.extend<{site: Site}>({
  // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern there.
  site: async ({}, provide, info) => {
    const folder = path.resolve(`test-results/offline-mode-${info.parallelIndex}`);
    rmSync(folder, {recursive: true, force: true});
    cpSync('build', folder, {recursive: true, filter: (file) => !/\.(br|gz|zip)$/.test(file)});
    const {origin, close} = await startOwnServer(createSiteServer({root: folder, baseUrl: '/'}));
    let isRunning = true;
    const stop = async (): Promise<void> => {
      if (isRunning) {
        isRunning = false;
        await close();
      }
    };
    await provide({folder, origin, stop});
    await stop();
  },
});

test.beforeEach(({page}) => answerStars(page));

/** What the browser keeps for the site besides its storage. */
async function kept(page: Page): Promise<{workers: number; caches: string[]}> {
  return page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));
}

const keepButton = (page: Page) => page.getByRole('button', {name: 'Keep this site for offline reading'});
const removeButton = (page: Page) => page.getByRole('button', {name: 'Remove the saved site'});

async function keep(page: Page, origin: string): Promise<void> {
  await open(page, `${origin}/docs/download/`);
  await keepButton(page).click();
  // A busy machine takes a minute to compare all files with their fingerprints.
  await expect(page.getByText('Your browser now keeps this site.')).toBeVisible({timeout: 170_000});
}

/** Headers that a server sends for what it is, and not for how it is transferred. */
function ownHeadersOf(response: Response | null): Record<string, string | undefined> {
  const {'cache-control': caching, 'content-type': type} = response!.headers();
  return {caching, type: type!.toLowerCase()};
}

/** Changes the words of a page and makes the worker of that build. */
function rebuild(folder: string, words: [string, string]): void {
  const file = path.join(folder, 'docs/intro/index.html');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(...words));
  writeOfflineWorker({outDir: folder, baseUrl: '/'}, packPages(folder));
}

/** What a newer build has other words for. */
const newerWords: [string, string] = ['Sentinel Firewall documentation', 'Sentinel Firewall handbook'];

/** Milliseconds, more than a worker waits for the first silence of a page, after which it decides. */
const pause = 5000;

/**
 * Builds the site anew, with a handbook in place of its documentation, and waits in a page until the worker of that
 * build has fetched all that it keeps: with a visit while the network is there, the browser looks for a newer worker.
 */
async function fetchNewerBuild(page: Page, {folder, origin}: Site): Promise<void> {
  rebuild(folder, newerWords);
  await open(page, `${origin}/docs/installation/`);
  await expect
    .poll(async () => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting)), {
      timeout: 30_000,
    })
    .toBe(true);
}

/** A new page of the visitor's browser. */
async function newPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await answerStars(page);
  return page;
}

test(
  'fetches, registers and keeps nothing before the visitor asks, but shows the sizes',
  {tag: '@quick'},
  async ({page, site}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const address of ['/', '/docs/intro/', '/docs/locked-out/', '/docs/download/']) {
      await open(page, site.origin + address);
    }
    await expect(page.getByText(/Fetches at most \d+\.\d MB, and takes \d+\.\d MB in this browser\./)).toBeVisible();
    expect(asked).not.toContain('/sw.js');
    expect(await kept(page)).toEqual({workers: 0, caches: []});
  },
);

test('shows the sizes after client-side navigation too', async ({page, site}) => {
  await open(page, `${site.origin}/docs/installation/`);
  await page.locator('.menu').getByRole('link', {name: 'Download', exact: true}).click();
  await expect(page.getByText(/Fetches at most \d+\.\d MB/)).toBeVisible();
});

test('after asking, pages, search and tools work without a server', async ({page, site, violations}) => {
  test.slow();
  await keep(page, site.origin);
  const online = await page.goto(`${site.origin}/docs/intro/`);
  await site.stop();
  const offline = await page.goto(`${site.origin}/docs/intro/`);
  expect(offline?.fromServiceWorker()).toBe(true);
  expect(ownHeadersOf(offline)).toEqual(ownHeadersOf(online));
  expect(await page.evaluate(() => document.styleSheets[0]?.href)).toContain('/assets/css/styles.');
  for (const address of [
    '/',
    '/docs/intro/',
    '/docs/reference/settings/',
    '/blog/',
    '/contact/',
    '/docs/intro',
    '/docs/intro/index.html',
  ]) {
    await open(page, site.origin + address);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page).not.toHaveTitle(/Page not found/);
  }
  await open(page, `${site.origin}/docs/download/`);
  await expect(page.getByRole('main')).toContainText(/sentinel-docs-[\d.]+\.zip, \d+\.\d MB/);
  await openFirstHit(page, 'port knocking');
  await expect(page).toHaveURL(/\/docs\/usage\/port-knocking\//);
  await open(page, `${site.origin}/docs/tools/block-decoder/`);
  await page.getByLabel('Paste what you have').fill('csf.deny: 198.51.100.99 # port scan');
  await expect(page.getByRole('main').locator('section a[href*="locked-out"]').first()).toBeVisible();
  const response = await page.goto(`${site.origin}/no/such/page/`);
  expect(response?.status()).toBe(404);
  await whenAlive(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/not found|does not exist|no page/i);
  await page.goto(`${site.origin}/docs/faq/`);
  await expect(page).toHaveURL(`${site.origin}/docs/questions/`);
  await page.goto(`${site.origin}/docs/`);
  await expect(page).toHaveURL(`${site.origin}/docs/intro/`);
  expect(violations).toEqual([]);
});

test('while the server answers, its pages are shown, not the kept ones', async ({page, site}) => {
  await keep(page, site.origin);
  const file = path.join(site.folder, 'docs/intro/index.html');
  writeFileSync(file, readFileSync(file, 'utf8').replace('<title data-rh=true>', '<title data-rh=true>New: '));
  const response = await page.goto(`${site.origin}/docs/intro/`);
  expect(await response?.text()).toContain('<title data-rh=true>New: ');
});

test('a newer build takes over whole, and the older one goes', async ({page, context, site}) => {
  test.slow();
  await keep(page, site.origin);
  const [old] = (await kept(page)).caches;
  await fetchNewerBuild(page, site);
  expect((await kept(page)).caches).toContain(old);
  await open(page, `${site.origin}/docs/requirements/`);
  await expect.poll(async () => (await kept(page)).caches.length, {timeout: 30_000}).toBe(1);
  expect((await kept(page)).caches).not.toContain(old);
  await site.stop();
  const later = await newPage(context);
  const response = await later.goto(`${site.origin}/docs/intro/`);
  expect(await response?.text()).toContain('Sentinel Firewall handbook');
});

test('another open page keeps the files of its build until it is closed', async ({page, context, site}) => {
  test.slow();
  await keep(page, site.origin);
  const [old] = (await kept(page)).caches;
  const other = await newPage(context);
  await open(other, `${site.origin}/docs/intro/`);
  await fetchNewerBuild(other, site);
  await open(other, `${site.origin}/docs/requirements/`);
  await other.waitForTimeout(pause);
  expect((await kept(page)).caches).toContain(old);
  await page.close();
  await open(other, `${site.origin}/docs/installation/`);
  await expect.poll(async () => (await kept(other)).caches, {timeout: 30_000}).not.toContain(old);
});

test('a page out of the kept files holds a newer build up', async ({page, site}) => {
  test.slow();
  await keep(page, site.origin);
  const [old] = (await kept(page)).caches;
  await fetchNewerBuild(page, site);
  await site.stop();
  await open(page, `${site.origin}/docs/requirements/`);
  await page.waitForTimeout(pause);
  expect((await kept(page)).caches).toContain(old);
});

test('an update that cannot be fetched whole changes nothing', async ({page, site}) => {
  test.slow();
  await keep(page, site.origin);
  const before = await kept(page);
  rebuild(site.folder, newerWords);
  rmSync(path.join(site.folder, 'search-texts.json'));
  const ended = page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await new Promise<void>((resolve) =>
      registration.addEventListener('updatefound', () => {
        const {installing} = registration;
        installing!.addEventListener('statechange', () => installing!.state === 'redundant' && resolve());
      }),
    );
  });
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await ended;
  expect(await kept(page)).toEqual(before);
  await site.stop();
  await open(page, `${site.origin}/docs/glossary/`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/Glossary/i);
});

test('the button removes everything again', async ({page, site}) => {
  await keep(page, site.origin);
  await open(page, `${site.origin}/docs/locked-out/`);
  await page.evaluate(() => caches.open('of somebody else'));
  await removeButton(page).click();
  await expect(page.getByText('The offline copy is removed.')).toBeVisible();
  expect(await kept(page)).toEqual({workers: 0, caches: ['of somebody else']});
  await expect(keepButton(page)).toBeVisible();
});

test('reports a file from another build, and keeps nothing', async ({page, site}) => {
  writeFileSync(path.join(site.folder, 'offline/pages-1.json'), '{"docs/intro/": "Something else"}');
  await open(page, `${site.origin}/docs/download/`);
  await keepButton(page).click();
  await expect(page.getByText('A file could not be fetched, or was not the one that this site published.')).toBeVisible(
    {
      timeout: 30_000,
    },
  );
  expect(await kept(page)).toEqual({workers: 0, caches: []});
  await expect(keepButton(page)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the page says that the archive is the way', async ({page, site}) => {
    await page.goto(`${site.origin}/docs/download/`);
    await expect(keepButton(page)).toBeHidden();
    await expect(page.locator('main noscript p')).toHaveText(/^The offline mode needs JavaScript\./);
    await expect(page.getByRole('main')).toContainText(/sentinel-docs-[\d.]+\.zip, \d+\.\d MB/);
  });
});
