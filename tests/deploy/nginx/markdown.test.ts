import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync} from 'node:zlib';

import {buildFolder} from '../../support/builtAddresses';
import {acceptValues, refusedValues} from '../accept';
import {ask, type Answer} from './support/ask';
import {nginxOfTests} from './support/startNginx';

const nginx = nginxOfTests();

const markdown = readFileSync(path.join(buildFolder, 'docs/intro.md'));
const askFor = (address: string, accept: string, others = {}): Promise<Answer> =>
  ask(nginx.port, address, {headers: {Accept: accept, ...others}});

test('each value of Accept is answered as the local server does', async () => {
  for (const [accept, isMarkdown] of acceptValues) {
    const {status, headers} = await askFor('/docs/intro/', accept);
    const type = isMarkdown ? 'text/markdown; charset=utf-8' : 'text/html; charset=utf-8';
    expect([accept, status, headers['content-type']]).toEqual([accept, 200, [type]]);
  }
});

test('who says nothing gets the page', async () => {
  const {headers} = await ask(nginx.port, '/docs/intro/');
  expect(headers['content-type']).toEqual(['text/html; charset=utf-8']);
});

test('the Markdown is the one of the page, compressed where that is accepted', async () => {
  expect((await askFor('/docs/intro/?a=b', 'text/markdown')).body.equals(markdown)).toBe(true);
  const compressed = await askFor('/docs/intro/', 'text/markdown', {'Accept-Encoding': 'br'});
  expect(compressed.headers['content-encoding']).toEqual(['br']);
  expect(brotliDecompressSync(compressed.body).equals(markdown)).toBe(true);
});

test.each(['/', '/contact/', '/blog/', '/blog/tags/', '/blog/sentinel-beside-docker/'])(
  '%s has its Markdown at its address too',
  async (address) => {
    const {headers} = await askFor(address, 'text/markdown');
    expect(headers['content-type']).toEqual(['text/markdown; charset=utf-8']);
  },
);

test.each(refusedValues)('who accepts only %s learns which forms a page has', async (accept) => {
  const {status, headers, body} = await askFor('/docs/intro/', accept);
  expect([status, headers['content-type']]).toEqual([406, ['text/plain; charset=utf-8']]);
  expect(body.toString()).toBe('This page is available as text/html and as text/markdown.\n');
  expect(headers.vary).toContain('Accept');
  expect((await askFor('/nothing/', accept)).status).toBe(404);
  expect((await askFor('/img/mark.svg', accept)).status).toBe(200);
});

test.each([
  ['an unknown page', '/nothing/', 404, 'text/html; charset=utf-8'],
  ['a picture', '/img/mark.svg', 200, 'image/svg+xml; charset=utf-8'],
])('%s is the same for everybody', async (_, address, status, type) => {
  const answer = await askFor(address, 'text/markdown');
  expect([answer.status, answer.headers['content-type']]).toEqual([status, [type]]);
});

test('another spelling of a page still leads to it', async () => {
  const {status, headers} = await askFor('/docs/intro', 'text/markdown');
  expect([status, headers.location]).toEqual([301, ['/docs/intro/']]);
});

test.each(['text/html', 'text/markdown'])('caches learn that a page depends on Accept: %s', async (accept) => {
  const {headers} = await askFor('/docs/intro/', accept, {'Accept-Encoding': 'br'});
  expect(headers.vary?.join(', ').split(', ').sort()).toEqual(['Accept', 'Accept-Encoding']);
  const again = await askFor('/docs/intro/', accept, {'If-None-Match': headers.etag![0]!});
  expect(again.headers.vary).toContain('Accept');
});

test('a copy of one form is no copy of the other', async () => {
  const {headers} = await askFor('/docs/intro/', 'text/html');
  const {status} = await askFor('/docs/intro/', 'text/markdown', {'If-None-Match': headers.etag![0]!});
  expect(status).toBe(200);
});

test.each([
  ['/docs/intro/', undefined],
  ['/docs/intro.md', ['noindex']],
  ['/docs/intro%2Emd', ['noindex']],
])('engines may list the page, whichever form they ask for, and not its repetition: %s', async (address, rule) => {
  const {status, headers} = await askFor(address, 'text/markdown');
  expect([status, headers['x-robots-tag']]).toEqual([200, rule]);
});

test.each(['/img/mark.svg', '/docs/intro.md', '/reference/settings.json'])(
  '%s does not depend on it',
  async (address) => {
    expect((await askFor(address, 'text/markdown')).headers.vary ?? []).not.toContain('Accept');
  },
);
