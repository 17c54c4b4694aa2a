import {Globby} from '@docusaurus/utils';
import {copyFile, mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {PageSource} from '../../src/lib/html/builtPage';
import {readBuiltPages} from '../../src/lib/html/filesBelow';
import {toSections} from '../../src/features/search/logic/sections';

import {generateSite} from './generateSite';
import {filesOf, readRecords, work} from './steps/files';
import {writeMarkedPages} from './steps/markedPages';
import type {Cost} from './steps/measureStep';
import {runStep} from './steps/runStep';

const buildFolder = path.resolve('build');

/** What is generated: as many pages as a large site has, always the same ones. */
const generated = {pages: 2000, seed: 1};

/** A site to measure on. */
export type Site = {
  title: string;
  folder: string;
  /** Runs of a build step, of which the median counts. */
  runs: number;
  /** What it costs to cut the pages into records. */
  cutting: Cost;
  pages: number;
  sections: number;
};

/** Takes over the pages of the finished build. */
export async function prepareOwnSite(): Promise<Site> {
  const files = await Globby('**/index.html', {cwd: buildFolder});
  if (!files.includes('index.html')) {
    throw new Error('There is no build to measure: run "npm run build" first.');
  }
  const routesPaths = files.sort().map((file) => `/${file.replace(/index\.html$/, '')}`);
  const pages = readBuiltPages({outDir: buildFolder, routesPaths, baseUrl: '/'}).map(({url, html}) => ({url, html}));
  return prepare('This site', path.join(work, 'own'), pages, 5);
}

/** Generates a large site out of the texts of another. */
export async function prepareGeneratedSite({folder}: Site): Promise<Site> {
  const sections = toSections(readRecords(filesOf(folder).records));
  const title = `Generated site (seed ${generated.seed})`;
  return prepare(title, path.join(work, 'generated'), generateSite(sections, generated), 3);
}

/** Puts the index that is deployed in the place of the one that was built to measure. */
export async function takeDeployedIndex({folder}: Site): Promise<void> {
  const {index, texts} = filesOf(folder);
  for (const file of [index, texts]) {
    await copyFile(path.join(buildFolder, path.basename(file)), file);
  }
}

async function prepare(title: string, folder: string, pages: readonly PageSource[], runs: number): Promise<Site> {
  const files = filesOf(folder);
  await rm(folder, {recursive: true, force: true});
  await mkdir(files.www, {recursive: true});
  await writeFile(files.pages, JSON.stringify(pages));
  const cutting = runStep('records', folder, runs);
  const sections = toSections(readRecords(files.records));
  const searched = new Set(sections.map(({record}) => record.url.split('#')[0]));
  await writeMarkedPages(
    files.html,
    pages.filter(({url}) => searched.has(url)),
  );
  return {title, folder, runs, cutting, pages: searched.size, sections: sections.length};
}
