import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {measureOfflineMode, packPages, writeOfflineWorker} from '@site/src/plugins/offline-mode';
import {fill} from '@site/src/plugins/offline-mode/fillSizes';
import {addressOf, isKeptByBrowser} from '@site/src/plugins/offline-mode/keptFiles';

function build(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'offline-mode-'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), content);
  }
  return folder;
}

type Listed = {
  version: string;
  notFound: string;
  pages: {file: string; hash: string; count: number};
  files: Record<string, string>;
};

async function listed(folder: string): Promise<Listed> {
  await packPages(folder);
  await writeOfflineWorker(folder);
  const [first = ''] = readFileSync(path.join(folder, 'sw.js'), 'utf8').split('\n');
  return JSON.parse(first.replace(/^const site = |;$/g, '')) as Listed;
}

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

test('pages are packed by their addresses, without those where a server answers with another', async () => {
  const folder = build(files);
  const packed = readFileSync(path.join(folder, await packPages(folder)), 'utf8');
  expect(JSON.parse(packed)).toEqual({'404.html': 'nothing', 'docs/intro/': 'intro', '': 'home'});
});

test('the worker names the packed pages and the files to keep, with the fingerprint of each', async () => {
  const {files: found, pages, notFound} = await listed(build(files));
  expect(found).toEqual({'assets/js/main.01234567.js': 'sha256-IaAnC39moeTCWTPxOh5aG7tHV1eAcpMMgYkTH5xqquE='});
  expect(pages).toEqual({file: 'offline/all-pages.json', hash: expect.stringMatching(/^sha256-.{44}$/), count: 3});
  expect(notFound).toBe('404.html');
});

test('a change of any file is another version, and the same files are the same', async () => {
  const [one, same, other] = await Promise.all(
    [files, files, {...files, 'docs/intro/index.html': 'changed'}].map((given) => listed(build(given))),
  );
  expect(one).toEqual(same);
  expect(other!.version).not.toBe(one!.version);
});

test('what is kept is measured, and as what it is sent', async () => {
  const folder = build(files);
  const packed = readFileSync(path.join(folder, await packPages(folder))).length;
  const kept = 'homenothingintroscript'.length;
  expect(await measureOfflineMode(folder)).toEqual({files: 4, kept, fetched: packed + 'script'.length});
  writeFileSync(path.join(folder, 'offline/all-pages.json.gz'), 'small');
  expect(await measureOfflineMode(folder)).toEqual({files: 4, kept, fetched: 'smallscript'.length});
});

test.each(['img/a.svg', 'index.html', 'video/ssh-attack.mp4', 'blog/rss.xml', 'sw.js', 'offline/sizes.json'])(
  'whether %s is kept follows from what pages need to be read',
  (file) => expect(isKeptByBrowser(file)).toBe(file === 'img/a.svg'),
);

test('pages are asked for by their folder', () => {
  expect(['index.html', 'docs/intro/index.html', '404.html'].map(addressOf)).toEqual(['', 'docs/intro/', '404.html']);
});

test('sizes stand in their places, with and without quotes', () => {
  const sizes = {archive: 3_541_925, mode: {files: 4, kept: 10_712_166, fetched: 2_597_954}};
  const html =
    '<span data-offline-size=archive>one file</span> <span data-offline-size="kept" data-search="skip">x</span>';
  expect(fill(html, sizes)).toBe(
    '<span data-offline-size=archive>3.5 MB</span> <span data-offline-size="kept" data-search="skip">10.7 MB</span>',
  );
});
