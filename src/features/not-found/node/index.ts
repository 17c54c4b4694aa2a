import {writeFileSync} from 'node:fs';
import path from 'node:path';

import {isNotFoundPage, type BuiltPage} from '../../../lib/html/builtPage';
import type {PageReader} from '../../../lib/html/builtPage';
import {metasOf} from '../../../lib/html/builtPage';
import {isUnlisted} from '../../../urls/listing';
import {pagesFile, type Page} from '../logic/nearPages';

type Site = {title: string; titleDelimiter: string; baseUrl: string};

/** Writes the list of all pages, in which the not-found page looks for similar addresses. */
export function pageList(site: Site): PageReader<Page | undefined> {
  return {
    read: (page) => (isNotFoundPage(page) ? undefined : listedPage(page, site)),
    finish(outDir, pages) {
      const listed = [...pages.values()].filter((page) => page !== undefined);
      writeFileSync(path.join(outDir, pagesFile), JSON.stringify(listed));
    },
  };
}

/** A page's path and its title, without the site's title; undefined if search engines must not list it. */
export function listedPage({url, head}: BuiltPage, site: Site): Page | undefined {
  const ending = ` ${site.titleDelimiter} ${site.title}`;
  return isUnlisted(metasOf(head, 'robots'))
    ? undefined
    : {
        url: `/${url.slice(site.baseUrl.length)}`,
        title: head.title.endsWith(ending) ? head.title.slice(0, -ending.length) : head.title,
      };
}
