import {glob} from 'tinyglobby';
import {writeFileSync} from 'node:fs';
import path from 'node:path';

import {isNotFoundPage} from '../../../lib/html/builtPage';
import type {PageReader} from '../../../lib/html/builtPage';
import {readBuiltPages} from '../../../lib/html/filesBelow';
import type {SearchRecord} from '../logic/record';
import {indexFile, textsFile} from '../logic/indexFiles';
import {writeIndex} from './writeIndex';

import {answerFacts} from './answerFacts';
import {pageToRecords} from './pageToRecords';
import {addQuestions, readQuestions} from './questions';

/** Writes the index that the search loads, and the texts for its excerpts. */
export const searchRecords: PageReader<SearchRecord[]> = {
  read: (page) => (isNotFoundPage(page) ? [] : pageToRecords(page)),
  finish(outDir, recordsOfPages) {
    const records = [...recordsOfPages.values()].flat();
    if (records.length === 0) {
      throw new Error('The search index would be empty: src/features/search/node found no text in the built pages.');
    }
    const problems = addQuestions(records, readQuestions());
    if (problems.length > 0) {
      throw new Error(`Questions of the search lost their place:\n${problems.join('\n')}`);
    }
    const {index, texts} = writeIndex(records, answerFacts());
    writeFileSync(path.join(outDir, indexFile), index);
    writeFileSync(path.join(outDir, textsFile), texts);
  },
};

/** Reads the records of a finished build, the same as those of the built-in search. */
export async function readRecords(outDir: string, baseUrl: string): Promise<SearchRecord[]> {
  const files = await glob('**/index.html', {cwd: outDir});
  if (!files.includes('index.html')) {
    throw new Error(`${outDir} has no finished build: run "npm run build" first.`);
  }
  const routesPaths = files.map((file) => baseUrl + file.replace(/index\.html$/, '')).sort();
  const pages = readBuiltPages({outDir, routesPaths, baseUrl});
  const home = pages.find(({url}) => url === baseUrl)!.head.canonical;
  // With a base URL other than the build's, every hit would lead to the not-found page.
  if (home !== undefined && new URL(home).pathname !== baseUrl) {
    throw new Error(
      `The build was made for ${home}, but BASE_URL is "${baseUrl}": set BASE_URL to the value used for the build.`,
    );
  }
  const records = pages.flatMap(pageToRecords);
  addQuestions(records, readQuestions());
  return records;
}
