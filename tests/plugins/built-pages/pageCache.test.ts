import type {LoadedPlugin} from '@docusaurus/types';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {pageToRecords} from '@site/src/features/search/node/pageToRecords';
import {filesBelow} from '@site/src/lib/html/filesBelow';
import type {PageReader} from '@site/src/lib/html/builtPage';
import {noBuildCache, openProjectCache, type BuildCache} from '@site/src/lib/node/buildCache';
import {markdownExport} from '@site/src/plugins/built-pages/markdown';
import {changedReader, readChanged} from '@site/src/plugins/built-pages/pageCache';
import {takePages} from '@site/src/plugins/built-pages/pages';
import {socialCards} from '@site/src/plugins/built-pages/social-cards';
import {addStructuredData, thingsOf} from '@site/src/plugins/built-pages/structuredData';
import {newFolder, writeFiles} from '@site/tests/support/folder';

const site = {
  ...{title: 'A site', url: 'https://example.org', baseUrl: '/', tagline: 'What it is', version: '1.2'},
  date: '2026-11-22T10:00:00.000Z',
};
const version = {
  docs: ['one', 'two'].map((id) => ({id, permalink: `/docs/${id}`})),
  sidebars: {docs: ['one', 'two'].map((id) => ({type: 'doc', id}))},
};
const plugins = [
  {name: 'docusaurus-plugin-content-docs', content: {loadedVersions: [version]}} as unknown as LoadedPlugin,
];

/** A docs page as Docusaurus builds it. */
const docs = (name: string, text: string, script: string): string =>
  `<!doctype html><html lang=en class="docs-doc-page"><head><meta charset=utf-8><title>${name}</title>` +
  `<link rel=canonical href=https://example.org/docs/${name}/ /><meta property=og:image content=https://example.org/card.png />` +
  `<link rel=stylesheet href=/assets/css/styles.${script}.css /><script src=/assets/js/runtime~main.${script}.js defer></script></head>` +
  `<body><main><article><div class="theme-doc-markdown"><header><h1>Page ${name}</h1></header><h2 id=a>Heading</h2><p>${text}</p>` +
  `<table><thead><tr><th>h<tbody><tr><td>c</table></div></article></main></body></html>`;

const records: PageReader = {
  read: pageToRecords,
  finish: (outDir, values) => writeFileSync(path.join(outDir, 'records.json'), JSON.stringify([...values])),
};

/** Builds both pages, and returns the files with their bytes and the steps that read the first and the second page. */
async function build(text: string, cache: BuildCache, script = '0123abcd') {
  const files = {
    'docs/one/index.html': docs('one', 'Always the same', script),
    'docs/two/index.html': docs('two', text, script),
  };
  const outDir = newFolder({...files, 'img/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>'});
  const reads: string[] = [];
  const noted = <Value>(step: string, reader: PageReader<Value>): PageReader<Value> =>
    changedReader(cache, step, {
      read(page) {
        reads.push(`${step} ${page.url}`);
        return reader.read(page);
      },
      finish: (...given) => reader.finish(...given),
    });
  await takePages(
    {outDir, baseUrl: '/', routesPaths: ['/docs/one/', '/docs/two/']},
    {
      readers: [
        noted('records', records),
        noted('Markdown', markdownExport(site, plugins)),
        noted('cards', socialCards(site, cache)),
      ],
      changes: [
        addStructuredData(readChanged(cache, 'structured data', (page) => thingsOf(page, 'https://example.org/'))),
      ],
    },
  );
  cache.close();
  const built = filesBelow(outDir).sort();
  return {reads, files: built.map((file) => [file, readFileSync(path.join(outDir, file)).toString('base64')])};
}

/** A folder with the sources that the cache depends on. */
function newProject(): string {
  return newFolder({'packages/csf/b.ts': '1', 'src/a.ts': '1', 'package-lock.json': '{}'});
}

test('a build with the cache of an earlier one is byte for byte the one without a cache', async () => {
  const project = newProject();
  const open = (): BuildCache => openProjectCache(project, 'pages', site);
  await build('Before', open());
  const withCache = await build('After', open(), '4567cdef');
  const without = await build('After', noBuildCache, '4567cdef');
  expect(withCache.files).toEqual(without.files);
  // Only the edited page is read again, although the names of scripts have changed in both.
  expect(withCache.reads).toEqual(['records', 'Markdown', 'cards'].map((step) => `${step} /docs/two/`));
  expect(without.reads).toHaveLength(6);
});

test.each<[string, (project: string) => {settings: object}]>([
  [
    'the code',
    (project) => {
      writeFiles(project, {'src/a.ts': '2'});
      return {settings: site};
    },
  ],
  [
    'a package',
    (project) => {
      writeFiles(project, {'package-lock.json': '{"a": 1}'});
      return {settings: site};
    },
  ],
  ['a setting of the site', () => ({settings: {...site, tagline: 'Something else'}})],
])('every page is read again after %s has changed', async (_, change) => {
  const log = jest.spyOn(console, 'log').mockImplementation();
  const project = newProject();
  await build('Text', openProjectCache(project, 'pages', site));
  const {settings} = change(project);
  expect((await build('Text', openProjectCache(project, 'pages', settings))).reads).toHaveLength(6);
  log.mockRestore();
});

test('a build without the caches of Docusaurus keeps nothing', async () => {
  const project = newProject();
  process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = '1';
  try {
    mkdirSync(path.join(project, 'node_modules'));
    await build('Text', openProjectCache(project, 'pages', site));
    expect(filesBelow(path.join(project, 'node_modules'))).toEqual([]);
  } finally {
    delete process.env.DOCUSAURUS_NO_PERSISTENT_CACHE;
  }
});
