import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {filesBelow, isPageFile} from '@site/src/lib/html/filesBelow';

const folder = mkdtempSync(path.join(tmpdir(), 'files-below-'));
for (const file of ['index.html', '.well-known/security.txt', 'docs/a b/index.html', 'docs/a b/index.html.br']) {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), '');
}
mkdirSync(path.join(folder, 'docs/empty'));

test('every file is listed by its path from the folder, hidden ones too, and no folder is', () => {
  expect(filesBelow(folder).sort()).toEqual([
    '.well-known/security.txt',
    'docs/a b/index.html',
    'docs/a b/index.html.br',
    'index.html',
  ]);
});

test('of a part of the folder the paths begin with that part', () => {
  expect(filesBelow(folder, 'docs/').filter(isPageFile)).toEqual(['docs/a b/index.html']);
});

test('a folder that does not exist is named', () => {
  expect(() => filesBelow(path.join(folder, 'none'))).toThrow(path.join(folder, 'none'));
});
