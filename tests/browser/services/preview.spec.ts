import {expect, test} from '@playwright/test';
import {load} from 'cheerio';

import {servicesPort, sitePort} from '../support/ports';

/** The configured address of the second test build, which is not the site's own. */
const preview = 'https://preview.example.org';

test.use({baseURL: `http://localhost:${servicesPort}`});

test('a preview names its own address in canonical links, sitemap, feeds and security.txt', async ({request}) => {
  const text = async (address: string) => (await request.get(address)).text();
  const $ = load(await text('/docs/intro/'));
  expect($('link[rel="canonical"]').attr('href')).toBe(`${preview}/docs/intro/`);
  expect($('meta[property="og:url"]').attr('content')).toBe(`${preview}/docs/intro/`);
  expect($('meta[property="og:image"]').attr('content')).toMatch(new RegExp(`^${preview}/`));
  const feeds = [
    '/blog/rss.xml',
    '/blog/atom.xml',
    '/docs/changelog/atom.xml',
    '/docs/known-faults/atom.xml',
    '/docs/security-notices/atom.xml',
  ];
  for (const address of ['/sitemap.xml', ...feeds]) {
    const locations = load(await text(address), {xml: true})('loc, channel > item > link, feed > entry > id');
    expect(locations.length).toBeGreaterThan(0);
    expect(locations.toArray().filter((location) => !load(location).text().startsWith(`${preview}/`))).toEqual([]);
  }
  expect(await text('/.well-known/security.txt')).toContain(`Canonical: ${preview}/.well-known/security.txt\n`);
});

test('robots.txt keeps crawlers out of a preview', async ({request}) => {
  expect(await (await request.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
});

for (const address of ['/', '/docs/intro/', '/blog/', '/search/', '/no-such-page/']) {
  test(`a preview asks search engines not to list ${address}`, async ({request}) => {
    const $ = load(await (await request.get(address)).text());
    expect($('h1').length).toBeGreaterThan(0);
    expect($('head meta[name="robots"][content="noindex, nofollow"]')).toHaveLength(1);
  });
}

test('the pages of a preview can be searched and are near to a mistyped address', async ({request}) => {
  const pages = (await (await request.get('/pages.json')).json()) as {url: string}[];
  expect(pages.map(({url}) => url)).toEqual(expect.arrayContaining(['/docs/intro/', '/swag/']));
  expect(await (await request.get('/search-index.json')).text()).toContain('/docs/intro/');
});

test('at the address of the site engines may list what a preview hides', async ({request}) => {
  const $ = load(await (await request.get(`http://localhost:${sitePort}/docs/intro/`)).text());
  expect($('link[rel="canonical"]').attr('href')).toBe('https://sentinelfirewall.org/docs/intro/');
  expect($('meta[name="robots"]')).toHaveLength(0);
});
