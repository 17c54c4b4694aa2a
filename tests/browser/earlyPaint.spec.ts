import {expect, test} from './support/site';

test('a page is read to its end and asks for no script while its style sheet is on the way', async ({page}) => {
  let send!: () => void;
  const mayCome = new Promise<void>((resolve) => (send = resolve));
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(request.url());
    }
  });
  await page.route('**/assets/css/styles.*.css', async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto('/docs/locked-out/', {waitUntil: 'commit'});
  await expect(page.locator('.theme-layout-footer')).toBeAttached();
  expect(scripts).toEqual([]);
  send();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  expect(scripts.slice(0, 2)).toEqual([
    expect.stringMatching(/\/assets\/js\/runtime~main\./),
    expect.stringMatching(/\/assets\/js\/main\./),
  ]);
});

test('the colours that a visitor chose are there before the style sheet', async ({page}) => {
  await page.route('**/assets/css/styles.*.css', () => undefined);
  await page.goto('/docs/locked-out/?docusaurus-theme=dark', {waitUntil: 'commit'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a page whose style sheet fails comes to life all the same', async ({page}) => {
  await page.route('**/assets/css/styles.*.css', (route) => route.fulfill({status: 404}));
  await page.goto('/docs/locked-out/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});
