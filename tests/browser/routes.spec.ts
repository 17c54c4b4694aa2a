import {expect, test} from './support/site';

test('/docs/ leads to the introduction', {tag: '@quick'}, async ({page}) => {
  await page.goto('/docs/');
  await expect(page).toHaveURL('/docs/intro/');
  await expect(page.locator('h1')).toBeVisible();
});

test.describe('without the server’s redirect', () => {
  test('the page at /docs/ leads to the introduction by itself', {tag: '@quick'}, async ({page, request, baseURL}) => {
    const html = await (await request.get(`${baseURL}/docs/intro/`)).text();
    expect(html).toContain('<h1');
    // The file behind the redirect, as a host without redirects would send it.
    const {readFile} = await import('node:fs/promises');
    const body = await readFile('build/docs/index.html', 'utf8');
    await page.route('**/docs/', (route) => route.fulfill({body, contentType: 'text/html'}));
    await page.goto('/docs/');
    await expect(page).toHaveURL('/docs/intro/');
  });

  test.use({javaScriptEnabled: false});
});

test('an unknown path is the not-found page with status 404 and a way on', {tag: '@quick'}, async ({page}) => {
  const response = await page.goto('/docs/usage/no-such-page/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1, name: 'Page not found'})).toBeVisible();
  await page.getByRole('main').getByRole('link', {name: 'Introduction'}).click();
  await expect(page).toHaveURL('/docs/intro/');
});

test('other spellings of an address are sent to the clean one', {tag: '@quick'}, async ({request}) => {
  for (const [given, clean] of [
    ['/docs/usage/commands', '/docs/usage/commands/'],
    ['/docs/usage/commands.html', '/docs/usage/commands/'],
    ['/docs/usage/commands/index.html', '/docs/usage/commands/'],
    ['/index.html', '/'],
    ['/swag?from=poster', '/swag/?from=poster'],
  ] as const) {
    const response = await request.get(given, {maxRedirects: 0});
    expect([given, response.status(), response.headers().location]).toEqual([given, 301, clean]);
  }
});

test(
  'pages are compressed and checked again, hashed assets are kept for a year',
  {tag: '@quick'},
  async ({page, request}) => {
    const html = await page.goto('/');
    expect(html?.headers()['content-encoding']).toMatch(/br|gzip/);
    expect(html?.headers()['cache-control']).toBe('no-cache');
    const script = await page.locator('script[src*="/assets/js/main"]').getAttribute('src');
    const asset = await request.get(script!);
    expect(asset.headers()['cache-control']).toContain('immutable');
  },
);
