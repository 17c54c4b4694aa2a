import {readFileSync, statSync, utimesSync} from 'node:fs';
import path from 'node:path';

import {writeIfChanged} from '@site/src/lib/node/writeIfChanged';
import {newFolder} from '@site/tests/support/folder';

test('a file is written with its folder, and again when it would change', () => {
  const file = path.join(newFolder(), 'below/names.json');
  expect(writeIfChanged(file, 'one')).toBe(true);
  expect(writeIfChanged(file, 'two')).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe('two');
});

test('a file that has the content stays untouched', () => {
  const file = path.join(newFolder(), 'names.json');
  writeIfChanged(file, 'one');
  utimesSync(file, 1, 1);
  expect(writeIfChanged(file, 'one')).toBe(false);
  expect(statSync(file).mtimeMs).toBe(1000);
});
