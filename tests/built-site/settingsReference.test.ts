import {Globby} from '@docusaurus/utils';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

const folder = path.resolve('build/docs/reference/settings');

/** Bytes of HTML, compressed as for the oldest browsers, that a page of the reference may take. */
const most = 150_000;

test('no page of the settings reference takes more than 150 kB of compressed HTML', () => {
  const pages = Globby.sync('**/index.html', {cwd: folder});
  expect(pages.length).toBeGreaterThan(10);
  const heavy = pages.filter((page) => gzipSync(readFileSync(path.join(folder, page))).length > most);
  expect(heavy).toEqual([]);
});
