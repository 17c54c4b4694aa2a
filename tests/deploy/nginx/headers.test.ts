import {readFileSync} from 'node:fs';
import path from 'node:path';

import {buildFolder} from '../../support/builtAddresses';
import {ask, type Answer} from './support/ask';
import {font, script, style} from './support/builtFiles';
import {nginxOfTests} from './support/startNginx';

const nginx = nginxOfTests();

/** What the variables in the headers of the build are for nearly all files. */
const usual = [
  ['$site_resource_policy', 'same-origin'],
  ['$site_frames', 'DENY'],
  ['$site_ancestors', "'none'"],
] as const;

/** Headers that a file of the build asks for. */
function headersIn(file: string): (readonly [string, string])[] {
  const text = readFileSync(path.join(buildFolder, '_deploy/nginx', file), 'utf8');
  return [...text.matchAll(/^add_header\s+(\S+)\s+"(.*)"(?: always)?;$/gm)]
    .map(([, name = '', value = '']) => [name.toLowerCase(), value] as const)
    .map(
      ([name, value]) => [name, usual.reduce((text, [variable, its]) => text.replace(variable, its), value)] as const,
    );
}

const ofBuild = headersIn('headers.conf');
const ofAssets = headersIn('asset-headers.conf');

test.each(['/img/badge.svg', '/img/badge-dark.svg'])('pages of others may show %s', async (address) => {
  const {headers} = await ask(nginx.port, address);
  expect(headers['cross-origin-resource-policy']).toEqual(['cross-origin']);
});

test.each([
  ['/reference/settings.json', 200, ['*']],
  ['/reference/15.11/settings.json', 200, ['*']],
  ['/reference/schema/settings.json', 200, ['*']],
  ['/reference/nothing.json', 404, undefined],
  ['/docs/intro.md', 200, ['*']],
  ['/llms.txt', 200, ['*']],
  ['/docs/nothing.md', 404, undefined],
  ['/docs/reference/data/', 200, undefined],
  ['/search-index.json', 200, undefined],
  ['/img/badge.svg', 200, undefined],
  ['/', 200, undefined],
])('scripts of others may read %s (%i): %j', async (address, expected, readers) => {
  const {status, headers} = await ask(nginx.port, address, {headers: {Origin: 'https://other.example'}});
  expect([status, headers['access-control-allow-origin']]).toEqual([expected, readers]);
});

test('pages of others may show one page in a frame, which has no scripts and no forms', async () => {
  const {status, headers, body} = await ask(nginx.port, '/help/blocked.html');
  expect([status, headers['x-frame-options']]).toEqual([200, undefined]);
  expect(headers['content-security-policy']![0]).toContain('; frame-ancestors *;');
  expect(body.toString()).not.toMatch(/<(script|form|input|button)\b/);
});

test('scripts of others may take their copy of the data for good', async () => {
  const {headers} = await ask(nginx.port, '/reference/ports.json');
  const again = await ask(nginx.port, '/reference/ports.json', {headers: {'If-None-Match': headers.etag![0]!}});
  expect([again.status, again.headers['access-control-allow-origin']]).toEqual([304, ['*']]);
});

test('the build names headers', () => expect(ofBuild.length).toBeGreaterThan(0));

const notModified = async (): Promise<Answer> => {
  const {headers} = await ask(nginx.port, '/');
  return ask(nginx.port, '/', {headers: {'If-None-Match': headers.etag![0]!}});
};

test.each<[string, number, () => Promise<Answer>]>([
  ['a page', 200, () => ask(nginx.port, '/')],
  ['a page in Brotli', 200, () => ask(nginx.port, '/', {headers: {'Accept-Encoding': 'br'}})],
  ['an unknown asset', 404, () => ask(nginx.port, '/assets/js/nothing.01234567.js')],
  ['a picture', 200, () => ask(nginx.port, '/img/mark.svg')],
  ['a part of the film', 206, () => ask(nginx.port, '/video/ssh-attack.mp4', {headers: {Range: 'bytes=0-9'}})],
  ['an old address', 301, () => ask(nginx.port, '/docs/faq/')],
  ['another spelling', 301, () => ask(nginx.port, '/docs/intro')],
  ['doubled slashes', 301, () => ask(nginx.port, '/docs//intro/')],
  ['a copy that is still good', 304, notModified],
  ['an unknown page', 404, () => ask(nginx.port, '/nothing/')],
  ['a hidden file', 404, () => ask(nginx.port, '/_deploy/nginx/headers.conf')],
  ['a backslash', 400, () => ask(nginx.port, '/\\')],
  ['a method that is not allowed', 405, () => ask(nginx.port, '/', {method: 'POST'})],
])('%s (%i) has each header of the build once', async (_, status, send) => {
  const answer = await send();
  expect(answer.status).toBe(status);
  for (const [name, value] of ofBuild) {
    expect([name, answer.headers[name]]).toEqual([name, [value]]);
  }
  expect(answer.headers.server).toEqual(['nginx']);
});

test.each([
  ['a script', script],
  ['a style sheet', style],
  ['a font', font],
])('%s has each header of assets once, and none of documents', async (_, address) => {
  const {status, headers} = await ask(nginx.port, address, {headers: {'Accept-Encoding': 'br'}});
  expect(status).toBe(200);
  const sent = Object.keys(headers).filter((name) => [...ofBuild, ...ofAssets].some(([known]) => known === name));
  expect(sent.sort()).toEqual(ofAssets.map(([name]) => name).sort());
  for (const [name, value] of ofAssets) {
    expect([name, headers[name]]).toEqual([name, [value]]);
  }
});

test.each([
  ['/', 'no-cache'],
  ['/docs/intro/', 'no-cache'],
  ['/docs/intro', 'no-cache'],
  ['/docs/faq/', 'no-cache'],
  ['/nothing/', 'no-cache'],
  ['/assets/js/nothing.01234567.js', 'no-cache'],
  ['/search-index.json', 'no-cache'],
  ['/search-texts.json', 'no-cache'],
  ['/pages.json', 'no-cache'],
  ['/.well-known/security.txt', 'no-cache'],
  ['/site.webmanifest', 'no-cache'],
  ['/sw.js', 'no-cache'],
  ['/offline/sentinel-docs-15.11.zip', 'no-cache'],
  [style, 'public, max-age=31536000, immutable'],
  [font, 'public, max-age=31536000, immutable'],
  ['/img/mark.svg', 'public, max-age=86400'],
  ['/video/ssh-attack.webm', 'public, max-age=86400'],
  ['/blog/rss.xml', 'public, max-age=3600'],
  ['/blog/feed.json', 'public, max-age=3600'],
  ['/docs/changelog/atom.xml', 'public, max-age=3600'],
  ['/sitemap.xml', 'public, max-age=3600'],
])('a copy of %s is kept: %s', async (address, rule) => {
  expect((await ask(nginx.port, address)).headers['cache-control']).toEqual([rule]);
});

test('each file that is kept for a year has a hash of its content in its name', async () => {
  const {globSync} = await import('tinyglobby');
  const files = globSync('assets/{js,css,fonts}/**/*', {cwd: buildFolder, ignore: ['**/*.{br,gz}']});
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !/[./-][0-9a-f]{8,}\.\w+(\.LICENSE\.txt)?$/.test(file))).toEqual([]);
});

test('a copy that is requested again keeps its rule', async () => {
  const {headers} = await ask(nginx.port, style);
  const again = await ask(nginx.port, style, {headers: {'If-None-Match': headers.etag![0]!}});
  expect(again.status).toBe(304);
  expect(again.headers['cache-control']).toEqual(['public, max-age=31536000, immutable']);
});

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/nothing', 'text/html; charset=utf-8'],
  [style, 'text/css; charset=utf-8'],
  ['/js/moved.js', 'text/javascript; charset=utf-8'],
  [font, 'font/woff2'],
  ['/video/ssh-attack.vtt', 'text/vtt; charset=utf-8'],
  ['/video/ssh-attack.webm', 'video/webm'],
  ['/video/ssh-attack.mp4', 'video/mp4'],
  ['/video/ssh-attack.webp', 'image/webp'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/pages.json', 'application/json; charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/img/mark.svg', 'image/svg+xml; charset=utf-8'],
  ['/img/icon-192.png', 'image/png'],
  ['/sw.js', 'text/javascript; charset=utf-8'],
  ['/offline/sentinel-docs-15.11.zip', 'application/zip'],
  ['/offline/sentinel-docs-15.11.zip.sha256', 'text/plain; charset=utf-8'],
  ['/swag/motd.txt', 'text/plain; charset=utf-8'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/docs/usage/commands.md', 'text/markdown; charset=utf-8'],
  ['/blog/sentinel-beside-docker.md', 'text/markdown; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/man/csf.conf.5', 'text/troff; charset=utf-8'],
])('%s is %s, also when it is compressed', async (address, type) => {
  expect((await ask(nginx.port, address)).headers['content-type']).toEqual([type]);
  const compressed = await ask(nginx.port, address, {headers: {'Accept-Encoding': 'br, gzip'}});
  expect(compressed.headers['content-type']).toEqual([type]);
});

test.each([
  ['/docs/usage/commands.md', ['noindex']],
  ['/llms-full.txt', ['noindex']],
  ['/llms.txt', undefined],
  ['/docs/usage/commands/', undefined],
  ['/', undefined],
])('the header for search engines at %s: %p', async (address, rule) => {
  const {status, headers} = await ask(nginx.port, address);
  expect(status).toBe(200);
  expect(headers['x-robots-tag']).toEqual(rule);
});

test('the Markdown of a page is sent compressed', async () => {
  const {headers} = await ask(nginx.port, '/docs/usage/commands.md', {headers: {'Accept-Encoding': 'br'}});
  expect(headers['content-encoding']).toEqual(['br']);
});

test('every kind of file that the build has is known', async () => {
  const {globSync} = await import('tinyglobby');
  const kinds = new Map(
    globSync('**/*.*', {cwd: buildFolder, ignore: ['_deploy/**', '**/*.{br,gz,html}']}).map((file) => [
      path.extname(file),
      file,
    ]),
  );
  for (const file of kinds.values()) {
    const {status, headers} = await ask(nginx.port, `/${encodeURI(file)}`, {method: 'HEAD'});
    expect([file, status, headers['content-type']]).not.toEqual([file, 200, ['application/octet-stream']]);
    expect([file, status]).toEqual([file, 200]);
  }
});
