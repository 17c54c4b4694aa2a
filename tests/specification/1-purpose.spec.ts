import {readFile} from 'node:fs/promises';
import yaml from 'js-yaml';

import {expect, open, test} from '../browser/support/site';
import {line} from './specification';

const navbar = 'nav.navbar';
const pageWithCode = (mode: string): string => `/docs/locked-out/?docusaurus-theme=${mode}`;

test(line('1.3'), async ({page}) => {
  await open(page, '/');
  const foot = page.getByRole('contentinfo');
  for (const [name, address] of [
    ['GitHub', /^https:\/\/github\.com\//],
    ['Discord', /^https:\/\/discord\./],
    ['Twitter', /^https:\/\/twitter\.com\//],
    ['LinkedIn', /^https:\/\/www\.linkedin\.com\//],
    ['YouTube', /^https:\/\/www\.youtube\.com\//],
  ] as const) {
    await expect(foot.getByRole('link', {name})).toHaveAttribute('href', address);
  }
  expect(await page.context().cookies()).toEqual([]);
});

test(line('1.4'), async ({page}) => {
  await page.goto('/blog/');
  const posts = page.getByRole('main').getByRole('article');
  for (const subject of [/cPanel/, /Exim/, /Ubuntu/]) {
    await expect(posts.filter({hasText: subject}).first()).toBeVisible();
  }
});

test(line('1.6'), async ({page}) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Sentinel Firewall/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^https:\/\/[\w.-]+\/$/);
  await page.goto('/blog/');
  await expect(page).toHaveTitle(/\| Sentinel Firewall$/);
});

test(line('1.7', '2.1'), async ({request}) => {
  for (const path of ['/blog', '/docs/intro', '/swag', '/search']) {
    const response = await request.get(path, {maxRedirects: 0});
    expect([response.status(), response.headers().location]).toEqual([301, `${path}/`]);
  }
  const addresses = [...(await readFile('build/sitemap.xml', 'utf8')).matchAll(/<loc>([^<]*)<\/loc>/g)];
  expect(addresses.length).toBeGreaterThan(100);
  expect(addresses.map(([, address]) => address!).filter((address) => !address.endsWith('/'))).toEqual([]);
});

test(line('1.8'), async ({page}) => {
  for (const path of ['/', '/docs/intro/', '/blog/']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    expect(await page.locator('link[rel="alternate"][hreflang]').count()).toBeLessThanOrEqual(2);
  }
});

test(line('1.2', '1.9', '9.1'), async ({page}) => {
  await open(page, '/docs/intro/');
  const dropdown = page.locator(navbar).locator('.dropdown');
  await dropdown.hover();
  await expect(dropdown.locator('.dropdown__menu').getByRole('link')).toHaveText(['15.11']);
});

test(line('1.11'), async ({page}) => {
  const authors = yaml.load(await readFile('authors.yml', 'utf8')) as Record<string, {name: string}>;
  await page.goto('/blog/authors/');
  for (const {name} of Object.values(authors)) {
    await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
  }
  expect(Object.keys(authors)).not.toEqual([]);
});

test(line('1.12'), async ({page}) => {
  const colours = new Set<string>();
  for (const mode of ['light', 'dark']) {
    await page.goto(pageWithCode(mode));
    colours.add(
      await page
        .locator('pre code .token.comment')
        .first()
        .evaluate((token) => getComputedStyle(token).color),
    );
  }
  expect(colours.size).toBe(2);
});
