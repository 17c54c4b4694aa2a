import {load, type CheerioAPI} from 'cheerio';

import {isUnlisted} from '../../addresses/listing';
import type {Hierarchy, Kind, SearchRecord} from '../../search/record';

import type {BuiltPage} from './readBuiltPages';
import {robotsOf} from './robotsOf';

const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Parts of an article that are navigation or repeat what stands elsewhere. */
const noise = 'nav, footer, button, style, script, .hash-link, .surprise, [data-search="skip"], [aria-hidden="true"]';

/** Length, in characters, from which a text goes on in another record; a service takes no records over 10 kB. */
const groupLength = 1500;

/** Rank of the pages of a kind; pages that only list what others answer come after those. */
const pageRanks: Record<Kind | 'list', number> = {docs: 100, blog: 80, site: 60, reference: 55, list: 50};
const lists = /\/docs\/(questions|glossary|reference\/settings)\/$/;

/**
 * Cuts a built page into records: one for each heading and one for each group of paragraphs
 * below it. A page that search engines may not list, or that only lists other pages, has none.
 */
export function pageToRecords({url, html}: BuiltPage): SearchRecord[] {
  const $ = load(withoutFrame(html));
  const meta = (name: string): string | undefined => $(`meta[name="${name}"]`).attr('content');
  const article = findArticle($);
  if (isUnlisted(robotsOf($)) || !article) {
    return [];
  }
  article.find(noise).remove();
  const kind = kindOf(url);
  const hierarchy: Hierarchy = {
    lvl0: sectionOf($, kind),
    lvl1: null,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  const common = {
    kind,
    language: $('html').attr('lang') ?? 'en',
    docusaurus_tag: meta('docsearch:docusaurus_tag') ?? meta('docusaurus_tag') ?? 'default',
  };
  const pageRank = pageRanks[lists.test(url) ? 'list' : kind];
  // What the sidebar calls the page is not always in its title.
  const label = $('.breadcrumbs__item--active .breadcrumbs__link').text().trim();
  const keywords = [label, ...(meta('keywords') ?? '').split(',')].filter(Boolean);
  const records: SearchRecord[] = [];
  let address = url;
  let depth = 0;
  let text: string[] = [];

  const add = (type: SearchRecord['type'], content: string | null): void => {
    records.push({
      objectID: `${url}:${records.length}`,
      url: address,
      type,
      content,
      hierarchy: {...hierarchy},
      ...common,
      ...(records.length === 0 ? {keywords} : {}),
      weight: {pageRank, level: type === 'content' ? 0 : 100 - 10 * depth, position: -records.length},
    });
  };
  const flush = (): void => {
    const content = text.join(' ').replace(/\s+/g, ' ').trim();
    text = [];
    if (content && hierarchy.lvl1) {
      add('content', content);
    }
  };

  article.find('h1, h2, h3, h4, h5, h6, p, li, td, th, pre, summary, figcaption').each((_, element) => {
    const node = $(element);
    const level = /^h([1-6])$/.exec(element.tagName)?.[1];
    if (level) {
      flush();
      depth = Number(level) - 1;
      levels.forEach((name, index) => {
        if (index >= depth) {
          hierarchy[name] = index === depth ? node.text().trim() : null;
        }
      });
      const id = node.attr('id');
      address = id && depth > 0 ? `${url}#${id}` : url;
      add(levels[depth]!, null);
    } else if (node.find('p, li, pre').length === 0) {
      text.push(node.text());
      if (text.reduce((sum, {length}) => sum + length, 0) > groupLength) {
        flush();
      }
    }
  });
  flush();
  return records;
}

/** Drops the navbar and the footer, which are the larger part of most pages and are on all of them. */
function withoutFrame(html: string): string {
  const main = html.indexOf('<main');
  return main < 0 ? html : html.slice(0, html.indexOf('<body')) + html.slice(main, html.indexOf('</main>', main));
}

/** The part of a page with its own words; undefined where a page only lists others. */
function findArticle($: CheerioAPI) {
  const doc = $('.theme-doc-markdown').first();
  if (doc.length > 0) {
    return doc;
  }
  const main = $('main').first();
  const articles = main.find('article');
  if (/blog-(list|tags|authors|archive)/.test($('html').attr('class') ?? '')) {
    return undefined;
  }
  return articles.length === 1 ? articles.first() : main;
}

function kindOf(url: string): Kind {
  if (url.includes('/docs/')) {
    return url.includes('/docs/reference/') ? 'reference' : 'docs';
  }
  return url.includes('/blog/') ? 'blog' : 'site';
}

/** The part of the sidebar that a docs page stands in, else the part of the site. */
function sectionOf($: CheerioAPI, kind: Kind): string {
  const category = $('.breadcrumbs__item:not(.breadcrumbs__item--active) .breadcrumbs__link')
    .toArray()
    .map((item) => $(item).text().trim())
    .find(Boolean);
  return category ?? {docs: 'Documentation', reference: 'Reference', blog: 'Blog', site: 'Site'}[kind];
}
