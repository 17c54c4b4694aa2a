import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {
  changedFiles,
  compareFileNames,
  compareSource,
  reportSource,
  withNewLines,
} from '../../import-product/compareSource';

const lines = (from: number, to: number): string[] =>
  Array.from({length: to - from + 1}, (_, index) => `line ${from + index}`);

let folder: string;
const version = (name: string): string => path.join(folder, name);
const write = (name: string, files: Record<string, string[]>): void => {
  mkdirSync(version(name));
  for (const [file, content] of Object.entries(files)) {
    writeFileSync(path.join(version(name), file), `${content.join('\n')}\n`);
  }
};

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'source-'));
  write('old', {'csf.pl': lines(1, 100), 'lfd.pl': lines(1, 5), 'os.pl': lines(1, 5)});
  // Two lines more after line 30, another line 60, and a file less.
  const now = [...lines(1, 30), 'new', 'new', ...lines(31, 59), 'other', ...lines(61, 100)];
  write('now', {'csf.pl': now, 'lfd.pl': lines(1, 5), 'auto.pl': lines(1, 5)});
});

afterAll(() => {
  rmSync(folder, {recursive: true});
});

const text = [
  '   "id": "filters-017",',
  '   "evidence": "csf.pl line 10; csf.pl lines 40 to 42 and 60"',
  '   "id": "one",',
  '   "where": "csf.pl line 31; csf.pl lines 30-31; lfd.pl line 2; lfd.pl line 9; os.pl line 1"',
].join('\n');
const compare = () => compareSource(version('old'), version('now'), new Map([['facts.json', text]]));

test('says of each line whether it is the same, moved or changed, and where it is', () => {
  const found = compare().map(({fact, file, first, state, now}) => [fact, file, first, state, now]);
  expect(found).toEqual([
    ['filters-017', 'csf.pl', 10, 'same', 10],
    ['filters-017', 'csf.pl', 40, 'near', 42],
    ['filters-017', 'csf.pl', 60, 'changed', 62],
    [undefined, 'csf.pl', 31, 'near', 33],
    [undefined, 'csf.pl', 30, 'changed', 30],
    [undefined, 'lfd.pl', 2, 'same', 2],
    [undefined, 'lfd.pl', 9, 'missing', 9],
    [undefined, 'os.pl', 1, 'missing', 1],
  ]);
  const moved = compareSource(version('old'), version('now'), new Map([['a.ts', 'csf.pl line 45']]));
  expect(moved).toMatchObject([{state: 'moved', now: 47, differs: []}]);
});

test('rewrites numbers only', () => {
  expect(withNewLines('facts.json', text, compare())).toBe(
    text.replace('40 to 42 and 60', '42 to 44 and 62').replace('line 31', 'line 33'),
  );
});

test('lists the files that differ with the facts that name them', () => {
  expect(changedFiles(version('old'), version('now'), compare())).toEqual(['auto.pl', 'csf.pl: filters-017', 'os.pl']);
});

test('reports old and new lines, the bug, the sentence on its page, and rules that rest on the fact', () => {
  const rules = new Map([['rule.json', '{\n  "evidence": "filters-017; csf.pl line 1"']]);
  const report = reportSource(compare(), rules, new Map());
  expect(report).toContain('name: 8, 2 same, 0 moved, 2 near, 2 changed, 2 missing.');
  expect(report).toMatch(
    /facts\.json:2: filters-017, csf\.pl line 60: changed\n {4}-line 60\n {4}\+other\n {2}known bug ".+": .*fixedIn\n {2}\S+: .+\n {2}rule\.json:2$/m,
  );
  expect(report).toContain('os.pl line 1: missing\n    The file is gone.');
  expect(report).toContain('lfd.pl line 9: missing\n    The version before has 5 lines here.');
});

test('files that are gone or new are changes, and files of the same name elsewhere are not', () => {
  expect(compareFileNames(version('old'), version('now'))).toEqual([
    {name: 'os.pl', sentence: 'The file os.pl is gone.', isGone: true},
    {name: 'auto.pl', sentence: 'The file auto.pl is new.'},
  ]);
  write('moved', {'a.pl': ['']});
  mkdirSync(path.join(version('elsewhere'), 'lib'), {recursive: true});
  writeFileSync(path.join(version('elsewhere'), 'lib', 'a.pl'), '');
  expect(compareFileNames(version('moved'), version('elsewhere'))).toEqual([]);
});
