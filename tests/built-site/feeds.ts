import {XMLParser} from 'fast-xml-parser';

import {isBuilt, pages, readBuilt} from './build';

const posts = pages
  .map(({address}) => address)
  .filter((address) => /^\/blog\/(?!(archive|authors|tags|page)\/)[^/]+\/$/.test(address));
const parser = new XMLParser({ignoreAttributes: false});

type Feed = {
  rss: {channel: {title: string; item: {link: string; 'content:encoded': string; pubDate: string}[]}};
  feed: {title: string; entry: {link: {'@_href': string}; content: {'#text': string}; updated: string}[]};
};

const pathOf = (url: string) => new URL(url).pathname;

test('the blog has its three first posts', () => {
  expect(posts.length).toBeGreaterThanOrEqual(3);
});

test('the RSS feed has every post with its text', () => {
  const {channel} = (parser.parse(readBuilt('blog/rss.xml')) as Feed).rss;
  expect(channel.title).toBe('Sentinel Firewall blog');
  expect(channel.item.map(({link}) => pathOf(link)).sort()).toEqual(posts);
  for (const item of channel.item) {
    expect(item['content:encoded'].length).toBeGreaterThan(1000);
    expect(Number.isNaN(Date.parse(item.pubDate))).toBe(false);
  }
});

test('the Atom feed has every post with its text', () => {
  const {feed} = parser.parse(readBuilt('blog/atom.xml')) as Feed;
  expect(feed.entry.map(({link}) => pathOf(link['@_href'])).sort()).toEqual(posts);
  for (const {content} of feed.entry) {
    expect(content['#text'].length).toBeGreaterThan(1000);
  }
});

test('the JSON feed has every post with its text', () => {
  const feed = JSON.parse(readBuilt('blog/feed.json')) as {
    version: string;
    items: {url: string; content_html: string}[];
  };
  expect(feed.version).toBe('https://jsonfeed.org/version/1');
  expect(feed.items.map(({url}) => pathOf(url)).sort()).toEqual(posts);
  for (const item of feed.items) {
    expect(item.content_html.length).toBeGreaterThan(1000);
  }
});

test('code in the feeds keeps its lines', () => {
  const {items} = JSON.parse(readBuilt('blog/feed.json')) as {items: {content_html: string}[]};
  const code = items.flatMap(({content_html}) => content_html.match(/<pre[\s\S]*?<\/pre>/g) ?? []);
  expect(code.length).toBeGreaterThan(0);
  expect(code.some((block) => block.includes('</span>\n<span'))).toBe(true);
});

test('every page of the blog announces the feeds', () => {
  for (const {$} of pages.filter(({address}) => address.startsWith('/blog/'))) {
    expect($('link[type="application/rss+xml"]').attr('href')).toBe('/blog/rss.xml');
    expect($('link[type="application/atom+xml"]').attr('href')).toBe('/blog/atom.xml');
  }
});

test('the sitemap has every page that engines may list, and no other', () => {
  const {urlset} = parser.parse(readBuilt('sitemap.xml')) as {urlset: {url: {loc: string}[]}};
  const listed = urlset.url.map(({loc}) => pathOf(loc)).sort();
  const expected = pages
    .filter(({$}) => !/noindex/.test($('meta[name="robots"]').attr('content') ?? ''))
    .map(({address}) => address);
  expect(listed).toEqual(expected.sort());
  expect(listed.every(isBuilt)).toBe(true);
});

test('the sitemap says of every page when it was last changed, as the page does', () => {
  const {urlset} = parser.parse(readBuilt('sitemap.xml')) as {urlset: {url: {loc: string; lastmod?: string}[]}};
  const days = new Map(urlset.url.map(({loc, lastmod}) => [pathOf(loc), lastmod]));
  const shown = new Map(pages.map(({address, $}) => [address, $('.theme-last-updated time').attr('datetime')]));
  // An archive has no history, and neither has a page that is not yet in it.
  const isTold = (address: string): boolean => shown.get(address) !== undefined;
  const today = new Date().toISOString().slice(0, 10);
  for (const [address, day] of days) {
    const isWritten = /^\/(docs|blog)\/(?!(archive|authors|tags|page)\/)./.test(address);
    if (isTold(address) || (isTold('/docs/intro/') && !isWritten)) {
      expect([address, day]).toEqual([address, expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]);
      expect(day! <= today).toBe(true);
      expect(day).toBe(shown.get(address)?.slice(0, 10) ?? day);
    } else {
      expect([address, day]).toEqual([address, undefined]);
    }
  }
});

test('a list of posts was last changed with its newest post', () => {
  const {urlset} = parser.parse(readBuilt('sitemap.xml')) as {urlset: {url: {loc: string; lastmod?: string}[]}};
  const dayOf = (address: string) => urlset.url.find(({loc}) => pathOf(loc) === address)?.lastmod;
  const lists = pages.filter(({address}) => /^\/blog\/tags\/./.test(address));
  expect(lists.length).toBeGreaterThan(0);
  for (const {address, $} of lists) {
    const onList = posts.filter((post) => $(`main a[href="${post}"]`).length > 0);
    expect(onList.length).toBeGreaterThan(0);
    expect([address, dayOf(address)]).toEqual([address, onList.map(dayOf).sort().at(-1)]);
  }
  expect(dayOf('/blog/')).toBe(posts.map(dayOf).sort().at(-1));
});

test.each([
  ['/docs/changelog/', 'h2', 6],
  ['/docs/known-faults/', 'h3', 80],
  ['/docs/reference/changes/', ':is(h2, h3)', 9],
  ['/docs/security-notices/', 'h2', 3],
] as const)('%s announces its feed, whose entries lead to headings', (address, heading, least) => {
  const {$} = pages.find((page) => page.address === address)!;
  expect($('link[rel="alternate"][type="application/atom+xml"]').attr('href')).toBe(`${address}atom.xml`);
  expect($(`.theme-doc-markdown a[href="${address}atom.xml"]`)).toHaveLength(1);
  const {feed} = parser.parse(readBuilt(`${address.slice(1)}atom.xml`)) as Feed;
  expect(feed.entry.length).toBeGreaterThanOrEqual(least);
  for (const {link} of feed.entry) {
    expect($(`${heading}[id="${new URL(link['@_href']).hash.slice(1)}"]`)).toHaveLength(1);
  }
});
