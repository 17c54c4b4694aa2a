import {unzipSync} from 'fflate';
import {execFileSync} from 'node:child_process';

import {isKept, isSignpost} from '@site/src/features/offline/node/archive';
import {pack} from '@site/src/features/offline/node/archive/pack';

const date = '2026-11-22T10:20:30Z';
const one: [string, Buffer] = ['index.html', Buffer.from('home')];
const two: [string, Buffer] = ['docs/intro/index.html', Buffer.from('intro')];

test('the same files make the same archive, in whichever order they were found', () => {
  const archive = pack(new Map([one, two]), 'site', date);
  expect(pack(new Map([two, one]), 'site', date).equals(archive)).toBe(true);
  expect(Object.keys(unzipSync(archive))).toEqual(['site/docs/intro/index.html', 'site/index.html']);
});

test('the archive does not depend on the time zone of the machine', () => {
  const script =
    `const {pack} = require('./src/features/offline/node/archive/pack.ts');` +
    `process.stdout.write(pack(new Map([['a', Buffer.from('b')]]), 's', '${date}').toString('hex'))`;
  const made = ['UTC', 'Asia/Tokyo', 'America/New_York'].map((zone) =>
    execFileSync('node_modules/.bin/tsx', ['-e', script], {env: {...process.env, TZ: zone}, encoding: 'utf8'}),
  );
  expect(made[0]).not.toBe('');
  expect(new Set(made).size).toBe(1);
});

test.each([
  'index.html',
  'assets/js/main.js',
  'img/mark.svg',
  'search-index.json',
  'reference/settings.json',
  'video/a.mp4',
])('%s belongs in the archive', (file) => expect(isKept(file)).toBe(true));

test.each([
  '_headers',
  '_deploy/nginx/headers.conf',
  'index.html.br',
  'assets/js/main.js.map',
  'offline/sentinel-docs-15.11.zip',
  'sw.js',
  'img/cards/index.png',
  'blog/rss.xml',
  'docs/changelog/atom.xml',
  'docs/known-faults/atom.xml',
  'docs/reference/changes/atom.xml',
  'docs/security-notices/atom.xml',
  'sitemap.xml',
])('%s does not', (file) => expect(isKept(file)).toBe(false));

test('a signpost is a page that Docusaurus did not make', () => {
  expect(isSignpost(Buffer.from('<html><body><h1>This page has moved</h1></body></html>'))).toBe(true);
  expect(isSignpost(Buffer.from('<html><body><div id=__docusaurus></div></body></html>'))).toBe(false);
});
