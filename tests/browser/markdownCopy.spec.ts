import type {Locator, Page} from '@playwright/test';

import {expect, open, test} from './support/site';

const post = '/blog/sentinel-beside-docker/';
const readers = [
  {page: '/docs/usage/commands/', markdown: '/docs/usage/commands.md', title: 'csf and lfd commands'},
  {page: post, markdown: '/blog/sentinel-beside-docker.md', title: 'Sentinel Firewall beside Docker'},
];

const button = (page: Page): Locator => page.getByRole('button', {name: 'Copy page'});
const link = (page: Page): Locator => page.getByRole('link', {name: 'Markdown', exact: true});
const outcome = (page: Page): Locator => page.getByRole('article').getByRole('status').last();

for (const {page: address, markdown, title} of readers) {
  test(`${address} puts its Markdown into the clipboard`, async ({page, context, mishaps}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, address);
    await button(page).click();
    await expect(outcome(page)).toHaveText('Copied.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await (await page.request.get(markdown)).text());
    expect(copied).toMatch(new RegExp(`^# ${title}\n`));
    expect(mishaps).toEqual([]);
  });
}

test('a long page puts all parts of its Markdown into the clipboard', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/reference/log-messages/');
  await button(page).click();
  await expect(outcome(page)).toHaveText('Copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const [first, second] = await Promise.all(
    ['', '.2'].map(async (part) => (await page.request.get(`/docs/reference/log-messages${part}.md`)).text()),
  );
  expect(copied).toBe(`${first}\n${second}`);
});

test('a browser that refuses to copy leaves a way that works', {tag: '@quick'}, async ({page}) => {
  await page.addInitScript(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await open(page, '/docs/usage/commands/');
  await button(page).click();
  await expect(outcome(page)).toHaveText(
    'Your browser doesn’t let this page copy: open the Markdown and copy it there.',
  );
  await link(page).click();
  await expect(page).toHaveURL(/\/docs\/usage\/commands\.md$/);
  await expect(page.locator('body')).toContainText('# csf and lfd commands');
});

test('without a network the page says so, and copies when it is back', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/usage/commands/');
  await context.setOffline(true);
  await button(page).click();
  await expect(outcome(page)).toHaveText('The Markdown did not load: check your connection and press again.');
  await context.setOffline(false);
  await button(page).click();
  await expect(outcome(page)).toHaveText('Copied.');
});

test('an answer that is no Markdown is not copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('**/*.md', (route) => route.fulfill({status: 502, body: 'Bad gateway'}));
  await open(page, '/docs/usage/commands/');
  await page.evaluate(() => navigator.clipboard.writeText('before'));
  await button(page).click();
  await expect(outcome(page)).toHaveText(/did not load/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('before');
});

test('the next page leads to its own Markdown', async ({page}) => {
  await open(page, '/docs/usage/commands/');
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).toHaveURL(/open-ports/);
  await expect(link(page)).toHaveAttribute('href', '/docs/usage/open-ports.md');
  await expect(page.locator('head link[type="text/markdown"]')).toHaveAttribute('href', '/docs/usage/open-ports.md');
  await expect(outcome(page)).toBeEmpty();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  for (const {page: address, title} of readers) {
    test(`${address} still leads to its Markdown, and shows no button that does nothing`, async ({page}) => {
      await page.goto(address);
      await expect(button(page)).toBeHidden();
      await link(page).click();
      await expect(page.locator('body')).toContainText(`# ${title}`);
    });
  }
});
