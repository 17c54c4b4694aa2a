import {writeFileSync} from 'node:fs';
import path from 'node:path';

import {indexFile, textsFile} from '../../logic/indexFile';
import {packIndex} from '../../logic/pack';
import type {SearchRecord} from '../../logic/record';
import {isNotFoundPage, type PageReader} from '../../../../lib/html/builtPage';

import {pageToRecords} from './pageToRecords';

/** Writes the index that the search box loads, and the texts for its excerpts. */
export const searchRecords: PageReader<SearchRecord[]> = {
  read: (page) => (isNotFoundPage(page) ? [] : pageToRecords(page)),
  finish(outDir, recordsOfPages) {
    const records = [...recordsOfPages.values()].flat();
    if (records.length === 0) {
      throw new Error(
        'No page of the site can be searched: src/features/search/build/records found no text in the built pages.',
      );
    }
    const {index, texts} = packIndex(records);
    writeFileSync(path.join(outDir, indexFile), index);
    writeFileSync(path.join(outDir, textsFile), texts);
  },
};
