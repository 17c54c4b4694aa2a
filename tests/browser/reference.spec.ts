import type {Page} from '@playwright/test';

import {bundleForPage} from './support/bundleForPage';
import type {WatchedPaints} from './support/layout/watchPaints';
import {expect, open, test, whenAlive} from './support/site';
import {whenQuiet} from './support/watchRequests';
import {settings} from '@sentinel/csf/model/settings';

/** The settings that the index shows. */
const linesInSight = (page: Page) =>
  page
    .getByRole('main')
    .locator('article li:visible')
    .filter({has: page.locator('code')});

const watchPaints = bundleForPage('layout/watchPaints.ts');

test(
  'the filter of settings says how many have every word typed, and the keyboard leads on',
  {
    tag: '@quick',
  },
  async ({page}) => {
    await open(page, '/docs/reference/settings/');
    await page.evaluate(() => Object.assign(window, {isSamePage: true}));
    const lines = linesInSight(page);
    await expect(lines).toHaveCount(settings.size);
    const field = page.getByLabel('Filter settings');
    await field.fill('lf_sshd perm');
    await expect(page.getByRole('status').filter({hasText: /setting/})).toHaveText('1 setting');
    await expect(lines).toHaveCount(1);
    // Tab does not reach what the filter hid.
    await field.press('Tab');
    await expect(lines.getByRole('link', {name: 'LF_SSHD_PERM'}).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/reference/settings/login-failures/#lf_sshd_perm');
    await expect(page.locator('#lf_sshd_perm')).toBeInViewport();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  },
);

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`the first setting that the filter finds is in the first screen, under its group alone, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height});
    await open(page, '/docs/reference/settings/');
    const groups = page.locator('.theme-doc-markdown p:has(+ ul:has(a[href*="/settings/"])):visible');
    const all = await groups.allTextContents();
    await page.getByLabel('Filter settings').fill('LF_SSHD');
    await expect(linesInSight(page)).toHaveCount(2);
    await expect(linesInSight(page).first()).toBeInViewport({ratio: 1});
    await expect(groups).toHaveText([/^Login Failure Blocking and Alerts 2$/]);
    await page.getByLabel('Filter settings').fill('zzzz');
    await expect(groups).toHaveCount(0);
    await page.getByLabel('Filter settings').fill('');
    await expect(groups).toHaveText(all);
  });
}

test(
  'the filter keeps the order, Tab leads past an empty list, and Escape shows all of it again',
  {
    tag: '@quick',
  },
  async ({page}) => {
    await open(page, '/docs/reference/settings/');
    const lines = linesInSight(page);
    const all = await lines.allTextContents();
    // The words may be in the heading of the group, too.
    const withGroup = await lines.evaluateAll((elements) =>
      elements.map((line) => `${line.textContent} ${line.parentElement!.previousElementSibling!.textContent}`),
    );
    const field = page.getByLabel('Filter settings');
    for (const words of ['port', 'port tcp', 'tcp', 'TCP_', 'no such words', 's']) {
      await field.fill(words);
      const wanted = words.toLowerCase().split(' ');
      const holding = all.filter((_, at) => wanted.every((word) => withGroup[at]!.toLowerCase().includes(word)));
      await expect(page.getByRole('status').filter({hasText: /setting/})).toHaveText(
        holding.length === 0
          ? 'No setting matches. Try one word.'
          : `${holding.length} ${holding.length === 1 ? 'setting' : 'settings'}`,
      );
      await expect(lines).toHaveText(holding);
    }
    await field.fill('no such words');
    await field.press('Tab');
    await expect(field).not.toBeFocused();
    await expect(page.locator('article li :focus')).toHaveCount(0);
    await field.press('Escape');
    await expect(field).toHaveValue('');
    await expect(lines).toHaveText(all);
  },
);

for (const anchor of ['general/#testing', 'ports-and-floods/#tcp_in', 'login-failures/#lf_sshd_perm']) {
  test(`${anchor} is where the page opens, and nothing moves after that`, async ({page}) => {
    await page.addInitScript(watchPaints);
    await page.goto(`/docs/reference/settings/${anchor}`);
    const heading = page.locator(anchor.slice(anchor.indexOf('#')));
    await expect(heading).toBeInViewport();
    const first = await heading.boundingBox();
    await whenAlive(page);
    await page.evaluate(() => document.fonts.ready);
    await whenQuiet(page);
    expect(await heading.boundingBox()).toEqual(first);
    expect(await page.evaluate(() => (window as unknown as WatchedPaints).shifts)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all settings can be read', {tag: '@quick'}, async ({page}) => {
    await page.goto('/docs/reference/settings/');
    await expect(page.getByRole('link', {name: 'LF_SSHD_PERM'}).first()).toBeVisible();
  });
});

test('a long recording is folded until the visitor shows all of it', async ({page}) => {
  await open(page, '/docs/with/mailcow/');
  const block = page.locator('figure', {hasText: 'root@server:~# csf -d'});
  const code = block.locator('pre');
  const folded = (await code.boundingBox())!.height;
  await block.getByRole('button', {name: /^Show all/}).click();
  expect((await code.boundingBox())!.height).toBeGreaterThan(folded);
});
