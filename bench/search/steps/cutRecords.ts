import {readFile, writeFile} from 'node:fs/promises';

import {builtPage, type PageSource} from '../../../src/lib/html/builtPage';
import {pageToRecords} from '../../../src/features/search/build/records/pageToRecords';

import {filesOf} from './files';
import type {Step} from './step';

/** Cuts the pages into records, as the build of the site does. */
export const cutRecords: Step = async (folder) => {
  const files = filesOf(folder);
  const pages = JSON.parse(await readFile(files.pages, 'utf8')) as PageSource[];
  return async () => {
    await writeFile(files.records, JSON.stringify(pages.map(builtPage).flatMap(pageToRecords)));
  };
};
