import type {Page} from '@playwright/test';

import {tellConnection} from './support/connection';
import {holdAnswers} from './support/holdAnswers';
import {expect, open, test} from './support/site';
import {watchRequests, whenQuiet} from './support/watchRequests';

const allScripts = '**/assets/js/*.js';

/** The paths of the scripts that a page of the site needs, from a visit. */
async function scriptsOf(page: Page, path: string): Promise<readonly string[]> {
  const requests = watchRequests(page);
  await open(page, path);
  return requests.map((address) => new URL(address).pathname).filter((name) => name.startsWith('/assets/js/'));
}

/** Keeps the page from fetching the parts of others before they are asked for. */
async function forbidPrefetch(page: Page): Promise<void> {
  await tellConnection(page, {effectiveType: '2g', saveData: false});
}

const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name, exact: true});

test('back and forward restore the pages and their scroll positions', {tag: '@quick'}, async ({page}) => {
  await open(page, '/docs/usage/commands/');
  await page.evaluate(() => window.scrollTo(0, 1500));
  await sidebarLink(page, 'Locked out').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/docs/locked-out/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/docs/usage/commands/');
  await expect(page.locator('h1')).toHaveText('csf and lfd commands');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
  await page.goForward();
  await expect(page).toHaveURL('/docs/locked-out/');
});

test('a hash scrolls to its heading, below the navbar', {tag: '@quick'}, async ({page}) => {
  await open(page, '/docs/usage/commands/#permanent-deny-list');
  const heading = page.locator('#permanent-deny-list');
  await expect(heading).toBeInViewport();
  const navbar = await page.locator('nav.navbar').boundingBox();
  await expect.poll(async () => (await heading.boundingBox())!.y).toBeGreaterThanOrEqual(navbar!.height - 1);
});

test('a link to a hash of another page scrolls there after the page has loaded', async ({page}) => {
  await open(page, '/docs/questions/');
  await page.getByRole('main').getByRole('link', {name: 'How do I unblock an address?'}).click();
  await expect(page).toHaveURL('/docs/usage/allow-deny-filters/#how-do-i-unblock-an-address');
  await expect(page.locator('#how-do-i-unblock-an-address')).toBeInViewport();
});

test('a page that is reached by a link looks as one that is opened', async ({page}) => {
  const boxes = (): Promise<unknown> =>
    page
      .getByRole('main')
      .locator('form, form *')
      .evaluateAll((elements) =>
        elements.map((element) => {
          const {display, padding, borderRadius, backgroundColor, font} = getComputedStyle(element);
          return [element.tagName, display, padding, borderRadius, backgroundColor, font];
        }),
      );
  // Both are in the fonts of the system then, whatever time the server takes to answer.
  await tellConnection(page, {effectiveType: '4g', saveData: true});
  await open(page, '/contact/');
  const opened = await boxes();
  expect(opened).not.toEqual([]);
  await open(page, '/docs/intro/');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Contact'}).click();
  await expect(page.locator('h1')).toContainText('Contact');
  expect(await boxes()).toEqual(opened);
});

test(
  'the progress bar begins 200 ms after the path changed, and ends with the page',
  {tag: '@quick'},
  async ({page}) => {
    await forbidPrefetch(page);
    await page.clock.install();
    await open(page, '/docs/intro/');
    const scripts = await holdAnswers(page, allScripts);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await sidebarLink(page, 'Locked out').click();
    await page.clock.runFor(199);
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.locator('#nprogress')).toHaveCount(1);
    scripts.release();
    await expect(page.locator('h1')).toContainText('Locked out');
    await page.clock.resume();
    await expect(page.locator('#nprogress')).toHaveCount(0);
  },
);

test('a spinner replaces a page while it waits for its parts', async ({page}) => {
  await forbidPrefetch(page);
  const ofSwag = await scriptsOf(page, '/swag/');
  await open(page, '/docs/intro/');
  // Two clicks in a row: the first page arrives while the second is still on its way.
  const second = await holdAnswers(page, allScripts);
  const first = await holdAnswers(page, ({pathname}) => ofSwag.includes(pathname));
  await page.getByRole('link', {name: 'Swag'}).click();
  await page.getByRole('link', {name: 'Blog', exact: true}).click();
  first.release();
  await expect(page.getByRole('status', {name: 'Loading'})).toBeVisible();
  second.release();
  await expect(page.getByRole('heading', {level: 1, name: 'Blog'})).toBeVisible();
});

test(
  'with the network down, a page that cannot be fetched says so and loads on Retry',
  {tag: '@quick'},
  async ({page, context}) => {
    // Without the browser's word that the network is back, the button is what helps.
    await page.addInitScript(() => window.addEventListener('online', (event) => event.stopImmediatePropagation()));
    await forbidPrefetch(page);
    await open(page, '/docs/intro/');
    // The page knows then where the parts of others lie.
    await whenQuiet(page);
    await context.setOffline(true);
    await sidebarLink(page, 'Locked out').click();
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('The page could not be loaded.');
    await expect(notice).toContainText(/Could not fetch \S+/);
    await expect(page.locator('h1')).toHaveText('Sentinel Firewall documentation');
    // Every part of the page has failed and asked whether the site can be reached.
    await whenQuiet(page);
    await context.setOffline(false);
    await notice.getByRole('button', {name: 'Retry'}).click();
    await expect(page.locator('h1')).toContainText('Locked out');
    await expect(notice).toBeEmpty();
  },
);

test('with the network back, a page that could not be fetched loads by itself', async ({page, context}) => {
  await forbidPrefetch(page);
  await open(page, '/docs/intro/');
  await context.setOffline(true);
  await sidebarLink(page, 'Locked out').click();
  await expect(page.getByRole('alert')).toContainText('The page could not be loaded.');
  await context.setOffline(false);
  await expect(page.locator('h1')).toContainText('Locked out');
});

test('a link that was only hovered while offline shows no notice', async ({page, context}) => {
  await open(page, '/docs/intro/');
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/js/'));
  await page.getByRole('button', {name: 'Networks and rules'}).click();
  await sidebarLink(page, 'lfd clustering').hover();
  await failed;
  await expect(page.getByRole('alert')).toBeEmpty();
});

test(
  'a part that is gone, as after a deployment, warns in the console and reloads the page',
  {tag: '@quick'},
  async ({page}) => {
    await forbidPrefetch(page);
    await open(page, '/docs/intro/');
    const warned = page.waitForEvent(
      'console',
      (message) => message.type() === 'warning' && /ChunkLoadError|chunk/i.test(message.text()),
    );
    let isDeployed = false;
    await page.route(allScripts, (route) => (isDeployed ? route.continue() : route.fulfill({status: 404})));
    const reloaded = page.waitForEvent('load');
    await sidebarLink(page, 'Locked out').click();
    await warned;
    isDeployed = true;
    await reloaded;
    await expect(page).toHaveURL('/docs/locked-out/');
    await expect(page.locator('h1')).toContainText('Locked out');
  },
);

test('prefetches parts of visible links, each file once', {tag: '@quick'}, async ({page}) => {
  await open(page, '/docs/intro/');
  const ahead = page.locator('link[rel="prefetch"]');
  await expect.poll(() => ahead.count()).toBeGreaterThan(10);
  await whenQuiet(page);
  const files = await ahead.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
  // Those of the pages, and the style sheets that this page does not have.
  expect(files.filter((file) => file?.endsWith('.css')).length).toBeGreaterThan(0);
});

test('a prefetched page opens without the network', async ({page, context}) => {
  await open(page, '/docs/intro/');
  await whenQuiet(page);
  const requests = watchRequests(page);
  await sidebarLink(page, 'Locked out').hover();
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  await whenQuiet(page);
  await context.setOffline(true);
  await sidebarLink(page, 'Locked out').click();
  await expect(page.locator('h1')).toContainText('Locked out');
});

for (const [name, connection] of [
  ['a 2g connection', {effectiveType: '2g', saveData: false}],
  ['a slow 2g connection', {effectiveType: 'slow-2g', saveData: false}],
  ['data saver', {effectiveType: '4g', saveData: true}],
] as const) {
  test(`nothing is prefetched on ${name}`, {tag: '@quick'}, async ({page, request}) => {
    await tellConnection(page, connection);
    for (const path of ['/', '/docs/intro/', '/blog/']) {
      expect(await (await request.get(path)).text()).not.toMatch(/rel="?prefetch/);
      await open(page, path);
      // The parts of the pages in the sidebar would be asked for as soon as it is seen.
      await page.evaluate(() => window.scrollTo(0, 800));
      await whenQuiet(page);
      await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
    }
  });
}

test('a page keeps its title and description while it hydrates', {tag: '@quick'}, async ({page}) => {
  // A slow processor gives hydration many pauses.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 6});
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, {seen});
    const look = (): void => {
      const description = document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? 'none';
      const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? 'none';
      seen.add(JSON.stringify([document.title, description, canonical]));
      requestAnimationFrame(look);
    };
    document.addEventListener('DOMContentLoaded', look);
  });
  for (const path of ['/docs/usage/login-tracking/', '/', '/blog/']) {
    await open(page, path);
    await whenQuiet(page);
    const seen = await page.evaluate(() => [...(window as unknown as {seen: Set<string>}).seen]);
    expect(seen).toEqual([expect.not.stringContaining('"none"')]);
  }
});

test('the words of a heading lead to it, and a screen reader reads them once', async ({page}) => {
  await open(page, '/docs/locked-out/');
  const heading = page.locator('.theme-doc-markdown h2[id]').first();
  const words = (await heading.innerText()).trim();
  await expect(heading).toHaveAccessibleName(words);
  const link = heading.getByRole('link', {name: words, exact: true});
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/docs/locked-out/#${await heading.getAttribute('id')}`);
});

for (const spelling of ['/docs/intro', '/docs/intro/index.html', '/docs/intro.html']) {
  test(`a host that serves ${spelling} without a redirect gets the page at its own address`, async ({
    page,
    mishaps,
  }) => {
    await page.route(`**${spelling}?*`, (route) => route.fulfill({path: 'build/docs/intro/index.html'}));
    await open(page, `${spelling}?from=mail#what-do-you-need-to-do`);
    await expect(page).toHaveURL('/docs/intro/?from=mail#what-do-you-need-to-do');
    await expect(page.locator('h1')).toHaveCount(1);
    expect(mishaps).toEqual([]);
  });
}

test('in colours that the system chooses, only the current page is marked in the sidebar', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, '/docs/locked-out/');
  const ground = await page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor);
  const marked = await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link')
    .evaluateAll(
      (links, colour) =>
        links.filter((link) => getComputedStyle(link).borderLeftColor !== colour).map((link) => link.textContent),
      ground,
    );
  expect(marked).toEqual(['Locked out']);
});
