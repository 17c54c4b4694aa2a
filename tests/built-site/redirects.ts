import {load} from 'cheerio';

import type {Page} from '@site/src/features/not-found/logic/nearPages';
import {oldPaths, redirects} from '@site/src/urls/oldPaths';

import {isBuilt, pages, readBuilt} from './build';

const addresses = new Set(pages.map(({address}) => address));

test('every old address leads to a page that exists, and has a redirect that no engine lists', () => {
  for (const [from, to] of Object.entries(oldPaths)) {
    const $ = load(readBuilt(`${from.slice(1)}index.html`), {scriptingEnabled: false});
    const signs = [
      $('meta[http-equiv="refresh"]').attr('content'),
      $('a').attr('href'),
      $('meta[name="robots"]').attr('content'),
      $('link[rel="canonical"]').attr('href'),
    ];
    expect([from, ...signs]).toEqual([from, `0; url=${to}`, to, 'noindex', `https://sentinelfirewall.org${to}`]);
    expect([from, addresses.has(from), addresses.has(to)]).toEqual([from, false, true]);
    expect(isBuilt($('script').attr('src')!)).toBe(true);
  }
});

test('the files for hosts have every redirect', () => {
  const lines = readBuilt('_redirects').trim().split('\n');
  expect(lines).toEqual(Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`));
});

test('neither the search nor the sitemap knows an old address', () => {
  for (const file of ['search-index.json', 'sitemap.xml', 'pages.json']) {
    const text = readBuilt(file);
    expect(Object.keys(oldPaths).filter((from) => text.includes(`${from}"`) || text.includes(`${from}<`))).toEqual([]);
  }
});

test('the list for the not-found page has every page that engines may list, with its title', () => {
  const listed = JSON.parse(readBuilt('pages.json')) as Page[];
  const expected = pages
    .filter(({$}) => !/noindex/.test($('meta[name="robots"]').attr('content') ?? ''))
    .map(({address}) => address);
  expect(listed.map(({url}) => url).sort()).toEqual(expected.sort());
  expect(listed.filter(({title}) => !title || title.endsWith('| Sentinel Firewall'))).toEqual([]);
});
