import {glob} from 'tinyglobby';
import {writeFileSync} from 'node:fs';
import path from 'node:path';

import {isNotFoundPage} from '../../../lib/html/builtPage';
import type {PageReader} from '../../../lib/html/builtPage';
import {readBuiltPages} from '../../../lib/html/filesBelow';
import type {SearchRecord} from '../logic/record';
import {indexFile, textsFile, writeIndex} from '../logic/searchIndex';

import {answerFacts} from './answerFacts';
import {pageToRecords} from './pageToRecords';

/** Writes the index that the search box loads, and the texts for its excerpts. */
export const searchRecords: PageReader<SearchRecord[]> = {
  read: (page) => (isNotFoundPage(page) ? [] : pageToRecords(page)),
  finish(outDir, recordsOfPages) {
    const records = [...recordsOfPages.values()].flat();
    if (records.length === 0) {
      throw new Error('No page of the site can be searched: src/features/search/build found no text in the built pages.');
    }
    const {index, texts} = writeIndex(records, answerFacts());
    writeFileSync(path.join(outDir, indexFile), index);
    writeFileSync(path.join(outDir, textsFile), texts);
  },
};

/** Reads the records of a finished build, the same that the built-in search has. */
export async function readRecords(outDir: string, baseUrl: string): Promise<SearchRecord[]> {
  const files = await glob('**/index.html', {cwd: outDir});
  if (!files.includes('index.html')) {
    throw new Error(`${outDir} holds no finished build: run "npm run build" first.`);
  }
  const routesPaths = files.map((file) => baseUrl + file.replace(/index\.html$/, '')).sort();
  const pages = readBuiltPages({outDir, routesPaths, baseUrl});
  const home = pages.find(({url}) => url === baseUrl)!.head.canonical;
  // With another base URL than that of the build, every hit would lead to the not-found page.
  if (home !== undefined && new URL(home).pathname !== baseUrl) {
    throw new Error(
      `The build was made for ${home}, but BASE_URL is "${baseUrl}": set BASE_URL as it was set for the build.`,
    );
  }
  return pages.flatMap(pageToRecords);
}
