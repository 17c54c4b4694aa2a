import {load} from 'cheerio';

import {routes} from '../support/routes';
import {isBuilt, pages, readBuilt} from './build';

test.each(routes)('%s has a page', (route) => expect(isBuilt(route)).toBe(true));

describe.each(pages)('$address', ({address, $}) => {
  test('has one h1', () =>
    expect(
      $('h1')
        .toArray()
        .map((heading) => $(heading).text()),
    ).toHaveLength(1));

  test('has links of its headings to themselves, with words about them and none in them', () => {
    const headings = $('main :is(h2, h3, h4, h5, h6).anchor').toArray();
    headings.forEach((heading) => {
      const link = $(heading).children('a.hash-link');
      expect([link.attr('href'), link.text()]).toEqual([`#${$(heading).attr('id')}`, '']);
      expect(link.attr('aria-label')).toMatch(/^Direct link to ./);
    });
  });

  test('has a title and a description of its own making', () => {
    expect($('title').text()).toMatch(/\| Sentinel Firewall$/);
    const description = $('meta[name="description"]').attr('content') ?? '';
    expect(description.length).toBeGreaterThanOrEqual(30);
    expect(description.length).toBeLessThanOrEqual(200);
  });

  test('names its language, its own address and a picture that exists', () => {
    expect($('html').attr('lang')).toBe('en');
    const canonical = $('link[rel="canonical"]').toArray();
    const own = `https://sentinelfirewall.org${address}`;
    expect(canonical.map((link) => $(link).attr('href'))).toEqual([own]);
    expect($('meta[property="og:url"]').attr('content')).toBe(own);
    expect(isBuilt(new URL($('meta[property="og:image"]').attr('content')!).pathname)).toBe(true);
  });

  test('asks no other host for scripts, styles, fonts or pictures', () => {
    const sources = $('script[src], img[src], link[rel="stylesheet"], link[rel="preload"], iframe')
      .toArray()
      .map((element) => $(element).attr('src') ?? $(element).attr('href') ?? '');
    expect(sources.filter((source) => !/^(\/(?!\/)|data:)/.test(source))).toEqual([]);
  });

  test('gives every picture an alternative text', () => {
    expect($('img:not([alt])').length).toBe(0);
  });

  test('has ids that stand once', () => {
    const ids = $('[id]')
      .toArray()
      .map((element) => $(element).attr('id'));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('has no leftover of a template', () => {
    const text = $('body').clone().find('script').remove().end().text();
    expect(text).not.toMatch(
      /lorem ipsum|my site|built with docusaurus|tutorial - basics|coming soon|\bTODO\b|\bFIXME\b/i,
    );
    expect(text).not.toMatch(/\bundefined\b.*\bundefined\b|\[object Object\]/);
  });
});

test.each(['title', 'meta[name="description"]'])('no two pages share their %s', (selector) => {
  const owners = new Map<string, string[]>();
  for (const {address, $} of pages) {
    const text = selector === 'title' ? $(selector).text() : ($(selector).attr('content') ?? '');
    owners.set(text, [...(owners.get(text) ?? []), address]);
  }
  expect([...owners].filter(([, addresses]) => addresses.length > 1)).toEqual([]);
});

test('the docs carry their version', () => {
  const docs = pages.filter(({address}) => /^\/docs\/./.test(address));
  expect(docs.length).toBeGreaterThanOrEqual(31);
  for (const {$} of docs) {
    expect($('.navbar .dropdown > .navbar__link').text()).toBe('15.11');
  }
});

test('the not-found page is a page of its own', () => {
  expect(readBuilt('404.html')).toContain('Page not found');
});

test('the not-found page stands at many addresses and claims none', () => {
  const $ = load(readBuilt('404.html'));
  expect($('link[rel="canonical"], link[hreflang], meta[property="og:url"]')).toHaveLength(0);
  expect($('link[rel="alternate"][type="application/rss+xml"]')).toHaveLength(1);
});

test('most pages of the documentation have headings with links', () => {
  const docs = pages.filter(({address}) => address.startsWith('/docs/'));
  const linked = docs.filter(({$}) => $('main .anchor > .hash-link').length > 0);
  expect(linked.length).toBeGreaterThan(docs.length / 2);
});
