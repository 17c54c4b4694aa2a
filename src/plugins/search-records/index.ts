import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import {indexFile, textsFile} from '../../search/indexFile';
import {packIndex} from '../../search/pack';

import {pageToRecords} from './pageToRecords';
import {readBuiltPages} from './readBuiltPages';

/** Writes the index that the search box loads, and the texts for its excerpts, made from the pages as built. */
export default function searchRecords({baseUrl}: LoadContext): Plugin {
  return {
    name: 'search-records',
    async postBuild({outDir, routesPaths}) {
      const pages = await readBuiltPages({outDir, routesPaths, baseUrl});
      const records = pages.flatMap(pageToRecords);
      if (records.length === 0) {
        throw new Error(
          'No page of the site can be searched: src/plugins/search-records found no text in the built pages.',
        );
      }
      const {index, texts} = packIndex(records);
      await Promise.all([
        writeFile(path.join(outDir, indexFile), index),
        writeFile(path.join(outDir, textsFile), texts),
      ]);
    },
  };
}
