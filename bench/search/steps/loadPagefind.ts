import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {work} from './files';

export const pagefindVersion = '1.6.0';

/** As much of Pagefind's Node interface as is used here. */
export type Pagefind = {createIndex: () => Promise<Answer<{index: PagefindIndex}>>};

type PagefindIndex = {
  addDirectory: (directory: {path: string}) => Promise<Answer<{page_count: number}>>;
  writeFiles: (options: {outputPath: string}) => Promise<Answer<unknown>>;
};

type Answer<Content> = {errors: string[]} & Content;

const folder = path.join(work, `pagefind-${pagefindVersion}`);
const entry = path.join(folder, 'node_modules/pagefind/lib/index.js');

/**
 * Loads Pagefind, which installs itself first where it is missing. It is no dependency of the site: registries
 * lack its binaries for some systems, which makes `npm ci` refuse the lockfile.
 */
export async function loadPagefind(): Promise<Pagefind> {
  if (!existsSync(entry)) {
    install();
  }
  return (await import(pathToFileURL(entry).href)) as Pagefind;
}

function install(): void {
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder];
  const {status, stderr} = spawnSync('npm', ['install', ...options, `pagefind@${pagefindVersion}`], {encoding: 'utf8'});
  if (status !== 0) {
    throw new Error(`Pagefind ${pagefindVersion} could not be installed.\n${stderr}`);
  }
}
