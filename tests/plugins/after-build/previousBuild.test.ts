import {existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {keepPreviousBuild} from '@site/src/plugins/after-build/previousBuild';

let folder: string;
const outDir = () => path.join(folder, 'build');
const place = () => path.join(folder, 'made/previous-build');
const keep = () => keepPreviousBuild(outDir(), place());

function build(page: string): void {
  mkdirSync(outDir(), {recursive: true});
  writeFileSync(path.join(outDir(), 'index.html'), page);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'previous-build-'));
});

test('the first build has none before it', () => {
  expect(keep().folder('way')).toBeUndefined();
});

test('the folder of a build that ended is kept for the next one that is made in the same way, and deleted at its end', () => {
  const first = keep();
  build('first');
  first.end('way');

  const second = keep();
  expect(existsSync(outDir())).toBe(false);
  expect(second.folder('another way')).toBeUndefined();
  expect(readFileSync(path.join(second.folder('way')!, 'index.html'), 'utf8')).toBe('first');
  build('second');
  second.end('way');
  expect(existsSync(place())).toBe(false);
  expect(readFileSync(path.join(outDir(), 'index.html'), 'utf8')).toBe('second');
});

test('of a build that was stopped nothing is taken, nor of the one before it', () => {
  const first = keep();
  build('whole');
  first.end('way');
  keep();
  build('half');

  expect(keep().folder('way')).toBeUndefined();
});

test('what another folder ended with says nothing of one whose build was stopped', () => {
  keep();
  build('half');
  const other = keepPreviousBuild(path.join(folder, 'other'), place());
  other.end('way');
  expect(keep().folder('way')).toBeUndefined();
});

test('a folder of the build that is a link stays one', () => {
  const target = path.join(folder, 'served');
  mkdirSync(target);
  symlinkSync(target, outDir());
  build('linked');
  expect(keep().folder('way')).toBeUndefined();
  expect(readFileSync(path.join(outDir(), 'index.html'), 'utf8')).toBe('linked');
});
