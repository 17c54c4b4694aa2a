import {XMLParser} from 'fast-xml-parser';

import {isBuilt, pages, readBuilt} from './build';

const posts = pages
  .map(({address}) => address)
  .filter((address) => /^\/blog\/(?!(archive|authors|tags|page)\/)[^/]+\/$/.test(address));
const parser = new XMLParser({ignoreAttributes: false});

type Feed = {
  rss: {channel: {item: {link: string; 'content:encoded': string}[]}};
  feed: {title: string; entry: {link: {'@_href': string}; content: {'#text': string}; updated: string}[]};
};

const pathOf = (url: string) => new URL(url).pathname;

test('the blog has its three first posts', () => {
  expect(posts.length).toBeGreaterThanOrEqual(3);
});

const rss = () => (parser.parse(readBuilt('blog/rss.xml')) as Feed).rss.channel;
const atom = () => (parser.parse(readBuilt('blog/atom.xml')) as Feed).feed;
const json = () => (JSON.parse(readBuilt('blog/feed.json')) as {items: {url: string; content_html: string}[]}).items;

test.each([
  ['RSS', () => rss().item.map((item) => [item.link, item['content:encoded']] as const)],
  ['Atom', () => atom().entry.map(({link, content}) => [link['@_href'], content['#text']] as const)],
  ['JSON', () => json().map((item) => [item.url, item.content_html] as const)],
])('the %s feed has every post with its text', (_, read) => {
  const items = read();
  expect(items.map(([link]) => pathOf(link)).sort()).toEqual(posts);
  expect(items.filter(([, text]) => text.length <= 1000)).toEqual([]);
});

test('code in the feeds keeps its lines', () => {
  const code = json().flatMap(({content_html}) => content_html.match(/<pre[\s\S]*?<\/pre>/g) ?? []);
  expect(code.length).toBeGreaterThan(0);
  expect(code.some((block) => block.includes('</span>\n<span'))).toBe(true);
});

const {
  urlset: {url: sitemap},
} = parser.parse(readBuilt('sitemap.xml')) as {urlset: {url: {loc: string; lastmod?: string}[]}};

test('the sitemap has every page that engines may list, and no other', () => {
  const listed = sitemap.map(({loc}) => pathOf(loc)).sort();
  const expected = pages
    .filter(({$}) => !/noindex/.test($('meta[name="robots"]').attr('content') ?? ''))
    .map(({address}) => address);
  expect(listed).toEqual(expected.sort());
  expect(listed.every(isBuilt)).toBe(true);
});

test('the sitemap says of every page when it was last changed, as the page does', () => {
  const days = new Map(sitemap.map(({loc, lastmod}) => [pathOf(loc), lastmod]));
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
  const dayOf = (address: string) => sitemap.find(({loc}) => pathOf(loc) === address)?.lastmod;
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
