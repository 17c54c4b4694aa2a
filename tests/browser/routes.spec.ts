import {routes} from '../support/routes';
import {expect, test, whenAlive} from './support/site';
import {whenQuiet} from './support/watchRequests';

for (const route of routes) {
  test(`${route} opens without a message, a failed or a foreign request`, async ({page, mishaps}) => {
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await whenAlive(page);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.getByRole('link', {name: /: 1\.2K stars$/})).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await whenQuiet(page);
    expect(mishaps).toEqual([]);
  });
}

test('/docs/ leads to the introduction', async ({page}) => {
  await page.goto('/docs/');
  await expect(page).toHaveURL('/docs/intro/');
  await expect(page.locator('h1')).toBeVisible();
});

test.describe('without the server’s redirect', () => {
  test('the page at /docs/ leads to the introduction by itself', async ({page, request, baseURL}) => {
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

test('an unknown path is the not-found page with status 404 and a way on', async ({page}) => {
  const response = await page.goto('/docs/usage/no-such-page/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1, name: 'Page not found'})).toBeVisible();
  await page.getByRole('main').getByRole('link', {name: 'Introduction'}).click();
  await expect(page).toHaveURL('/docs/intro/');
});

for (const [given, clean] of [
  ['/docs/usage/commands', '/docs/usage/commands/'],
  ['/docs/usage/commands.html', '/docs/usage/commands/'],
  ['/docs/usage/commands/index.html', '/docs/usage/commands/'],
  ['/index.html', '/'],
  ['/swag?from=poster', '/swag/?from=poster'],
] as const) {
  test(`${given} is sent to ${clean}`, async ({request}) => {
    const response = await request.get(given, {maxRedirects: 0});
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(clean);
  });
}

test('pages are compressed and checked again, hashed assets are kept for a year', async ({page, request}) => {
  const html = await page.goto('/');
  expect(html?.headers()['content-encoding']).toMatch(/br|gzip/);
  expect(html?.headers()['cache-control']).toBe('no-cache');
  const script = await page.locator('script[src*="/assets/js/main"]').getAttribute('src');
  const asset = await request.get(script!);
  expect(asset.headers()['cache-control']).toContain('immutable');
});
