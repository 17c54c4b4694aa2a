import {readFile, writeFile} from 'node:fs/promises';

import {pageToRecords} from '../../../src/plugins/search-records/pageToRecords';
import type {BuiltPage} from '../../../src/plugins/search-records/readBuiltPages';

import {filesOf} from './files';
import type {Step} from './step';

/** Cuts the pages into records, as the build of the site does. */
export const cutRecords: Step = async (folder) => {
  const files = filesOf(folder);
  const pages = JSON.parse(await readFile(files.pages, 'utf8')) as BuiltPage[];
  return async () => {
    await writeFile(files.records, JSON.stringify(pages.flatMap(pageToRecords)));
  };
};
