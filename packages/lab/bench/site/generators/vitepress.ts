import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {pagesOf, sidebarOf, writeCorpus, type Corpus, type CorpusPage} from '../corpus';

import type {Command, Generator} from './generator';
import {installPackages} from './install';

const version = '1.6.4';

/** VitePress as its guide describes it, with its own search. */
export const vitepress: Generator = {
  name: 'vitepress',
  title: 'VitePress',
  versions: `VitePress ${version}`,
  install: (folder) => installPackages(folder, {vitepress: version}),
  write(site, corpus) {
    mkdirSync(path.join(site, '.vitepress'), {recursive: true});
    writeFileSync(path.join(site, 'package.json'), JSON.stringify({private: true, type: 'module'}));
    writeFileSync(path.join(site, '.vitepress/config.mjs'), configuration(corpus));
    writeFileSync(path.join(site, 'index.md'), home(corpus));
    writeCorpus(site, corpus, {
      fileOf: (page) => `${addressOf(page).slice(1)}.md`,
      linkTo: (page, anchor) => `/docs/${page}${anchor ? `#${anchor}` : ''}`,
      needsHeading: true,
    });
  },
  command: (site) => vite(site, 'build', '.'),
  start: (site, port) => vite(site, 'dev', '.', '--port', String(port)),
  caches: ['.vitepress/cache', '.vitepress/.temp', 'node_modules'],
  out: '.vitepress/dist',
  docFile: (page) => `docs/${page}.md`,
  addresses: ({measured}) => ({home: '/', docs: `/docs/${measured.doc}`, post: `/blog/${measured.post}`}),
};

function vite(site: string, ...words: string[]): Command {
  return {
    program: process.execPath,
    words: [path.join(site, '../../node_modules/vitepress/bin/vitepress.js'), ...words],
  };
}

function addressOf({kind, path: page}: Pick<CorpusPage, 'kind' | 'path'>): string {
  return `/${kind === 'doc' ? 'docs' : 'blog'}/${page}`;
}

function configuration(corpus: Corpus): string {
  const item = (page: CorpusPage) => ({text: page.title, link: addressOf(page)});
  const {single, folders} = sidebarOf(corpus);
  const groups = [...folders].map(([text, pages]) => ({text, collapsed: true, items: pages.map(item)}));
  const sidebar = {'/docs/': [...single.map(item), ...groups], '/blog/': pagesOf(corpus, 'post').map(item)};
  const {doc, post} = corpus.measured;
  const nav = [
    {text: 'Docs', link: addressOf({kind: 'doc', path: doc})},
    {text: 'Blog', link: addressOf({kind: 'post', path: post})},
  ];
  // Our docs link to pages that only our site has.
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
