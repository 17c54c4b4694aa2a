import {load} from 'cheerio';

import {isUnlisted} from '../../addresses/listing';
import type {Page} from '../../addresses/nearPages';
import type {BuiltPage} from '../search-records/readBuiltPages';
import {robotsOf} from '../search-records/robotsOf';

type Site = {title: string; titleDelimiter: string; baseUrl: string};

/** The addresses and titles of the pages that search engines may list. */
export function listPages(built: BuiltPage[], {title: siteTitle, titleDelimiter, baseUrl}: Site): Page[] {
  const ending = ` ${titleDelimiter} ${siteTitle}`;
  return built.flatMap(({url, html}) => {
    // What is asked for stands in the head, and a page is long.
    const $ = load(html.slice(0, html.indexOf('</head>')));
    const title = $('title').text();
    return isUnlisted(robotsOf($))
      ? []
      : [
          {
            url: `/${url.slice(baseUrl.length)}`,
            title: title.endsWith(ending) ? title.slice(0, -ending.length) : title,
          },
        ];
  });
}
