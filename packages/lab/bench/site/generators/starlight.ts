import {copyFileSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {sidebarOf, writeCorpus, type Corpus} from '../corpus';

import type {Command, Generator} from './generator';
import {installPackages} from './install';

/** Astro runs on Node 22 and newer. */
const ownNode = Number(process.versions.node.split('.')[0]) >= 22 ? undefined : '22.23.3';
const packages = {astro: '7.3.5', '@astrojs/starlight': '0.42.4', ...(ownNode && {node: ownNode})};

/** Starlight as its guide describes it, with its own search. */
export const starlight: Generator = {
  name: 'starlight',
  title: 'Starlight',
  versions: `Starlight ${packages['@astrojs/starlight']}, Astro ${packages.astro}, Node ${ownNode ?? process.versions.node}`,
  install: (folder) => installPackages(folder, packages),
  write(site, corpus) {
    mkdirSync(path.join(site, 'src/content/docs'), {recursive: true});
    // Astro looks up here which packages to bundle.
    copyFileSync(path.join(site, '../../package.json'), path.join(site, 'package.json'));
    writeFileSync(path.join(site, 'astro.config.mjs'), configuration(corpus));
    writeFileSync(path.join(site, 'src/content.config.ts'), collections);
    writeFileSync(path.join(site, 'src/content/docs/index.mdx'), home(corpus));
    writeCorpus(site, corpus, {
      fileOf: ({kind, path: page}) => `src/content/docs/${kind === 'doc' ? 'docs' : 'blog'}/${page}.mdx`,
      linkTo: (page, anchor) => `/docs/${page}/${anchor ? `#${anchor}` : ''}`,
    });
  },
  command: (site) => astro(site, 'build'),
  start: (site, port) => astro(site, 'dev', '--port', String(port)),
  caches: ['.astro', 'node_modules'],
  out: 'dist',
  docFile: (page) => `src/content/docs/docs/${page}.mdx`,
  addresses: ({measured}) => ({home: '/', docs: `/docs/${measured.doc}/`, post: `/blog/${measured.post}/`}),
};

function astro(site: string, ...words: string[]): Command {
  return {
    program: ownNode ? path.join(site, '../../node_modules/.bin/node') : process.execPath,
    words: [path.join(site, '../../node_modules/astro/bin/astro.mjs'), ...words],
  };
}

function configuration(corpus: Corpus): string {
  const {single, folders} = sidebarOf(corpus);
  const group = (folder: string) => ({label: folder, collapsed: true, items: [{autogenerate: {directory: folder}}]});
  const sidebar = [
    ...single.map(({path: page}) => `docs/${page}`),
    ...[...folders.keys()].map((folder) => group(`docs/${folder}`)),
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
