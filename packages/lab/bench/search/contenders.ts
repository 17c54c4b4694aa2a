import {glob} from 'tinyglobby';
import {load} from 'cheerio';
import MiniSearch from 'minisearch';
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {copyFile, mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {versionOf} from '../lib/machine';
import {readRecords} from '@site/src/features/search/node/records';
import {readBuiltPages} from '@site/src/lib/html/filesBelow';

import {addedWords, documentsOf, miniSearchOptions} from './vitePress';

const work = path.resolve('test-results/bench-search');
const pagefindVersion = '1.6.0';

/** A search that is measured. */
type Contender = {
  title: string;
  /** The file in `inPage/` that runs it in Chromium. */
  page: string;
  /** Puts the index of a build into a served folder. Returns its files: the index, and the texts for excerpts. */
  index: (build: string, www: string) => Promise<{index: string[]; texts: string[]}>;
};

/** All searches, ours first. */
export const contenders: readonly Contender[] = [
  {
    title: 'Ours',
    page: 'ours',
    async index(build, www) {
      const files = ['search-index.json', 'search-texts.json'];
      await Promise.all(files.map((file) => copyFile(path.join(build, file), path.join(www, file))));
      const [index, texts] = files.map((file) => path.join(www, file));
      return {index: [index!], texts: [texts!]};
    },
  },
  {title: `Pagefind ${pagefindVersion}`, page: 'pagefind', index: indexWithPagefind},
  {
    title: `MiniSearch ${versionOf('minisearch')} as in VitePress`,
    page: 'miniSearch',
    async index(build, www) {
      const index = new MiniSearch(miniSearchOptions);
      index.addAll(documentsOf(await readRecords(build, '/')));
      const file = path.join(www, 'minisearch.json');
      await writeFile(file, JSON.stringify(index));
      return {index: [file], texts: []};
    },
  },
];

/** Makes an empty folder for a contender. */
export async function emptyFolder(name: string): Promise<string> {
  const folder = path.join(work, name);
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder, {recursive: true});
  return folder;
}

/** Parts of the main content that our records leave out too, besides those that Pagefind knows. */
const noise = '.hash-link, .surprise, button, [data-search="skip"], [aria-hidden="true"]';

/**
 * Lets Pagefind index the pages that our records come from, with their main content marked in the usual way. The
 * keywords and questions of our records become a paragraph below their heading.
 */
async function indexWithPagefind(build: string, www: string): Promise<{index: string[]; texts: string[]}> {
  const records = await readRecords(build, '/');
  const searched = new Set(records.map(({url}) => url.split('#')[0]!));
  const html = await emptyFolder('pagefind-pages');
  for (const page of readBuiltPages({outDir: build, routesPaths: [...searched], baseUrl: '/'})) {
    const $ = load(page.html);
    const doc = $('.theme-doc-markdown').first();
    const articles = $('main article');
    const content = [doc, articles].find(({length}) => length === 1) ?? $('main').first();
    content.attr('data-pagefind-body', '').find(noise).attr('data-pagefind-ignore', '');
    const worded = records.filter(({url, keywords, questions}) => {
      return url.split('#')[0] === page.url && (keywords ?? questions);
    });
    for (const record of worded) {
      const anchor = record.url.split('#')[1];
      const heading = anchor === undefined ? content.find('h1').first() : content.find(`[id="${anchor}"]`);
      heading.after($('<p>').text(addedWords(record)));
    }
    await mkdir(path.join(html, page.url), {recursive: true});
    await writeFile(path.join(html, page.url, 'index.html'), $.html());
  }
  const pagefind = await loadPagefind();
  const {index} = succeeded(await pagefind.createIndex());
  succeeded(await index.addDirectory({path: html}));
  const outputPath = path.join(www, 'pagefind');
  succeeded(await index.writeFiles({outputPath}));
  await pagefind.close();
  const find = (...patterns: string[]) => glob(patterns, {cwd: outputPath, absolute: true});
  return {
    index: await find('pagefind-entry.json', '*.pf_meta', 'index/*', 'filter/*'),
    texts: await find('fragment/*'),
  };
}

/** The part of Pagefind's Node API used here. */
type Pagefind = {createIndex: () => Promise<Answer<{index: PagefindIndex}>>; close: () => Promise<unknown>};

type PagefindIndex = {
  addDirectory: (directory: {path: string}) => Promise<Answer<{page_count: number}>>;
  writeFiles: (options: {outputPath: string}) => Promise<Answer<unknown>>;
};

type Answer<Content> = {errors: string[]} & Content;

function succeeded<Content>(answer: Answer<Content>): Answer<Content> {
  if (answer.errors.length > 0) {
    throw new Error(`Pagefind failed: ${answer.errors.join('; ')}`);
  }
  return answer;
}

/**
 * Loads Pagefind, and installs it first if it is missing. It is not a dependency of the site: registries lack its
 * binaries for some systems, which makes `npm ci` refuse the lockfile.
 */
async function loadPagefind(): Promise<Pagefind> {
  const folder = path.join(work, `pagefind-${pagefindVersion}`);
  const entry = path.join(folder, 'node_modules/pagefind/lib/index.js');
  if (!existsSync(entry)) {
    const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder];
    const {status, stderr} = spawnSync('npm', ['install', ...options, `pagefind@${pagefindVersion}`], {
      encoding: 'utf8',
    });
    if (status !== 0) {
      throw new Error(`Pagefind ${pagefindVersion} could not be installed.\n${stderr}`);
    }
  }
  return (await import(pathToFileURL(entry).href)) as Pagefind;
}
