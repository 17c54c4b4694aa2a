import {readFileSync} from 'node:fs';
import path from 'node:path';

import {indexFile, textsFile} from '../../../src/features/search/logic/indexFile';
import type {SearchRecord} from '../../../src/features/search/logic/record';

/** Where the benchmark puts all that it makes. */
export const work = path.resolve('test-results/bench-search');

/** Paths of what is made for a site that is measured. */
export type SiteFiles = {
  /** Pages as built, in one file. */
  pages: string;
  /** Folder of the same pages, a file for each, with their main content marked for Pagefind. */
  html: string;
  /** Records into which the pages are cut. */
  records: string;
  /** Folder that Chromium is served. */
  www: string;
  index: string;
  texts: string;
  miniSearch: string;
  /** Folder of what Pagefind writes. */
  pagefind: string;
};

/** Names what lies in the folder of a site. */
export function filesOf(folder: string): SiteFiles {
  const www = path.join(folder, 'www');
  return {
    pages: path.join(folder, 'pages.json'),
    html: path.join(folder, 'html'),
    records: path.join(folder, 'records.json'),
    www,
    index: path.join(www, indexFile),
    texts: path.join(www, textsFile),
    miniSearch: path.join(www, 'minisearch.json'),
    pagefind: path.join(www, 'pagefind'),
  };
}

/** Reads the records of a site. */
export function readRecords(file: string): SearchRecord[] {
  return JSON.parse(readFileSync(file, 'utf8')) as SearchRecord[];
}
