import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {isKeptByBrowser, measureOfflineMode, writeOfflineWorker} from '@site/src/features/offline/node/worker';
import {fill} from '@site/src/features/offline/node/worker/fillSizes';
import {packPages} from '@site/src/features/offline/node/worker/packPages';
import {newFolder} from '@site/tests/support/folder';

type Listed = {
  version: string;
  cachePrefix: string;
  notFound: string;
  pages: {parts: {file: string; hash: string}[]; count: number};
  files: Record<string, string>;
};

function listed(folder: string): Listed {
  writeOfflineWorker({outDir: folder, baseUrl: '/preview/'}, packPages(folder));
  const [first = ''] = readFileSync(path.join(folder, 'sw.js'), 'utf8').split('\n');
  return JSON.parse(first.replace(/^const site = |;$/g, '')) as Listed;
}

const partOf = (folder: string, part: number): unknown =>
  JSON.parse(readFileSync(path.join(folder, `offline/pages-${part}.json`), 'utf8'));

const files = {
  'index.html': 'home',
  '404.html': 'nothing',
  'docs/index.html': 'forwards',
  'docs/intro/index.html': 'intro',
  'docs/faq/index.html': 'moved',
  'assets/js/main.01234567.js': 'script',
  'img/cards/index.png': 'card',
  'index.html.br': 'packed',
};

test('pages are packed by their addresses, without those where a server answers with another', () => {
  const folder = newFolder(files);
  const {parts, count, bytes} = packPages(folder);
  expect(parts.map(({file}) => file)).toEqual(['offline/pages-1.json']);
  expect(partOf(folder, 1)).toEqual({'404.html': 'nothing', 'docs/intro/': 'intro', '': 'home'});
  expect([count, bytes]).toEqual([3, 'nothingintrohome'.length]);
});

test('the pages of a large site are packed in parts, each page whole', () => {
  const long = 'x'.repeat(5 * 2 ** 20);
  const folder = newFolder({'a/index.html': long, 'b/index.html': 'short', 'c/index.html': long});
  const {parts, count} = packPages(folder);
  expect(parts.map(({file}) => file)).toEqual(['offline/pages-1.json', 'offline/pages-2.json']);
  expect([partOf(folder, 1), partOf(folder, 2)]).toEqual([{'a/': long, 'b/': 'short'}, {'c/': long}]);
  expect(count).toBe(3);
});

test('the worker names the packed pages and the files to keep, with the fingerprint of each', () => {
  const {files: found, pages, notFound, cachePrefix} = listed(newFolder(files));
  expect(found).toEqual({'assets/js/main.01234567.js': 'sha256-IaAnC39moeTCWTPxOh5aG7tHV1eAcpMMgYkTH5xqquE='});
  const part = {file: 'offline/pages-1.json', hash: expect.stringMatching(/^sha256-.{44}$/) as string};
  expect(pages).toEqual({parts: [part], count: 3});
  expect(notFound).toBe('404.html');
  // Another site on the same host must not take its caches.
  expect(cachePrefix).toBe('offline-site /preview/ ');
});

test('a change of any file is another version, and the same files are the same', async () => {
  const [one, same, other] = await Promise.all(
    [files, files, {...files, 'docs/intro/index.html': 'changed'}].map((given) => listed(newFolder(given))),
  );
  expect(one).toEqual(same);
  expect(other!.version).not.toBe(one!.version);
});

test('what is kept is measured, and as what it is sent', () => {
  const folder = newFolder(files);
  const pages = packPages(folder);
  const packed = readFileSync(path.join(folder, 'offline/pages-1.json')).length;
  const kept = 'homenothingintroscript'.length;
  expect(measureOfflineMode(folder, pages)).toEqual({files: 4, kept, fetched: packed + 'script'.length});
  writeFileSync(path.join(folder, 'offline/pages-1.json.gz'), 'small');
  expect(measureOfflineMode(folder, pages)).toEqual({files: 4, kept, fetched: 'smallscript'.length});
});

test.each(['img/a.svg', 'index.html', 'video/ssh-attack.mp4', 'blog/rss.xml', 'sw.js', 'offline/pages-1.json'])(
  'whether %s is kept follows from what pages need to be read',
  (file) => expect(isKeptByBrowser(file)).toBe(file === 'img/a.svg'),
);

test('sizes are filled in, with and without quotes', () => {
  const sizes = {archive: 3_541_925, mode: {files: 4, kept: 10_712_166, fetched: 2_597_954}};
  const html =
    '<span data-offline-size=archive>one file</span> <span data-offline-size="kept" data-search="skip">x</span>';
  expect(fill(html, sizes)).toBe(
    '<span data-offline-size=archive>3.5 MB</span> <span data-offline-size="kept" data-search="skip">10.7 MB</span>',
  );
});
