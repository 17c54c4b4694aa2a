import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {pagesOf, type Corpus, type CorpusPage} from '../corpus/corpus';
import {vitePressDialect} from '../corpus/dialect';
import {writeCorpus} from '../corpus/writeCorpus';

import {foldersOf} from './foldersOf';
import {installPackages} from './npm';
import type {Peer} from './peer';
import versions from './versions.json';

/** VitePress as its guide describes it, with its own search. */
export const vitepress: Peer = {
  name: 'vitepress',
  title: 'VitePress',
  versions: `VitePress ${versions.vitepress}`,
  install: (folder) => installPackages(folder, {vitepress: versions.vitepress}),
  write(site, corpus) {
    mkdirSync(path.join(site, '.vitepress'), {recursive: true});
    writeFileSync(path.join(site, 'package.json'), JSON.stringify({private: true, type: 'module'}));
    writeFileSync(path.join(site, '.vitepress/config.mjs'), configuration(corpus));
    writeFileSync(path.join(site, 'index.md'), home(corpus));
    writeCorpus(site, corpus, {
      dialect: vitePressDialect,
      fileOf: (page) => `${addressOf(page).slice(1)}.md`,
      matterOf: () => ({}),
    });
  },
  command: (site) => ({
    program: process.execPath,
    words: [path.join(site, '../../node_modules/vitepress/bin/vitepress.js'), 'build', '.'],
  }),
  caches: ['.vitepress/dist', '.vitepress/cache', '.vitepress/.temp', 'node_modules'],
  out: '.vitepress/dist',
  docFile: (page) => `docs/${page}.md`,
  addresses: ({measured}) => ({home: '/', docs: `/docs/${measured.doc}`, post: `/blog/${measured.post}`}),
};

function addressOf({kind, path: page}: Pick<CorpusPage, 'kind' | 'path'>): string {
  return `/${kind === 'doc' ? 'docs' : 'blog'}/${page}`;
}

function configuration(corpus: Corpus): string {
  const item = (page: CorpusPage) => ({text: page.title, link: addressOf(page)});
  const docs = pagesOf(corpus, 'doc');
  const sidebar = {
    '/docs/': [
      ...docs.filter(({path: page}) => !page.includes('/')).map(item),
      ...foldersOf(corpus).map((folder) => ({
        text: folder,
        collapsed: true,
        items: docs.filter(({path: page}) => page.startsWith(`${folder}/`)).map(item),
      })),
    ],
    '/blog/': pagesOf(corpus, 'post').map(item),
  };
  const {doc, post} = corpus.measured;
  const nav = [
    {text: 'Docs', link: addressOf({kind: 'doc', path: doc})},
    {text: 'Blog', link: addressOf({kind: 'post', path: post})},
  ];
  // Addresses without an ending; and a corpus may link to pages that only we have.
  return `export default ${JSON.stringify({
    title: 'My Site',
    description: 'Documentation and blog.',
    cleanUrls: true,
    ignoreDeadLinks: true,
    themeConfig: {nav, sidebar, search: {provider: 'local'}},
  })};
`;
}

function home({measured}: Corpus): string {
  return `---
layout: home
hero:
  name: My Site
  text: Documentation and blog.
  actions:
    - text: Read the docs
      link: ${addressOf({kind: 'doc', path: measured.doc})}
---
`;
}
