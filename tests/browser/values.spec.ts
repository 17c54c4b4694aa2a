import type {Locator, Page} from '@playwright/test';

import {expect, open, test} from './support/site';

const control = (page: Page): Locator => page.getByRole('button', {name: 'Use my address and SSH port'});

async function give(page: Page, address: string, port = ''): Promise<void> {
  await control(page).click();
  await page.getByLabel('Your IP address').fill(address);
  await page.getByLabel('SSH port').fill(port);
  await page.getByRole('button', {name: 'Use these values'}).click();
}

test(
  'a value entered once is in every command, is copied, and disappears on Reset',
  {tag: '@quick'},
  async ({page}) => {
    const requests: string[] = [];
    await page.addInitScript(() => {
      navigator.clipboard.writeText = (text) =>
        Promise.resolve(void document.documentElement.setAttribute('data-copied', text));
    });
    await open(page, '/docs/locked-out/');
    page.on('request', (request) => requests.push(request.url()));
    await give(page, '198.51.100.300', '2222');
    await expect(page.getByLabel('Your IP address')).toHaveValue('198.51.100.300');
    await expect(page.getByText('“198.51.100.300” is not an IP address')).toBeVisible();
    await page.getByLabel('Your IP address').fill('198.51.100.4');
    await page.getByLabel('Control panel').selectOption('cwp');
    await page.getByRole('button', {name: 'Use these values'}).click();

    const article = page.getByRole('article');
    await expect(article.getByText('csf -ta 198.51.100.4 2h').first()).toBeVisible();
    await expect(article).not.toContainText('203.0.113.7');
    await article.locator('figure', {hasText: 'csf -ta'}).first().getByRole('button', {name: 'Copy'}).click();
    await expect(page.locator('html')).toHaveAttribute(
      'data-copied',
      /^csf -ta 198\.51\.100\.4 2h\s[^]*\ncsf -g 198\.51\.100\.4/,
    );
    expect(requests.filter((url) => url.includes('198.51.100'))).toEqual([]);

    await page.reload();
    await expect(article.getByText('csf -ta 198.51.100.4 2h').first()).toBeVisible();
    await page.emulateMedia({media: 'print'});
    const value = article.locator('[data-example]').first();
    await expect(value.getByText('198.51.100.4')).toBeHidden();
    expect(await value.evaluate((mark) => getComputedStyle(mark, '::before').content)).toBe('"203.0.113.7"');
    await page.emulateMedia({media: 'screen'});

    await open(page, '/docs/installation/');
    await expect(page.getByRole('tab', {name: 'CWP'})).toHaveAttribute('aria-selected', 'true');
    await open(page, '/docs/usage/port-knocking/');
    await expect(article.getByText('PORTKNOCKING = "2222;TCP;20;7401;7113;7289"')).toBeVisible();
    await page.getByRole('button', {name: 'Reset'}).click();
    await expect(article.getByText('PORTKNOCKING = "22;TCP;20;7401;7113;7289"')).toBeVisible();
    expect(
      await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)].join()),
    ).not.toMatch(/my-values|docusaurus\.tab/);
  },
);

test('on a narrow phone the form fits', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await open(page, '/docs/locked-out/');
  await give(page, '2001:db8:1234:5678:9abc:def0:1234:5678 198.51.100.4', '2222');
  await control(page).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
