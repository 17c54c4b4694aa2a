import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

import {buildFolder} from '../../support/builtAddresses';
import {ask} from './support/ask';
import {nginxOfTests} from './support/startNginx';

const nginx = nginxOfTests();

const page = readFileSync(path.join(buildFolder, 'docs/intro/index.html'));
const same = (body: Buffer): Buffer => body;

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['gzip;q=0', undefined, same],
  ['identity', undefined, same],
  ['zstd', undefined, same],
  ['', undefined, same],
])('to Accept-Encoding "%s" a page comes as %s', async (accepted, encoding, decode) => {
  const {headers, body} = await ask(nginx.port, '/docs/intro/', {headers: {'Accept-Encoding': accepted}});
  expect(headers['content-encoding']).toEqual(encoding && [encoding]);
  expect(headers.vary?.sort()).toEqual(['Accept', 'Accept-Encoding']);
  expect(headers['content-length']).toEqual([String(body.length)]);
  expect(decode(body).equals(page)).toBe(true);
});

test('a proxy gets compressed pages too', async () => {
  const {headers} = await ask(nginx.port, '/', {headers: {'Accept-Encoding': 'gzip', Via: '1.1 proxy.example'}});
  expect(headers['content-encoding']).toEqual(['gzip']);
});

test('the forms of a page have tags of their own', async () => {
  const tagOf = async (accepted: string) =>
    (await ask(nginx.port, '/', {headers: {'Accept-Encoding': accepted}})).headers.etag![0];
  expect(new Set([await tagOf('br'), await tagOf('gzip'), await tagOf('identity')]).size).toBe(3);
});

test('the not-found page is compressed', async () => {
  const {status, headers, body} = await ask(nginx.port, '/nothing', {headers: {'Accept-Encoding': 'br'}});
  expect(status).toBe(404);
  expect(headers['content-encoding']).toEqual(['br']);
  expect(brotliDecompressSync(body).toString()).toContain('Page not found');
});

test.each(['/docs/intro/', '/video/ssh-attack.mp4'])('%s that has not changed is not sent again', async (address) => {
  const {headers} = await ask(nginx.port, address);
  for (const [name, value] of [
    ['If-None-Match', headers.etag![0]!],
    ['If-None-Match', `W/${headers.etag![0]!}`],
    ['If-Modified-Since', headers['last-modified']![0]!],
  ] as const) {
    const {status, body} = await ask(nginx.port, address, {headers: {[name]: value}});
    expect(status).toBe(304);
    expect(body).toHaveLength(0);
  }
  const changed = await ask(nginx.port, address, {headers: {'If-None-Match': '"another"'}});
  expect(changed.status).toBe(200);
});

test('the not-found page keeps its status, whatever copy the visitor has', async () => {
  const {headers} = await ask(nginx.port, '/nothing');
  const again = await ask(nginx.port, '/nothing', {headers: {'If-None-Match': headers.etag?.[0] ?? '*'}});
  expect(again.status).toBe(404);
  expect(again.body.length).toBeGreaterThan(0);
});
