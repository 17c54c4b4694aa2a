import {expect, test} from './support/site';

const aPage = '/docs/locked-out/';

test('a page is read to its end while its style sheet is on the way, and has the colours that were chosen', async ({
  page,
}) => {
  await page.route('**/assets/css/styles.*.css', () => undefined);
  await page.goto(`${aPage}?docusaurus-theme=dark`, {waitUntil: 'commit'});
  await expect(page.locator('.theme-layout-footer')).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a page whose style sheet fails comes to life', async ({page}) => {
  await page.route('**/assets/css/styles.*.css', (route) => route.fulfill({status: 404}));
  await page.goto(aPage);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

test('scripts are asked for when the page has been read, after the style sheet and each once', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(aPage);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const mains = asked.filter((path) => /\/(main|runtime~main)\./.test(path));
  expect(mains).toHaveLength(2);
  expect(asked.findIndex((path) => path.includes('/assets/css/styles.'))).toBeLessThan(asked.indexOf(mains[0]!));
  const [read, begun] = await page.evaluate((main) => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const scripts = performance.getEntriesByType('resource');
    return [navigation!.domInteractive, scripts.find(({name}) => name.endsWith(main))!.startTime];
  }, mains[0]!);
  expect(begun).toBeGreaterThanOrEqual(read!);
});
