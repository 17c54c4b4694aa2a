import {existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {deleteAside, putAside} from '@site/bench/site/builds/putAside';

const folder = mkdtempSync(path.join(tmpdir(), 'put-aside-'));
const site = path.join(folder, 'site');

afterAll(() => rmSync(folder, {recursive: true}));

function build(): void {
  mkdirSync(path.join(site, '.tool/cache'), {recursive: true});
  writeFileSync(path.join(site, '.tool/cache/page'), 'kept');
  mkdirSync(path.join(site, 'docs'), {recursive: true});
}

test('a build finds nothing of the one before, whose files are deleted when all have ended', () => {
  build();
  putAside(site, ['.tool/cache', 'never-there']);
  expect(existsSync(path.join(site, '.tool/cache'))).toBe(false);
  expect(existsSync(path.join(site, 'docs'))).toBe(true);
  build();
  putAside(site, ['.tool/cache']);

  const kept = readdirSync(folder, {recursive: true}).filter((name) => name.toString().endsWith('page'));
  expect(kept).toHaveLength(2);
  deleteAside(site);
  expect(readdirSync(folder)).toEqual(['site']);
});
