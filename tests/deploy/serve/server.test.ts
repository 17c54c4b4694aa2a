import {get} from 'node:http';
import {brotliCompressSync, gzipSync} from 'node:zlib';

import {listen} from '@site/deploy/serve/listen';
import {createSiteServer} from '@site/deploy/serve/server';
import {newFolder} from '@site/tests/support/folder';

let origin: string;
let close: () => Promise<void>;

beforeAll(async () => {
  const root = newFolder({
    'index.html': '<h1>home</h1>',
    // The contents differ so that a test sees which file was sent.
    'index.html.br': brotliCompressSync('<h1>home in Brotli</h1>'),
    'index.html.gz': gzipSync('<h1>home in gzip</h1>'),
    'page.md': '# Page',
    'page/index.html': '<h1>page</h1>',
    'page/index.html.br': brotliCompressSync('<h1>page</h1>'),
    'reference/15.11/settings.json': '{}',
    'pages.json': '{}',
    '404.html': '<h1>not found</h1>',
    'assets/js/main.0123abcd.js': '1',
    'assets/fonts/next-0123456789abcdef.woff2': '1',
    '.well-known/security.txt': 'Contact: https://example.org/',
  });
  ({origin, close} = await listen(createSiteServer({root, baseUrl: '/'})));
});

afterAll(() => close());

test('a page has its type and must be checked again', async () => {
  const response = await fetch(`${origin}/`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

test.each([
  ['gzip, deflate, br', 'br', '<h1>home in Brotli</h1>'],
  ['gzip', 'gzip', '<h1>home in gzip</h1>'],
  ['identity', null, '<h1>home</h1>'],
  ['br;q=0', null, '<h1>home</h1>'],
])('who accepts "%s" gets the file that the build compressed: %s', async (accepted, encoding, text) => {
  const response = await fetch(`${origin}/`, {headers: {'Accept-Encoding': accepted}});
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('vary')).toBe('Accept, Accept-Encoding');
  expect(await response.text()).toBe(text);
});

test('a page that has not changed is not sent again', async () => {
  const accepted = {'Accept-Encoding': 'br'};
  const etag = (await fetch(`${origin}/`, {headers: accepted})).headers.get('etag')!;
  // Not fetch: it adds a header that asks for a fresh copy.
  const status = await new Promise((resolve) => {
    get(`${origin}/`, {headers: {...accepted, 'If-None-Match': etag}}, (response) =>
      resolve(response.resume().statusCode),
    );
  });
  expect(status).toBe(304);
});

test.each(['js/main.0123abcd.js', 'fonts/next-0123456789abcdef.woff2'])(
  'an asset with a hash in its name is kept for a year: %s',
  async (asset) => {
    const response = await fetch(`${origin}/assets/${asset}`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  },
);

test.each([
  ['the Markdown of a page, which a browser shows', '/page.md', 200, /^text\/markdown; charset=utf-8$/i, '# Page'],
  [
    'a file of a folder whose name begins with a dot',
    '/.well-known/security.txt',
    200,
    /^text\/plain/,
    'Contact: https://example.org/',
  ],
  ['the not-found page at an unknown path', '/nothing/', 404, /^text\/html/, '<h1>not found</h1>'],
])('the server sends %s', async (_, address, status, type, text) => {
  const response = await fetch(origin + address);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toMatch(type);
  expect(await response.text()).toBe(text);
});

test.each([
  ['text/html', /^text\/html/, '<h1>page</h1>'],
  ['text/markdown', /^text\/markdown; charset=utf-8$/i, '# Page'],
])('a page comes as %s to who asks for it, and caches learn that it depends on that', async (accept, type, text) => {
  const response = await fetch(`${origin}/page/`, {headers: {Accept: accept}});
  expect(response.headers.get('content-type')).toMatch(type);
  expect((await response.text()).trim()).toBe(text);
  expect(response.headers.get('vary')?.split(', ')).toContain('Accept');
});

test.each([
  ['/reference/15.11/settings.json', '*'],
  ['/pages.json', null],
  ['/page/', null],
])('scripts of others may read %s: %s', async (address, readers) => {
  const {headers} = await fetch(origin + address, {headers: {Origin: 'https://other.example'}});
  expect(headers.get('access-control-allow-origin')).toBe(readers);
});

test('only reading is allowed', async () => {
  const response = await fetch(`${origin}/`, {method: 'POST'});
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});
