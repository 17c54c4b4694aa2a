import {mkdirSync} from 'node:fs';
import path from 'node:path';

import {filesBelow, isPageFile} from '@site/src/lib/html/filesBelow';
import {newFolder} from '@site/tests/support/folder';

const files = ['.well-known/security.txt', 'docs/a b/index.html', 'docs/a b/index.html.br', 'index.html'];
const folder = newFolder(Object.fromEntries(files.map((file) => [file, ''])));
mkdirSync(path.join(folder, 'docs/empty'));

test('every file is listed by its path from the folder, hidden ones too, and no folder is', () => {
  expect(filesBelow(folder).sort()).toEqual(files);
});

test('of a part of the folder the paths begin with that part', () => {
  expect(filesBelow(folder, 'docs/').filter(isPageFile)).toEqual(['docs/a b/index.html']);
});

test('a folder that does not exist is named', () => {
  expect(() => filesBelow(path.join(folder, 'none'))).toThrow(path.join(folder, 'none'));
});
