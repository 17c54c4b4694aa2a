import {isUnlisted} from '../../../urls/listing';
import type {Page} from '../logic/nearPages';
import {metasOf, type BuiltPage} from '../../../lib/html/builtPage';

export type Site = {title: string; titleDelimiter: string; baseUrl: string};

/** The address and the title of a page, without that of the site; undefined where search engines may not list it. */
export function listedPage({url, head}: BuiltPage, site: Site): Page | undefined {
  const ending = ` ${site.titleDelimiter} ${site.title}`;
  return isUnlisted(metasOf(head, 'robots'))
    ? undefined
    : {
        url: `/${url.slice(site.baseUrl.length)}`,
        title: head.title.endsWith(ending) ? head.title.slice(0, -ending.length) : head.title,
      };
}
