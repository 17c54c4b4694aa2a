import type {Page} from '@playwright/test';

import {builtAddresses} from '../../support/builtAddresses';
import {expect, test} from '../support/site';
import {version} from '@sentinel/csf/model/version';

test.use({javaScriptEnabled: false});

const phone = {width: 360, height: 740};
const main = (page: Page) => page.getByRole('main');

/** Visible controls that do nothing without a script. */
async function deadParts(page: Page): Promise<string[]> {
  const controls = page.locator('button, input, select, textarea, [role="tab"], [role="button"]');
  return controls.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({visibilityProperty: true, opacityProperty: true}))
      .filter((element) => !element.matches('form[action] *') && !element.matches('a[href]:not([href="#"])'))
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

const problemsOf = async (page: Page, route: string): Promise<string[]> => {
  await page.goto(route);
  await expect(page.locator('h1'), route).toBeVisible();
  const dead = await deadParts(page);
  const {innerWidth: window, width} = await page
    .locator('html')
    .evaluate((html) => ({innerWidth, width: html.scrollWidth}));
  return [...dead, ...(width > window ? [`${width} px wide`] : [])].map((problem) => `${route}: ${problem}`);
};

test('every page fits a phone and has no dead controls', async ({page}) => {
  test.slow();
  await page.setViewportSize(phone);
  const problems: string[] = [];
  for (const route of builtAddresses().filter((address) => address !== '/docs/')) {
    problems.push(...(await problemsOf(page, route)));
  }
  expect(problems).toEqual([]);
});

test('a wide window has no dead controls either', async ({page}) => {
  const problems: string[] = [];
  for (const route of [
    '/',
    '/docs/installation/',
    '/docs/reference/settings/',
    '/search/',
    '/contact/',
    '/redirect/',
    '/nothing-here/',
  ]) {
    problems.push(...(await problemsOf(page, route)));
  }
  expect(problems).toEqual([]);
});

test('on a phone every page of the docs can be reached from the rescue page', async ({page}) => {
  await page.setViewportSize(phone);
  await page.goto('/docs/locked-out/');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  for (const name of ['Blog', 'Docs', 'All pages']) {
    await expect(navbar.getByRole('link', {name, exact: true})).toBeInViewport({ratio: 1});
  }
  await navbar.getByRole('link', {name: 'All pages'}).click();
  await expect(page).toHaveURL('/search/');
  await expect(main(page).getByRole('heading', {name: 'Stop attacks'})).toBeVisible();
  await expect(main(page).locator('noscript p')).toHaveText(/^The search runs in your browser and needs JavaScript\./);
  await expect(main(page).getByRole('searchbox')).toHaveCount(0);
  const links = main(page).getByRole('link').filter({visible: true});
  const reached = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const docs = builtAddresses().filter((route) => route.startsWith('/docs/') && route !== '/docs/');
  expect(docs.length).toBeGreaterThan(50);
  expect(docs.filter((route) => !reached.includes(route))).toEqual([]);
});

test('a folded part of the sidebar leads to its first page, where it is unfolded', {tag: '@quick'}, async ({page}) => {
  await page.goto('/docs/locked-out/');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.getByRole('link', {name: 'Country blocking'})).toHaveCount(0);
  await sidebar.getByText('Stop attacks', {exact: true}).click();
  await expect(page).toHaveURL('/docs/usage/login-tracking/');
  await expect(sidebar.getByRole('link', {name: 'Country blocking'})).toBeVisible();
});

test('the versions unfold for the mouse and for the keyboard', async ({page}) => {
  await page.goto('/blog/');
  const entry = page.locator('.navbar .dropdown__menu').getByRole('link', {name: version});
  await expect(entry).toBeHidden();
  await page.locator('.navbar').getByRole('button', {name: version}).focus();
  await expect(entry).toBeVisible();
  await entry.click();
  await expect(page).toHaveURL('/docs/intro/');
});

for (const address of ['/docs/installation/?panel=cwp', '/docs/usage/installation-on-generic-linux/']) {
  test(`on ${address} the content of every tab is open and says whose it is`, async ({page}) => {
    await page.goto(address);
    const panels = main(page).getByRole('tabpanel');
    expect(await panels.count()).toBeGreaterThan(1);
    const names = main(page).locator('[role="tab"]');
    for (const [index, name] of (await names.allTextContents()).entries()) {
      await expect(panels.nth(index)).toBeVisible();
      await expect(panels.nth(index).locator('[data-tab]').first()).toHaveText(name);
      await expect(panels.nth(index).locator('[data-tab]').first()).toBeVisible();
    }
  });
}

test('a recording is shown in full, without a way to unfold it', async ({page}) => {
  await page.goto('/docs/with/mailcow/');
  const code = page.locator('figure', {hasText: 'root@server:~# csf -d'}).locator('pre');
  expect(await code.evaluate((pre) => pre.scrollHeight <= pre.clientHeight)).toBe(true);
});

test('the number of stars, which was never fetched, is left out', async ({page}) => {
  await page.goto('/');
  await expect(page.locator('.navbar').getByText('Star', {exact: true})).toBeVisible();
  await expect(page.locator('.navbar').getByText('10', {exact: true})).toBeHidden();
});
