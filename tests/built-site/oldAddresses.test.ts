import {load} from 'cheerio';

import type {Page} from '@site/src/addresses/nearPages';
import {oldAddresses, redirects} from '@site/src/addresses/oldAddresses';

import {isBuilt, pages, readBuilt} from './build';

const addresses = new Set(pages.map(({address}) => address));

describe.each(Object.entries(oldAddresses))('%s', (from, to) => {
  test('leads to a page that exists', () => {
    expect(addresses.has(from)).toBe(false);
    expect(addresses.has(to)).toBe(true);
  });

  test('has a signpost that no engine lists', () => {
    const $ = load(readBuilt(`${from.slice(1)}index.html`), {scriptingEnabled: false});
    expect($('meta[http-equiv="refresh"]').attr('content')).toBe(`0; url=${to}`);
    expect($('a').attr('href')).toBe(to);
    expect($('meta[name="robots"]').attr('content')).toBe('noindex');
    expect($('link[rel="canonical"]').attr('href')).toBe(`https://sentinelfirewall.org${to}`);
    expect(isBuilt($('script').attr('src')!)).toBe(true);
  });
});

test('hosts are told every redirect', () => {
  const lines = readBuilt('_redirects').trim().split('\n');
  expect(lines).toEqual(Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`));
});

test('neither the search nor the sitemap knows an old address', () => {
  for (const file of ['search-index.json', 'sitemap.xml', 'pages.json']) {
    const text = readBuilt(file);
    expect(Object.keys(oldAddresses).filter((from) => text.includes(`${from}"`) || text.includes(`${from}<`))).toEqual(
      [],
    );
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

test('our own pages link to other sites directly', () => {
  const links = pages.flatMap(({$}) =>
    $('a[href]')
      .toArray()
      .map((link) => $(link).attr('href')!),
  );
  expect(links.filter((link) => link.includes('/redirect/?'))).toEqual([]);
});
