import {mkdtemp, mkdir, writeFile} from 'node:fs/promises';
import {get, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';

import {createSiteServer} from '@site/deploy/serve/server';

let server: Server;
let origin: string;

beforeAll(async () => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'site-'));
  await mkdir(path.join(root, 'assets/js'), {recursive: true});
  await writeFile(path.join(root, 'index.html'), `<h1>home</h1>${' '.repeat(3000)}`);
  await writeFile(path.join(root, 'page.md'), '# Page');
  await writeFile(path.join(root, '404.html'), '<h1>not found</h1>');
  await mkdir(path.join(root, 'assets/fonts'));
  await writeFile(path.join(root, 'assets/js/main.0123abcd.js'), '1');
  await writeFile(path.join(root, 'assets/fonts/next-0123456789abcdef.woff2'), '1');
  await mkdir(path.join(root, '.well-known'));
  await writeFile(path.join(root, '.well-known/security.txt'), 'Contact: https://example.org/');
  server = createSiteServer({root, baseUrl: '/'}).listen(0);
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

test('a page has its type, is compressed and must be checked again', async () => {
  const response = await fetch(`${origin}/`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  expect(response.headers.get('content-encoding')).toMatch(/^(br|gzip)$/);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.text()).toContain('<h1>home</h1>');
});

test('a page that has not changed is not sent again', async () => {
  const etag = (await fetch(`${origin}/`)).headers.get('etag')!;
  // Not fetch: it adds a header that asks for a fresh copy.
  const status = await new Promise((resolve) => {
    get(`${origin}/`, {headers: {'If-None-Match': etag}}, (response) => resolve(response.resume().statusCode));
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

test('the Markdown of a page is text that a browser shows', async () => {
  const response = await fetch(`${origin}/page.md`);
  expect(response.headers.get('content-type')).toMatch(/^text\/markdown; charset=utf-8$/i);
  expect(await response.text()).toBe('# Page');
});

test('an unknown path is the not-found page with status 404', async () => {
  const response = await fetch(`${origin}/nothing/`);
  expect(response.status).toBe(404);
  expect(await response.text()).toBe('<h1>not found</h1>');
});

test('a folder whose name begins with a dot is part of the site', async () => {
  const response = await fetch(`${origin}/.well-known/security.txt`);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(await response.text()).toBe('Contact: https://example.org/');
});

test('only reading is allowed', async () => {
  const response = await fetch(`${origin}/`, {method: 'POST'});
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});
