import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import {pagesFile} from '../../addresses/pagesFile';
import {readBuiltPages} from '../search-records/readBuiltPages';

import {listPages} from './listPages';

/** Writes the list of all pages that the not-found page searches for those near to an address. */
export default function pageList({siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name: 'page-list',
    async postBuild({outDir, routesPaths}) {
      const pages = listPages(await readBuiltPages({outDir, routesPaths, baseUrl}), {...siteConfig, baseUrl});
      await writeFile(path.join(outDir, pagesFile), JSON.stringify(pages));
    },
  };
}
