import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';

import {docusaurusDialect} from '../corpus/dialect';
import {writeCorpus} from '../corpus/writeCorpus';

import {docusaurusSite, rewrite} from './docusaurusSite';
import {addPackages, installOnce, runNpm} from './npm';
import type {Peer} from './peer';
import versions from './versions.json';

const taken = ['src', 'static', 'docusaurus.config.ts', 'sidebars.ts', 'package.json', 'tsconfig.json'];

/** What a new site of Docusaurus is, with the search that its guide describes. */
export const stock: Peer = {
  ...docusaurusSite,
  name: 'stock',
  title: 'Stock Docusaurus',
  versions: `Docusaurus ${versions.docusaurus} classic as create-docusaurus makes it, DocSearch ${versions.docsearch}`,
  install(folder) {
    const packages = {'create-docusaurus': versions.docusaurus, '@docsearch/react': versions.docsearch};
    installOnce(folder, packages, () => {
      const words = [path.basename(folder), 'classic', '--typescript', '--skip-install'];
      runNpm(path.dirname(folder), 'npx', ['--yes', `create-docusaurus@${versions.docusaurus}`, ...words]);
      // The newest DocSearch that the preset allows cannot be resolved.
      addPackages(folder, {'@docsearch/react': versions.docsearch});
    });
  },
  write(site, corpus) {
    const template = path.resolve(site, '../..');
    for (const name of taken) {
      cpSync(path.join(template, name), path.join(site, name), {recursive: true});
    }
    rmSync(path.join(site, 'src/pages/markdown-page.mdx'), {force: true});
    const start = `/docs/${corpus.measured.doc}`;
    rewrite(path.join(site, 'src/pages/index.tsx'), [['/docs/intro', start]]);
    rewrite(path.join(site, 'docusaurus.config.ts'), [
      ['/docs/intro', start],
      // A corpus may link to pages that only we have.
      ["onBrokenLinks: 'throw'", "onBrokenLinks: 'warn'"],
      [
        'prism: {',
        "algolia: {appId: 'BENCHMARK1', apiKey: '0123456789abcdef0123456789abcdef', indexName: 'docs'},\n    prism: {\n      additionalLanguages: ['bash', 'ini'],",
      ],
    ]);
    writeCorpus(site, corpus, {
      dialect: docusaurusDialect({slash: '', importTabs: true}),
      fileOf: docusaurusSite.fileOf,
      matterOf: ({kind, path: slug, date}) => (kind === 'post' ? {slug, date} : {}),
    });
  },
  addresses: ({measured}) => ({home: '/', docs: `/docs/${measured.doc}`, post: `/blog/${measured.post}`}),
};
