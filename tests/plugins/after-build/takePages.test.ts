import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {takePages} from '@site/src/plugins/after-build/takePages';

let outDir: string;
const routesPaths = ['/base/docs/a/', '/base/404.html', '/base/'];
const read = (file: string): string => readFileSync(path.join(outDir, file), 'utf8');

beforeEach(() => {
  outDir = mkdtempSync(path.join(os.tmpdir(), 'take-pages-'));
  for (const file of ['index.html', '404.html', 'docs/a/index.html', 'old/index.html']) {
    mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    writeFileSync(path.join(outDir, file), `<main>${file}</main>`);
  }
});

test('readers see the pages of the routes in their order, as they were built, and finish behind the last', async () => {
  const seen: string[] = [];
  const reader = {
    read: ({url, html}: {url: string; html: string}) => void seen.push(`${url} ${html}`),
    finish: (folder: string) => void seen.push(`finished in ${folder}`),
  };
  await takePages({outDir, baseUrl: '/base/', routesPaths}, {readers: [reader], changes: [(html) => `${html}!`]});
  expect(seen).toEqual([
    '/base/docs/a/ <main>docs/a/index.html</main>',
    '/base/404.html <main>404.html</main>',
    '/base/ <main>index.html</main>',
    `finished in ${outDir}`,
  ]);
});

test('every page is changed, signposts too, by one change after the other', async () => {
  const changes = [
    (html: string) => `${html} 1`,
    (html: string, page: {html: string}, file: string) =>
      `${html} 2 ${page.html === read(file) ? 'as built' : 'changed'} ${file}`,
  ];
  await takePages({outDir, baseUrl: '/base/', routesPaths}, {readers: [], changes});
  expect(read('docs/a/index.html')).toBe('<main>docs/a/index.html</main> 1 2 as built docs/a/index.html');
  expect(read('old/index.html')).toBe('<main>old/index.html</main> 1 2 as built old/index.html');
});
