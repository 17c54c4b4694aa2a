import type {PartsList} from '@site/src/plugins/lean-client/partsFile';

import {isBuilt, pages, readBuilt} from './build';

const {scripts, hashes} = JSON.parse(readBuilt('page-parts.json')) as PartsList;
const contents = Object.values(hashes).map((hash) => `/assets/js/chunk.${hash}.js`);

function scriptsOf(html: string): string[] {
  return /data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
}

const pagesWithScripts = pages.map(({address}) => {
  const html = readBuilt(`${address.slice(1)}index.html`);
  return {address, html, named: scriptsOf(html)};
});

test('the list of parts names files of this build', () => {
  expect(contents.length).toBeGreaterThan(50);
  expect([...contents, ...scripts.map((file) => `/${file}`)].filter((address) => !isBuilt(address))).toEqual([]);
});

test('the scripts of every page know nothing that changes with the text of one of them', () => {
  const texts = scripts.map(readBuilt);
  expect(Object.values(hashes).filter((hash) => texts.some((text) => text.includes(hash)))).toEqual([]);
});

test('every page has the scripts of all pages, behind those of its own content', () => {
  const everywhere = scripts.map((file) => `/${file}`);
  for (const {address, named} of pagesWithScripts) {
    expect([address, ...named.slice(-everywhere.length)]).toEqual([address, ...everywhere]);
    expect(named.slice(0, -everywhere.length).filter((script) => everywhere.includes(script))).toEqual([]);
  }
});

test('a page of the docs names the script of its own content, and no other', () => {
  const docs = pagesWithScripts.filter(({address}) => address.startsWith('/docs/'));
  const byScript = new Map<string, string[]>();
  for (const {address, html} of docs) {
    const own = contents.filter((script) => html.includes(script));
    expect({address, others: own.slice(1)}).toEqual({address, others: []});
    own.forEach((script) => byScript.set(script, [...(byScript.get(script) ?? []), address]));
  }
  expect(byScript.size).toBeGreaterThan(50);
  expect([...byScript.values()].filter((addresses) => addresses.length > 1)).toEqual([]);
});
