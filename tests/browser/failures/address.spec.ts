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

const html = 'html';

test('no colour mode of the address is anything but light or dark, and none is carried out', async ({
  page,
  mishaps,
}) => {
  test.slow();
  const executed = await watchForExecution(page);
  for (const value of values) {
    await page.goto(`/swag/?docusaurus-theme=${encodeURIComponent(value)}`);
    await whenAlive(page);
    const mode = value === 'dark' ? 'dark' : 'light';
    await expect(page.locator(html), value).toHaveAttribute('data-theme', mode);
    await expect(page.locator('h1'), value).toHaveText('Swag');
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await expect(page.locator(html), value).toHaveAttribute('data-theme', mode === 'dark' ? 'light' : 'dark');
    expect(await executed(), value).toEqual([]);
    await page.evaluate(() => localStorage.clear());
  }
  expect(mishaps).toEqual([]);
});

test('no attribute that the address gives to the document is carried out, or breaks the page', async ({
  page,
  mishaps,
}) => {
  test.slow();
  const executed = await watchForExecution(page);
  for (const name of names) {
    const query = new URLSearchParams([[`docusaurus-data-${name}`, '"><img src=x onerror=window.__hostile("data")>']]);
    await page.goto(`/swag/?${query.toString()}`);
    await whenAlive(page);
    await expect(page.locator(html), name).toHaveAttribute('data-theme', /^(light|dark)$/);
    await expect(page.locator('h1'), name).toHaveText('Swag');
    const handlers = await page
      .locator(html)
      .evaluate((element) => element.getAttributeNames().filter((attribute) => attribute.startsWith('on')));
    expect(handlers, name).toEqual([]);
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await expect(page.locator(html), name).toHaveAttribute('data-theme', /^(light|dark)$/);
    expect(await executed(), name).toEqual([]);
    await page.evaluate(() => localStorage.clear());
  }
  expect(mishaps).toEqual([]);
});
