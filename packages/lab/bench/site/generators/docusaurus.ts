import {load} from 'js-yaml';
import {cpSync, mkdirSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';

import {writeCorpus, type CorpusPage} from '../corpus';

import {replaceInFile, type Generator} from './generator';
import {installPackages, runNpm} from './install';

const version = '3.10.2';
const docSearch = '3.9.0';

/** What both sites have in common. */
const docusaurus = {
  // Starts the script "build" without npm, which takes time of its own.
  command: (site: string) => {
    const {scripts} = JSON.parse(readFileSync(path.join(site, 'package.json'), 'utf8')) as {scripts: {build: string}};
    const programs = path.join(site, '../../node_modules/.bin');
    return {program: '/bin/sh', words: ['-c', `PATH="$0:$PATH"; ${scripts.build}`, programs]};
  },
  start: (site: string, port: number) => ({
    program: path.join(site, '../../node_modules/.bin/docusaurus'),
    words: ['start', '--no-open', '--port', String(port)],
  }),
  // The bundler's cache is in node_modules of the site; the packages are two folders above.
  caches: ['.docusaurus', 'node_modules'],
  out: 'build',
  docFile: (page: string) => `docs/${page}.mdx`,
};

const layout = {
  fileOf: ({kind, path: page, date}: CorpusPage) => (kind === 'doc' ? `docs/${page}.mdx` : `blog/${date}-${page}.mdx`),
  truncate: '{/* truncate */}',
};

/** A new site of Docusaurus, with the search that its guide describes. */
export const stock: Generator = {
  ...docusaurus,
  name: 'stock',
  title: 'Stock Docusaurus',
  versions: `Docusaurus ${version} classic from create-docusaurus, DocSearch ${docSearch}`,
  install(folder) {
    // The newest DocSearch that the preset allows cannot be resolved.
    installPackages(folder, {'@docsearch/react': docSearch}, () => {
      rmSync(folder, {recursive: true});
      const words = [path.basename(folder), 'classic', '--typescript', '--skip-install'];
      runNpm(path.dirname(folder), 'npx', ['--yes', `create-docusaurus@${version}`, ...words]);
    });
  },
  write(site, corpus) {
    copyInto(site, path.resolve(site, '../..'), ['src', 'static', 'docusaurus.config.ts', 'sidebars.ts']);
    copyInto(site, path.resolve(site, '../..'), ['package.json', 'tsconfig.json']);
    rmSync(path.join(site, 'src/pages/markdown-page.mdx'), {force: true});
    const start = `/docs/${corpus.measured.doc}`;
    const search = "algolia: {appId: 'BENCHMARK1', apiKey: '0123456789abcdef0123456789abcdef', indexName: 'docs'},";
    replaceInFile(path.join(site, 'src/pages/index.tsx'), [['/docs/intro', start]]);
    replaceInFile(path.join(site, 'docusaurus.config.ts'), [
      ['/docs/intro', start],
      // Our docs link to pages that only our site has.
      ["onBrokenLinks: 'throw'", "onBrokenLinks: 'warn'"],
      ['prism: {', `${search}\n    prism: {\n      additionalLanguages: ['bash', 'ini'],`],
    ]);
    writeCorpus(site, corpus, {
      ...layout,
      linkTo: (page, anchor) => `/docs/${page}${anchor ? `#${anchor}` : ''}`,
      matterOf: ({kind, path: slug, date}) => (kind === 'post' ? {slug, date} : {}),
    });
  },
  addresses: ({measured}) => ({home: '/', docs: `/docs/${measured.doc}`, post: `/blog/${measured.post}`}),
};

/** This project with other content and everything on: checks, search, cards, headers, compressed files. */
export const ours: Generator = {
  ...docusaurus,
  name: 'ours',
  title: 'This project',
  versions: 'this project with everything on',
  install(folder) {
    const packages = path.join(folder, 'node_modules');
    mkdirSync(folder, {recursive: true});
    rmSync(packages, {force: true});
    symlinkSync(path.resolve('node_modules'), packages);
  },
  write(site, corpus) {
    copyInto(site, '.', [
      'packages/csf',
      'src',
      'static',
      'i18n',
      'docusaurus.config.ts',
      'sidebars.ts',
      'authors.yml',
    ]);
    copyInto(site, '.', ['package.json', 'package-lock.json', 'tsconfig.json', 'blog/tags.yml']);
    const [author] = Object.keys(load(readFileSync('authors.yml', 'utf8')) as object);
    writeCorpus(site, corpus, {
      ...layout,
      linkTo: (page, anchor) => `/docs/${page}/${anchor ? `#${anchor}` : ''}`,
      matterOf: ({kind, path: slug, date}) => (kind === 'post' ? {slug, date, authors: [author]} : {}),
    });
    replaceInFile(path.join(site, 'docusaurus.config.ts'), [
      ["onBrokenLinks: 'throw'", "onBrokenLinks: 'warn'"],
      ["onBrokenAnchors: 'throw'", "onBrokenAnchors: 'warn'"],
    ]);
    // Plain Markdown lost the marks that the content check needs.
    replaceInFile(path.join(site, 'src/plugins/content-validation/index.ts'), [
      ['exitWithMessage(`', 'console.warn(`'],
      // A browser takes no update of a page while there are errors.
      ['compilation.errors.push(...found', 'console.warn(...found'],
    ]);
    // Nor does it have all the headings that questions of the search belong to.
    replaceInFile(path.join(site, 'src/features/search/node/records.ts'), [
      ['throw new Error(`Questions', 'console.warn(`Questions'],
    ]);
  },
  addresses: ({measured}) => ({home: '/', docs: `/docs/${measured.doc}/`, post: `/blog/${measured.post}/`}),
};

function copyInto(site: string, from: string, names: readonly string[]): void {
  names.forEach((name) => cpSync(path.join(from, name), path.join(site, name), {recursive: true}));
}
