import {mkdtempSync, readFileSync, rmSync, statSync, utimesSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {writeIfChanged} from '@site/src/lib/node/writeIfChanged';

let folder: string;

beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'write-changed-'))));

afterEach(() => rmSync(folder, {recursive: true}));

test('a file is written with its folder, and again when it would change', () => {
  const file = path.join(folder, 'below/names.json');
  expect(writeIfChanged(file, 'one')).toBe(true);
  expect(writeIfChanged(file, 'two')).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe('two');
});

test('a file that has the content stays untouched', () => {
  const file = path.join(folder, 'names.json');
  writeIfChanged(file, 'one');
  utimesSync(file, 1, 1);
  expect(writeIfChanged(file, 'one')).toBe(false);
  expect(statSync(file).mtimeMs).toBe(1000);
});
