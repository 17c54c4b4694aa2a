import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {fileAt} from '@site/bench/site/pages/serve';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  mkdirSync(path.join(root, 'docs/intro'), {recursive: true});
  writeFileSync(path.join(root, 'docs/intro/index.html'), '');
  writeFileSync(path.join(root, 'docs/limits.html'), '');
});

afterEach(() => rmSync(root, {recursive: true}));

test.each([
  ['/docs/intro', 'docs/intro/index.html'],
  ['/docs/intro/', 'docs/intro/index.html'],
  ['/docs/limits', 'docs/limits.html'],
  ['/docs/limits.html', 'docs/limits.html'],
])('%s is answered with %s, as one of the generators writes it', (address, file) => {
  expect(fileAt(root, address)).toBe(path.join(root, file));
});

test('an address without a page has no file', () => {
  expect(fileAt(root, '/docs/')).toBeUndefined();
});
