import {forbidPrefetch, tellConnection} from './support/connection';
import {expect, open, sidebarLink, test} from './support/site';
import {whenQuiet} from './support/watchRequests';

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
  await page.getByRole('button', {name: 'Networks, mail and FTP'}).click();
  await sidebarLink(page, 'lfd clustering').hover();
  await failed;
  await expect(page.getByRole('alert')).toBeEmpty();
});

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
