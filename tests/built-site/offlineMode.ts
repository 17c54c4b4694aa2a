import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {buildFolder, pages, readBuilt} from './build';

const [list = ''] = readBuilt('sw.js').split('\n');
const {files, pages: packed} = JSON.parse(list.replace(/^const site = |;$/g, '')) as {
  files: Record<string, string>;
  pages: {parts: {file: string; hash: string}[]; count: number};
};
const packedPages = Object.assign({}, ...packed.parts.map(({file}) => JSON.parse(readBuilt(file)) as object)) as Record<
  string,
  string
>;

test('the worker keeps every page, and all that pages load of scripts, styles and fonts', () => {
  const addresses = pages.map(({address}) => address.slice(1)).filter((address) => address !== 'docs/');
  expect(addresses.filter((address) => !(address in packedPages))).toEqual([]);
  expect(packedPages).toHaveProperty(['404.html']);
  expect(packed.count).toBe(Object.keys(packedPages).length);
  const assets = pages.flatMap(({$}) =>
    $('script[src], style[data-href], link[rel="preload"]')
      .toArray()
      .map(({attribs}) => (attribs.src ?? attribs.href ?? attribs['data-href'])!.slice(1)),
  );
  expect([...new Set(assets)].filter((asset) => !(asset in files))).toEqual([]);
  for (const file of ['search-index.json', 'search-texts.json', 'pages.json']) {
    expect(files).toHaveProperty([file]);
  }
});

test('the pages for the worker are those of the site, and link their style sheets', () => {
  const sheet = /<style data-href="([^"]+)">.*?<\/style>|<link rel="?stylesheet"? href="?([^" >]+)[^>]*>/gs;
  const size = /(data-offline-size[^>]*>)[^<]*/g;
  const plain = (html: string): string => html.replace(sheet, '<link $1$2>').replace(size, '$1');
  const wrong = pages.filter(({address}) => {
    const html = packedPages[address.slice(1)];
    return (
      html !== undefined &&
      (html.includes('<style data-href') || plain(html) !== plain(readBuilt(`${address}index.html`)))
    );
  });
  expect(wrong.map(({address}) => address)).toEqual([]);
});

test('each fingerprint is that of the file as it is deployed', () => {
  const wrong = [...Object.entries(files), ...packed.parts.map(({file, hash}) => [file, hash] as const)].filter(
    ([name, integrity]) => {
      const file = path.join(buildFolder, name);
      const hash = existsSync(file) && createHash('sha256').update(readFileSync(file)).digest('base64');
      return integrity !== `sha256-${hash}`;
    },
  );
  expect(wrong).toEqual([]);
});
