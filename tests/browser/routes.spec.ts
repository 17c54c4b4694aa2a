import {expect, test} from './support/site';

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
