import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {readPng} from '../support/png';
import {buildFolder, isBuilt, notFoundPage, pages, problemsOn, readBuilt, type BuiltPage} from './build';

const all = [...pages, notFoundPage];
const names = ['og:image', 'og:image:width', 'og:image:height', 'og:image:alt', 'twitter:image', 'twitter:card'];

function contentsOf({$}: BuiltPage, name: string): (string | undefined)[] {
  return $(`meta[property="${name}"], meta[name="${name}"]`)
    .toArray()
    .map((tag) => $(tag).attr('content'));
}

function cardOf(page: BuiltPage): Buffer {
  const [address] = contentsOf(page, 'og:image');
  return readFileSync(path.join(buildFolder, new URL(address!).pathname));
}

test('every page names its picture once, and the picture has the size that the page states', () => {
  const found = problemsOn((page) => {
    const name = page.address.replace(/^\/|\/$|\.html$/g, '') || 'index';
    const picture = `https://sentinelfirewall.org/img/cards/${name}.png`;
    expect(names.map((each) => contentsOf(page, each))).toEqual([
      [picture],
      ['1200'],
      ['630'],
      [expect.stringContaining('Sentinel Firewall')],
      [picture],
      ['summary_large_image'],
    ]);
    const card = cardOf(page);
    expect(readPng(card)).toMatchObject({width: 1200, height: 630});
    expect(card.length).toBeLessThan(40_000);
  }, all);
  expect(found).toEqual([]);
});

test('no two pages share a picture', () => {
  expect(new Set(all.map((page) => cardOf(page).toString('base64'))).size).toBe(all.length);
});

test('the manifest and its icons can be reached', () => {
  const {$} = pages[0]!;
  const manifest = $('link[rel="manifest"]').attr('href')!;
  const {icons, start_url: start} = JSON.parse(readBuilt(manifest)) as {icons: {src: string}[]; start_url: string};
  const from = new URL(manifest, 'https://example.org');
  expect(new URL(start, from).pathname).toBe('/');
  expect(icons.filter(({src}) => !isBuilt(new URL(src, from).pathname))).toEqual([]);
  expect(isBuilt($('link[rel="apple-touch-icon"]').attr('href')!)).toBe(true);
  expect(existsSync(path.join(buildFolder, $('link[rel="icon"]').attr('href')!))).toBe(true);
});
