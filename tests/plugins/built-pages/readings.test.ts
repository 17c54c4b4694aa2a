import {mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {builtPage, type BuiltPage} from '@site/src/plugins/built-pages/builtPage';
import {hashSources} from '@site/src/plugins/built-pages/hashSources';
import {openReadings} from '@site/src/plugins/built-pages/readings';

const head = '<title>A</title><script src=/assets/js/main.01234567.js></script>';
const html = (changes: {head?: string; main?: string} = {}): string =>
  `<html><head>${changes.head ?? head}</head><body><nav>Menu</nav><main>${changes.main ?? 'Text'}</main></body></html>`;
const page = builtPage({url: '/a/', html: html()});

let folder: string;
let file: string;
let read: jest.Mock<{card: Uint8Array}, [BuiltPage]>;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'readings-'));
  file = path.join(folder, 'cache/readings');
  read = jest.fn(({url}) => ({card: Buffer.from(url)}));
});

/** What a build gets for a page whose readings are kept for the next. */
function build(pages: readonly BuiltPage[], {basis = 'same', name = 'cards'} = {}): string[] {
  const readings = openReadings(file, basis);
  const values = pages.map((each) => readings.of({name, read, finish: () => undefined}, each));
  readings.keep();
  return values.map(({card}) => Buffer.from(card).toString());
}

test('the next build takes over what it would read again, bytes included', () => {
  expect(build([page])).toEqual(['/a/']);
  expect(build([page])).toEqual(['/a/']);
  expect(read).toHaveBeenCalledTimes(1);
});

test('other names of scripts, and another navbar, are no reason to read a page again', () => {
  build([page]);
  const rebuilt = html({head: head.replace('01234567', '89abcdef')}).replace('Menu', 'Other menu');
  build([builtPage({url: '/a/', html: rebuilt})]);
  expect(read).toHaveBeenCalledTimes(1);
});

test.each([
  ['content', {url: '/a/', html: html({main: 'Other text'})}],
  ['title', {url: '/a/', html: html({head: head.replace('A', 'B')})}],
  ['address', {url: '/b/', html: html()}],
])('another %s is read', (_, other) => {
  build([page]);
  build([builtPage(other)]);
  expect(read).toHaveBeenCalledTimes(2);
});

test.each([
  ['code', {basis: 'changed'}],
  ['reader', {name: 'records'}],
])('another %s reads every page', (_, change) => {
  build([page]);
  build([page], change);
  expect(read).toHaveBeenCalledTimes(2);
});

test('what a build did not ask for is not kept longer', () => {
  build([page]);
  build([]);
  build([page]);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a file that cannot be understood is as none, and nothing unfinished stays behind', () => {
  build([page]);
  writeFileSync(file, readFileSync(file).subarray(0, 5));
  expect(build([page])).toEqual(['/a/']);
  expect(read).toHaveBeenCalledTimes(2);
  expect(readdirSync(path.dirname(file))).toEqual(['readings']);
});

test('a change in the code or in the packages is another state of the sources, one in the pages is not', () => {
  const write = (name: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  };
  write('src/search/words.ts', 'one');
  write('docs/a.md', 'one');
  const states = [hashSources(folder)];
  for (const [name, text] of [
    ['docs/a.md', 'two'],
    ['src/search/words.ts', 'two'],
    ['package-lock.json', 'one'],
  ] as const) {
    write(name, text);
    states.push(hashSources(folder));
  }
  expect(states[1]).toBe(states[0]);
  expect(new Set(states).size).toBe(3);
});
