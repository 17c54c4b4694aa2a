import type {Page} from '@playwright/test';

import {forbidPrefetch, tellConnection} from '../browser/support/connection';
import {holdAnswers} from '../browser/support/holdAnswers';
import {canScroll} from '../browser/support/scrolling';
import {expect, open, sidebarLink, test} from '../browser/support/site';
import {watchRequests, whenQuiet} from '../browser/support/watchRequests';
import {line} from './specification';

const allScripts = '**/assets/js/*.js';
const navbar = (page: Page) => page.locator('nav.navbar');
const foot = (page: Page) => page.getByRole('contentinfo');
const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});

const docsPages = [
  ...['changelog', 'download', 'features', 'installation', 'intro', 'license', 'requirements', 'upgrade-from-csf'],
].map((name) => `/docs/${name}/`);

const usagePages = [
  ...['allow-deny-filters', 'block-reporting', 'cloudflare', 'commands', 'directory-watching'],
  ...['exim-smtp-auth-restriction', 'ftp-connection', 'installation-on-generic-linux', 'introduction'],
  ...['ip-blocklists', 'lfd-clustering', 'limit-connections', 'login-tracking', 'messenger-service'],
  ...['multiple-ethernet-devices', 'port-flood-protection', 'port-ip-redirection', 'port-knocking'],
  ...['pre-post-scripts', 'principles', 'process-tracking', 'syslog-rsyslog-issues', 'user-interface'],
].map((name) => `/docs/usage/${name}/`);

const video = (page: Page) => page.getByRole('link', {name: 'Watch it work'});
const dialog = (page: Page) => page.getByRole('dialog');

test(line('2.2'), async ({request}) => {
  for (const [given, clean] of [
    ['/docs/usage/commands.html', '/docs/usage/commands/'],
    ['/docs/usage/commands/index.html', '/docs/usage/commands/'],
    ['/index.html', '/'],
    ['/blog/archive.html?from=mail', '/blog/archive/?from=mail'],
  ] as const) {
    const response = await request.get(given, {maxRedirects: 0});
    expect([response.status(), response.headers().location]).toEqual([301, clean]);
  }
});

test(line('2.3', '8.12'), async ({page}) => {
  expect((await page.goto('/docs/no-such-page/'))?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1, name: 'Page not found'})).toBeVisible();
});

for (const [title, path, heading] of [
  [line('2.4'), '/', /^Shut the door/],
  [line('2.6'), '/blog/archive/', /Archive/],
  [line('2.7'), '/blog/authors/', /Authors/],
  [line('2.8'), '/blog/install-and-configure-sentinel-firewall-ubuntu-24/', /Ubuntu 24/],
  [line('2.9'), '/blog/searching-for-spammers-on-cpanel-whm/', /spammers/],
  [line('2.10'), '/blog/why-use-fail-on-cpanel-exim/', /:fail:/],
  [line('2.13'), '/redirect/?to=https%3A%2F%2Fexample.com%2F', /leaving this site/],
  [line('2.15'), '/swag/', /Swag/],
] as const) {
  test(title, async ({page}) => {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
  });
}

test(line('2.5'), async ({page}) => {
  await page.goto('/blog/');
  await expect(page.getByRole('heading', {level: 1, name: 'Blog'})).toBeVisible();
  const posts = page.getByRole('main').getByRole('article');
  const inSidebar = page.getByRole('navigation', {name: /posts/i}).getByRole('link');
  expect(await inSidebar.count()).toBe(await posts.count());
});

test(line('2.11'), async ({page}) => {
  await open(page, '/contact/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Contact and mailing list');
  await expect(page.getByLabel('Subject, in one line')).toBeVisible();
  await expect(page.getByRole('heading', {name: /mailing list|news/i}).last()).toBeVisible();
});

test(line('2.12'), async ({page}) => {
  await page.goto('/privacy-policy/');
  await expect(page.getByRole('heading', {level: 1, name: 'Privacy policy'})).toBeVisible();
  await page.goto('/terms-conditions/');
  await expect(page.getByRole('heading', {level: 1, name: 'Terms and conditions'})).toBeVisible();
});

test(line('2.14'), async ({page}) => {
  await open(page, '/search/?q=port%20knocking');
  const main = page.getByRole('main');
  await expect(page).toHaveTitle(/^Search results for “port knocking”/);
  await expect(main.getByRole('searchbox')).toHaveValue('port knocking');
  await expect(main.getByRole('listitem').first().getByRole('link')).toHaveAttribute('href', /port-knocking/);
  await main.getByRole('searchbox').fill('cloudflare');
  await expect(page).toHaveURL('/search/?q=cloudflare');
  await expect(main.getByRole('listitem').first().getByRole('link')).toHaveAttribute('href', /cloudflare/);
});

test(line('2.16'), async ({page}) => {
  await page.goto('/docs/');
  await expect(page).toHaveURL('/docs/intro/');
});

for (const [title, paths] of [
  [line('2.17'), docsPages],
  [line('2.18'), usagePages],
] as const) {
  test(title, async ({request}) => {
    expect(paths).toHaveLength(paths === docsPages ? 8 : 23);
    for (const path of paths) {
      const response = await request.get(path, {maxRedirects: 0});
      expect([path, response.status()]).toEqual([path, 200]);
      expect(await response.text(), path).toMatch(/theme-doc-markdown/);
    }
  });
}

test(line('2.19'), async ({page}) => {
  const entriesOf = async (path: string) => {
    await page.goto(path);
    return sidebar(page).locator('> ul > li').allInnerTexts();
  };
  const firstLines = (entries: readonly string[]) => entries.map((entry) => entry.split('\n')[0]);
  const expected = firstLines(await entriesOf('/docs/intro/'));
  expect(expected.length).toBeGreaterThan(5);
  for (const path of ['/docs/license/', '/docs/usage/commands/', '/docs/usage/port-knocking/']) {
    expect(firstLines(await entriesOf(path))).toEqual(expected);
  }
});

test(line('2.20'), async ({page}) => {
  for (const [path, name] of [
    ['/blog/', 'blog-list-page'],
    ['/blog/why-use-fail-on-cpanel-exim/', 'blog-post-page'],
    ['/blog/tags/', 'blog-tags-list-page'],
    ['/blog/authors/', 'blog-authors-list-page'],
    ['/docs/intro/', 'docs-doc-page'],
    ['/privacy-policy/', 'mdx-page'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator(`.${name}`), path).not.toHaveCount(0);
  }
  for (const [list, name] of [
    ['/blog/tags/', 'blog-tags-post-list-page'],
    ['/blog/authors/', 'blog-authors-posts-page'],
  ] as const) {
    await page.goto(list);
    await page.goto((await page.locator(`main a[href^="${list}"]`).first().getAttribute('href'))!);
    await expect(page.locator(`.${name}`), list).not.toHaveCount(0);
  }
});

test(line('1.1', '2.22', '2.24'), async ({page}) => {
  for (const path of [
    ...['/', '/docs/intro/', '/blog/', '/contact/', '/swag/', '/search/', '/redirect/'],
    ...['/privacy-policy/', '/terms-conditions/'],
  ]) {
    await open(page, path);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    await expect(page).toHaveTitle(/\S/);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S+ \S+/);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(foot(page)).toHaveCount(1);
  }
});

test(line('2.23'), async ({page}) => {
  await open(page, '/docs/usage/commands/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('#__docusaurus_skipToContent_fallback').locator(':focus')).toHaveCount(1);
});

test(line('2.25', '2.26', '2.27'), async ({page}) => {
  await open(page, '/');
  const names = await navbar(page)
    .locator('a:visible, button:visible')
    .evaluateAll((items) => items.map((item) => item.getAttribute('aria-label') ?? item.textContent));
  expect(names.slice(1)).toEqual([
    'Blog',
    'Docs',
    '15.11',
    expect.stringMatching(/^Star.*sentinelfirewall\/sentinel/s),
    expect.stringContaining('GitHub'),
    expect.stringContaining('Discord'),
    expect.stringContaining('light mode'),
    'Search docs',
  ]);
  await expect(navbar(page).getByText('10', {exact: true})).toBeVisible();
});

test.describe('on a small screen', () => {
  test.use({viewport: {width: 390, height: 760}});

  test(line('2.28'), async ({page}) => {
    await open(page, '/docs/usage/commands/');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const panel = page.locator('.navbar-sidebar');
    await expect(panel.getByRole('link', {name: 'Allow, deny and filters'})).toBeVisible();
    await panel.getByRole('button', {name: /Back to main menu/}).click();
    await expect(panel.getByRole('link', {name: 'Blog'})).toBeVisible();
  });
});

for (const [title, column, names] of [
  [line('2.29'), 'Community', ['GitHub', 'Contributing', 'Discord']],
  [line('2.30'), 'Social', ['Twitter', 'LinkedIn', 'YouTube']],
  [line('2.31'), 'Organization', ['Privacy policy', 'Terms and conditions', 'Contact', 'Swag']],
] as const) {
  test(title, async ({page}) => {
    await page.goto('/');
    const links = foot(page)
      .locator('.footer__col')
      .filter({has: page.getByText(column, {exact: true})})
      .getByRole('link');
    const shown = (await links.allInnerTexts()).map((text) => text.trim());
    expect(shown.filter((text) => (names as readonly string[]).includes(text))).toEqual(names);
  });
}

test(line('2.33'), async ({page}) => {
  await page.goto('/');
  const copyright = foot(page).locator('.footer__copyright');
  await expect(copyright).toContainText('Copyright ©');
  await expect(foot(page)).toContainText('ConfigServer is a trademark of Way to the Web Limited');
  await expect(copyright.getByRole('link', {name: /GNU General Public License/})).toBeVisible();
});

test(line('2.34'), async ({page}) => {
  await forbidPrefetch(page);
  const requests = watchRequests(page);
  await open(page, '/swag/');
  const ofSwag = requests.map((address) => new URL(address).pathname);
  await open(page, '/docs/intro/');
  // Two clicks in a row: the first page arrives while the second is still on its way.
  const second = await holdAnswers(page, allScripts);
  const first = await holdAnswers(
    page,
    ({pathname}) => pathname.startsWith('/assets/js/') && ofSwag.includes(pathname),
  );
  await page.getByRole('link', {name: 'Swag'}).click();
  await page.getByRole('link', {name: 'Blog', exact: true}).click();
  first.release();
  await expect(page.getByRole('status', {name: 'Loading'})).toBeVisible();
  second.release();
  await expect(page.getByRole('heading', {level: 1, name: 'Blog'})).toBeVisible();
});

test(line('2.35', '8.10'), async ({page, context}) => {
  // Without the browser's word that the network is back, the button is what helps.
  await page.addInitScript(() => window.addEventListener('online', (event) => event.stopImmediatePropagation()));
  await forbidPrefetch(page);
  await open(page, '/docs/intro/');
  await whenQuiet(page);
  await context.setOffline(true);
  await sidebarLink(page, 'Locked out').click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('The page could not be loaded.');
  await expect(notice).toContainText('Could not fetch');
  await whenQuiet(page);
  await context.setOffline(false);
  await notice.getByRole('button', {name: 'Retry'}).click();
  await expect(page.locator('h1')).toContainText('Locked out');
});

test(line('2.36', '9.2'), async ({page}) => {
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
});

test(line('2.37'), async ({page}) => {
  await open(page, '/docs/usage/commands/');
  await page.evaluate(() => window.scrollTo(0, 1500));
  await sidebarLink(page, 'Locked out').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/docs/locked-out/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.locator('.table-of-contents a').last().click();
  const target = page.locator(decodeURIComponent(new URL(page.url()).hash));
  await expect(target).toBeInViewport();
});

test(line('2.39', '8.11'), async ({page}) => {
  await forbidPrefetch(page);
  await open(page, '/docs/intro/');
  const warned = page.waitForEvent('console', (said) => said.type() === 'warning' && /chunk/i.test(said.text()));
  let isDeployed = false;
  await page.route(allScripts, (route) => (isDeployed ? route.continue() : route.fulfill({status: 404})));
  const reloaded = page.waitForEvent('load');
  await sidebarLink(page, 'Locked out').click();
  await warned;
  isDeployed = true;
  await reloaded;
  await expect(page.locator('h1')).toContainText('Locked out');
});

test(line('2.40', '4.25'), async ({page}) => {
  await page.addInitScript(() => {
    Object.assign(window, {broken: true});
    const getAll = URLSearchParams.prototype.getAll;
    URLSearchParams.prototype.getAll = function (name) {
      if ((window as unknown as {broken: boolean}).broken && name === 'to') {
        throw new Error('the address is unreadable', {cause: new Error('an error of the test')});
      }
      return getAll.call(this, name);
    };
  });
  await open(page, '/swag/');
  await page.goto('/redirect/?to=https://example.com/');
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1, name: 'Swag'})).toBeVisible();
  await page.goForward();
  await expect(page).toHaveTitle(/Page Error/);
  await expect(page.getByText('the address is unreadable')).toBeVisible();
  await expect(page.getByText('an error of the test')).toBeVisible();
  await page.evaluate(() => Object.assign(window, {broken: false}));
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {name: 'You are leaving this site'})).toBeVisible();
});

test(line('2.41', '9.23'), async ({page, request}) => {
  for (const path of ['/', '/docs/intro/', '/blog/']) {
    expect(await (await request.get(path)).text()).not.toMatch(/rel="?prefetch/);
  }
  const ahead = page.locator('link[rel="prefetch"]');
  await open(page, '/docs/intro/');
  await expect.poll(() => ahead.count()).toBeGreaterThan(10);
  for (const connection of [
    {effectiveType: '2g', saveData: false},
    {effectiveType: 'slow-2g', saveData: false},
    {effectiveType: '4g', saveData: true},
  ]) {
    const other = await page.context().newPage();
    await tellConnection(other, connection);
    await open(other, '/docs/intro/');
    await other.evaluate(() => window.scrollTo(0, 800));
    await whenQuiet(other);
    await expect(other.locator('link[rel="prefetch"]')).toHaveCount(0);
    await other.close();
  }
});

test.describe('the video', () => {
  test.beforeEach(async ({page}) => {
    await open(page, '/');
    await video(page).click();
    await expect(dialog(page).locator('video')).toBeVisible();
  });

  test(line('2.42', '4.22', '9.19'), async ({page}) => {
    const player = dialog(page).locator('video');
    await expect.poll(() => player.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0);
    await expect(player).toHaveJSProperty('controls', true);
    await expect(player).toHaveJSProperty('loop', true);
    const [frame, picture] = [(await dialog(page).boundingBox())!, (await player.boundingBox())!];
    expect(picture.width).toBeCloseTo(frame.width, 0);
    // Opening what is open changes nothing; closing forgets the video.
    const first = (await player.elementHandle())!;
    await video(page).evaluate((link: HTMLAnchorElement) => link.click());
    await expect(dialog(page)).toHaveCount(1);
    expect(await first.evaluate((element) => element.isConnected)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.locator('video')).toHaveCount(0);
  });

  for (const [way, close] of [
    ['the close button', (page: Page) => dialog(page).getByRole('button', {name: 'Close'}).click()],
    ['a click outside the video', (page: Page) => page.mouse.click(4, 4)],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ] as const) {
    test(`${line('2.43')} By ${way}.`, async ({page}) => {
      await close(page);
      await expect(dialog(page)).toHaveCount(0);
      await expect(video(page)).toBeFocused();
      await video(page).click();
      await expect(dialog(page).locator('video')).toBeVisible();
    });
  }

  test(line('2.44'), async ({page}) => {
    expect(await canScroll(page)).toBe(false);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(() => canScroll(page)).toBe(true);
  });
});
