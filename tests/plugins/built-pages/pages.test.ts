import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {BuiltPage, PageSource} from '@site/src/lib/html/builtPage';
import {takePages, withoutOwnUrl} from '@site/src/plugins/built-pages/pages';
import {newFolder} from '@site/tests/support/folder';

let outDir: string;
const routesPaths = ['/base/docs/a/', '/base/404.html', '/base/'];
const read = (file: string): string => readFileSync(path.join(outDir, file), 'utf8');

beforeEach(() => {
  const files = ['index.html', '404.html', 'docs/a/index.html', 'old/index.html'];
  outDir = newFolder(Object.fromEntries(files.map((file) => [file, `<main>${file}</main>`])));
});

test('readers see the pages of the routes as they were built, and get their values in the order of the routes', async () => {
  const finish = jest.fn();
  const reader = {name: 'reader', read: ({url, html}: PageSource) => `${url} ${html}`, finish};
  const changes = [(html: string) => `${html}!`];
  await takePages({outDir, baseUrl: '/base/', routesPaths}, {readers: [reader], changes});
  expect(finish).toHaveBeenCalledTimes(1);
  const [folder, values] = finish.mock.calls[0] as [string, Map<string, string>];
  expect(folder).toBe(outDir);
  expect([...values]).toEqual([
    ['/base/docs/a/', '/base/docs/a/ <main>docs/a/index.html</main>'],
    ['/base/404.html', '/base/404.html <main>404.html</main>'],
    ['/base/', '/base/ <main>index.html</main>'],
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

test('the not-found page alone loses the URL that no visitor opens', () => {
  const html =
    '<link data-rh=true rel=canonical href=https://example.org/404.html/ /><meta data-rh=true property=og:url content=https://example.org/404.html/ />' +
    '<link rel=icon href=/img/favicon.svg>';
  expect(withoutOwnUrl(html, {} as BuiltPage, '404.html')).toBe('<link rel=icon href=/img/favicon.svg>');
  expect(withoutOwnUrl(html, {} as BuiltPage, 'index.html')).toBe(html);
});
