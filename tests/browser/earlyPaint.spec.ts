import type {Page} from '@playwright/test';

import {tellConnection} from './support/connection';
import {expect, test} from './support/site';

const aPage = '/docs/locked-out/';

const colourOf = (page: Page): Promise<string> =>
  page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);

test('a page is styled in the chosen colours even if only its HTML loads', {tag: '@quick'}, async ({page}) => {
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  );
  await page.goto(`${aPage}?docusaurus-theme=light`);
  const light = await colourOf(page);
  await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
  await page.goto(`${aPage}?docusaurus-theme=dark`);
  expect(await colourOf(page)).not.toBe(light);
});

test('scripts are requested once each, after the page is parsed', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(aPage);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const mains = asked.filter((path) => /\/(main|runtime~main)\./.test(path));
  expect(mains).toHaveLength(2);
  const [read, begun] = await page.evaluate((main) => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const scripts = performance.getEntriesByType('resource');
    return [navigation!.domInteractive, scripts.find(({name}) => name.endsWith(main))!.startTime];
  }, mains[0]!);
  expect(begun).toBeGreaterThanOrEqual(read!);
});

/** Opens a page on a connection that reports this round-trip time in milliseconds. Returns the fonts it requested. */
async function fontsOn(page: Page, rtt: number): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') {
      asked.push(request.url());
    }
  });
  await tellConnection(page, {rtt, effectiveType: '4g'});
  await page.addInitScript(() => {
    Object.defineProperty(PerformanceResourceTiming.prototype, 'responseStart', {value: 0});
  });
  await page.goto(aPage);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.evaluate(() => document.fonts.ready);
  return asked;
}

const familyOf = (page: Page): Promise<string> =>
  page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily);

test('on a fast connection, text and code are in the fonts of the site', {tag: '@quick'}, async ({page}) => {
  const fonts = await fontsOn(page, 50);
  expect(fonts.map((font) => /hyperlegible-(\w+)/.exec(font)?.[1])).toEqual(['next', 'mono']);
  expect(await familyOf(page)).toMatch(/^"?Atkinson Hyperlegible Next/);
});

test('on a slow connection, text is in a system font, and no font is requested', async ({page}) => {
  expect(await fontsOn(page, 150)).toEqual([]);
  expect(await familyOf(page)).toMatch(/^system-ui/);
});
