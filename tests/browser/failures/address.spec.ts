import type {Page} from '@playwright/test';

import {watchForExecution} from '../support/hostile';
import {expect, test, whenAlive} from '../support/site';

const values = [
  'dark',
  '',
  'system',
  'DARK',
  '"><script>window.__hostile("script")</script>',
  "'><img src=x onerror=window.__hostile('img')>",
  'javascript:window.__hostile("address")',
  'light dark',
  '</html><svg onload=window.__hostile("svg")>',
  '__proto__',
  'constructor',
  '\u202edark',
  '\u{1f468}\u200d\u{1f469}',
  'x'.repeat(4000),
  'dark\u0000',
];

/** Names that an address can give to attributes of the document. */
const names = [
  'onload',
  'theme',
  'theme-choice',
  'rh',
  'has-hydrated',
  'announcement-bar-initially-dismissed',
  '',
  '__proto__',
  'x y',
  'x"><script>window.__hostile("name")</script>',
  'on\u0000error',
  '\u202e',
  'a'.repeat(2000),
];

/** The page is whole, its colour mode can be changed, and nothing of the address was carried out. */
async function isWhole(page: Page, executed: () => Promise<unknown>, value: string, mode: RegExp): Promise<void> {
  const html = page.locator('html');
  await expect(html, value).toHaveAttribute('data-theme', mode);
  await expect(page.locator('h1'), value).toHaveText('Swag');
  const handlers = await html.evaluate((element) =>
    element.getAttributeNames().filter((attribute) => attribute.startsWith('on')),
  );
  expect(handlers, value).toEqual([]);
  const before = await html.getAttribute('data-theme');
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(html, value).toHaveAttribute('data-theme', before === 'dark' ? 'light' : 'dark');
  expect(await executed(), value).toEqual([]);
  await page.evaluate(() => localStorage.clear());
}

test('nothing that the address says of the colour mode or of the document is carried out, or breaks the page', async ({
  page,
  mishaps,
}) => {
  test.slow();
  const executed = await watchForExecution(page);
  for (const value of values) {
    await page.goto(`/swag/?docusaurus-theme=${encodeURIComponent(value)}`);
    await whenAlive(page);
    await isWhole(page, executed, value, value === 'dark' ? /^dark$/ : /^light$/);
  }
  for (const name of names) {
    const query = new URLSearchParams([[`docusaurus-data-${name}`, '"><img src=x onerror=window.__hostile("data")>']]);
    await page.goto(`/swag/?${query.toString()}`);
    await whenAlive(page);
    await isWhole(page, executed, name, /^(light|dark)$/);
  }
  expect(mishaps).toEqual([]);
});
