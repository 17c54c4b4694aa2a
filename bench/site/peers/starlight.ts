import {copyFileSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {Corpus} from '../corpus/corpus';
import {pagesOf} from '../corpus/corpus';
import {starlightDialect} from '../corpus/dialect';
import {writeCorpus} from '../corpus/writeCorpus';

import {foldersOf} from './foldersOf';
import {installPackages} from './npm';
import type {Peer} from './peer';
import versions from './versions.json';

/** The least release of Node that Astro runs on. */
const leastNode = 22;

/** Starlight as its guide describes it, with its own search. */
export const starlight: Peer = {
  name: 'starlight',
  title: 'Starlight',
  versions: `Starlight ${versions.starlight}, Astro ${versions.astro}, Node ${hasNode() ? process.versions.node : versions.node22}`,
  install(folder) {
    installPackages(folder, {
      astro: versions.astro,
      '@astrojs/starlight': versions.starlight,
      ...(hasNode() ? {} : {node: versions.node22}),
    });
  },
  write(site, corpus) {
    mkdirSync(path.join(site, 'src/content/docs'), {recursive: true});
    // Astro bundles what the site depends on, and looks it up here.
    copyFileSync(path.join(site, '../../package.json'), path.join(site, 'package.json'));
    writeFileSync(path.join(site, 'astro.config.mjs'), configuration(corpus));
    writeFileSync(path.join(site, 'src/content.config.ts'), collections);
    writeFileSync(path.join(site, 'src/content/docs/index.mdx'), home(corpus));
    writeCorpus(site, corpus, {
      dialect: starlightDialect,
      fileOf: ({kind, path: page}) => `src/content/docs/${kind === 'doc' ? 'docs' : 'blog'}/${page}.mdx`,
      matterOf: () => ({}),
    });
  },
  command: (site) => ({
    program: hasNode() ? process.execPath : path.join(site, '../../node_modules/.bin/node'),
    words: [path.join(site, '../../node_modules/astro/bin/astro.mjs'), 'build'],
  }),
  caches: ['dist', '.astro', 'node_modules'],
  out: 'dist',
  docFile: (page) => `src/content/docs/docs/${page}.mdx`,
  addresses: ({measured}) => ({home: '/', docs: `/docs/${measured.doc}/`, post: `/blog/${measured.post}/`}),
};

function hasNode(): boolean {
  return Number(process.versions.node.split('.')[0]) >= leastNode;
}

function configuration(corpus: Corpus): string {
  const group = (folder: string) => ({label: folder, collapsed: true, items: [{autogenerate: {directory: folder}}]});
  const first = pagesOf(corpus, 'doc').filter(({path: page}) => !page.includes('/'));
  const sidebar = [
    ...first.map(({path: page}) => `docs/${page}`),
    ...foldersOf(corpus).map((folder) => group(`docs/${folder}`)),
    group('blog'),
  ];
  return `import starlight from '@astrojs/starlight';
import {defineConfig, passthroughImageService} from 'astro/config';

export default defineConfig({
  site: 'https://docs.example.org',
  image: {service: passthroughImageService()},
  integrations: [starlight({title: 'My Site', sidebar: ${JSON.stringify(sidebar)}})],
});
`;
}

const collections = `import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
import {defineCollection} from 'astro:content';

export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`;

function home({measured}: Corpus): string {
  return `---
title: My Site
description: Documentation and blog.
template: splash
hero:
  tagline: Documentation and blog.
  actions:
    - text: Read the docs
      link: /docs/${measured.doc}/
---
`;
}
