import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {buildFolder, pages, readBuilt} from './build';

const [list = ''] = readBuilt('sw.js').split('\n');
const {files} = JSON.parse(list.replace(/^const site = |;$/g, '')) as {files: Record<string, string>};

/** The file that a server sends for an address below the base URL. */
const fileOf = (address: string): string =>
  address === '' || address.endsWith('/') ? `${address}index.html` : address;

test('the worker keeps every page, and all that pages load of scripts, styles and fonts', () => {
  const addresses = pages.map(({address}) => address.slice(1)).filter((address) => address !== 'docs/');
  expect(addresses.filter((address) => !(address in files))).toEqual([]);
  const assets = pages.flatMap(({$}) =>
    $('script[src], style[data-href], link[rel="preload"]')
      .toArray()
      .map(({attribs}) => (attribs.src ?? attribs.href ?? attribs['data-href'])!.slice(1)),
  );
  expect([...new Set(assets)].filter((asset) => !(asset in files))).toEqual([]);
  for (const file of ['404.html', 'search-index.json', 'search-texts.json', 'pages.json']) {
    expect(files).toHaveProperty([file]);
  }
});

test('each fingerprint is that of the file as it is deployed', () => {
  const wrong = Object.entries(files).filter(([address, integrity]) => {
    const file = path.join(buildFolder, fileOf(address));
    const hash = existsSync(file) && createHash('sha256').update(readFileSync(file)).digest('base64');
    return integrity !== `sha256-${hash}`;
  });
  expect(wrong).toEqual([]);
});
