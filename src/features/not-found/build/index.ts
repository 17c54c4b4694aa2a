import {writeFileSync} from 'node:fs';
import path from 'node:path';

import type {Page} from '../logic/nearPages';
import {pagesFile} from '../logic/pagesFile';
import {isNotFoundPage, type PageReader} from '../../../lib/html/builtPage';

import {listedPage, type Site} from './listedPage';

/** Writes the list of all pages that the not-found page searches for those near to an address. */
export function pageList(site: Site): PageReader<Page | undefined> {
  return {
    read: (page) => (isNotFoundPage(page) ? undefined : listedPage(page, site)),
    finish(outDir, pages) {
      const listed = [...pages.values()].filter((page) => page !== undefined);
      writeFileSync(path.join(outDir, pagesFile), JSON.stringify(listed));
    },
  };
}
