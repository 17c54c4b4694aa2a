import type {Page} from '@playwright/test';

import {servicesPort} from './support/ports';
import {button, dialog, openFirstHit} from './support/search';
import {answerStars, expect, open, sidebarLink, test} from './support/site';
import {giveText, onEachTool} from './support/tools';
import {version} from '@sentinel/csf/model/version';

/** What a browser stores for the site, each key with its place, as the privacy policy writes it. */
async function storedIn(page: Page): Promise<string[]> {
  const stored = await page.evaluate(() => [localStorage, sessionStorage].map((storage) => Object.keys(storage)));
  const [local = [], session = []] = stored;
  return [...local.map((key) => `${key} localStorage`), ...session.map((key) => `${key} sessionStorage`)].sort();
}

/** The keys that the table of the privacy policy names. */
async function documented(page: Page): Promise<string[]> {
  await open(page, '/privacy-policy/');
  const rows = page.locator('#stored-keys').getByRole('rowheader');
  return (await rows.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim()).sort();
}

/** Opens a hit of the search in its dialog. */
async function followHit(page: Page, words: string): Promise<void> {
  await openFirstHit(page, words);
  await expect(dialog(page)).toHaveCount(0);
}

async function saveRecent(page: Page): Promise<void> {
  await button(page).click();
  await dialog(page).getByRole('button', {name: /^Save/}).first().click();
  await page.keyboard.press('Escape');
}

async function chooseTab(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.getByRole('tab', {selected: false}).first().click();
}

async function giveAddress(page: Page, isToKeep: boolean): Promise<void> {
  await open(page, '/docs/locked-out/');
  await page.getByRole('button', {name: 'Use my address and SSH port'}).click();
  await page.getByLabel('Your IP address').fill('198.51.100.4');
  await page.getByLabel('Keep address and port in this browser').setChecked(isToKeep);
  await page.getByRole('button', {name: 'Use these values'}).click();
}

/** Uses everything on the site that a visitor can choose, save or type. */
async function useEverything(page: Page): Promise<void> {
  await answerStars(page);
  await open(page, '/');
  await expect(page.locator('.navbar').getByText('1.2K')).toBeVisible();
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();
  await page.getByRole('link', {name: 'Watch it work'}).click();
  await page.keyboard.press('Escape');
  await page.locator('.navbar').getByRole('button', {name: version}).hover();
  await page.locator('.navbar .dropdown__menu').getByRole('link', {name: version}).click();
  await chooseTab(page, '/docs/installation/');
  await chooseTab(page, '/docs/usage/installation-on-generic-linux/');
  await followHit(page, 'port knocking');
  await followHit(page, 'cloudflare');
  await saveRecent(page);
  await open(page, '/search/?q=port');
  await page.getByRole('main').getByRole('link').first().click();
  await open(page, '/contact/');
  await page.locator('main form').getByRole('textbox').first().fill('lfd does not start');
  await open(page, '/swag/');
  await page.locator('main form').getByRole('textbox').first().fill('fifty for a meet-up');
  await onEachTool(page, () => giveText(page, '203.0.113.7'));
  await giveAddress(page, false);
  // What the browser keeps takes the place of what this tab holds, so another tab gives it.
  await giveAddress(await page.context().newPage(), true);
  for (const address of ['/blog/', '/redirect/?to=https%3A%2F%2Fwww.exim.org%2F', '/docs/reference/settings/']) {
    await open(page, address);
  }
}

test('the table of the privacy policy names every key that the site stores, and no other', async ({page, context}) => {
  test.slow();
  await useEverything(page);
  expect(await storedIn(page)).toEqual(await documented(page));
  expect(await context.cookies()).toEqual([]);
});

test('each key has its content, when it is written and how long it stays', async ({page}) => {
  await open(page, '/privacy-policy/');
  const cells = await page.locator('#stored-keys').getByRole('cell').allInnerTexts();
  expect(cells.length).toBeGreaterThan(0);
  expect(cells.filter((cell) => !/\w.*\.$/.test(cell))).toEqual([]);
});

test(
  'the number of stars is asked for without cookies and without the address of the page',
  {tag: '@quick'},
  async ({page}) => {
    const asked = page.waitForRequest('https://api.github.com/**');
    await open(page, '/docs/intro/');
    const headers = await (await asked).allHeaders();
    expect(headers.cookie).toBeUndefined();
    // Chromium reports an absent referrer as an empty one.
    expect(headers.referer ?? '').toBe('');
    expect(headers.authorization).toBeUndefined();
  },
);

const text = (page: Page) => page.getByRole('main');

test('the privacy policy of a copy without services names none', async ({page}) => {
  await open(page, '/privacy-policy/');
  await expect(text(page)).toContainText('This site sets no cookies, has no analytics');
  await expect(text(page)).toContainText('What you type there is not sent to anybody.');
  await expect(text(page)).not.toContainText(/google|algolia/i);
});

test.describe('with analytics and a search service', () => {
  test.use({baseURL: `http://localhost:${servicesPort}`});

  test('the privacy policy names their hosts, their cookies and the keys of their index', async ({page}) => {
    await page.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({body: '', contentType: 'text/javascript'}),
    );
    await open(page, '/privacy-policy/');
    await expect(text(page)).not.toContainText('This site sets no cookies');
    for (const host of ['www.googletagmanager.com', 'testapp123-dsn.algolia.net', 'insights.algolia.io']) {
      await expect(text(page).getByText(host, {exact: true}).first()).toBeVisible();
    }
    await expect(text(page)).toContainText('the cookies _ga and one that begins with _ga_');
    await expect(page.locator('#stored-keys')).toContainText('__DOCSEARCH_RECENT_SEARCHES__docs');
  });
});

test('without an analytics id, nothing is reported or requested', {tag: '@quick'}, async ({page, mishaps}) => {
  await open(page, '/docs/intro/');
  await sidebarLink(page, 'Locked out').click();
  await expect(page).toHaveURL('/docs/locked-out/');
  expect(await page.evaluate(() => 'gtag' in window || 'dataLayer' in window)).toBe(false);
  expect(mishaps).toEqual([]);
});
