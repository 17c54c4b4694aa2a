import {load, type CheerioAPI} from 'cheerio';

import type {Hierarchy, SearchRecord} from '../../search/record';

import type {BuiltPage} from './readBuiltPages';

const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Parts of an article that are navigation or repeat what stands elsewhere. */
const noise = 'nav, footer, button, .hash-link, .theme-doc-toc-mobile, [aria-hidden="true"]';

/**
 * Cuts a built page into records: one for each heading and one for the text below it.
 * A page that search engines may not list, or that only lists other pages, has none.
 */
export function pageToRecords({url, html}: BuiltPage): SearchRecord[] {
  const $ = load(html);
  const isListed = !/noindex/.test($('meta[name="robots"]').attr('content') ?? '');
  const article = findArticle($);
  if (!isListed || !article) {
    return [];
  }
  article.find(noise).remove();
  const hierarchy: Hierarchy = {
    lvl0: sectionOf(url),
    lvl1: null,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  const records: SearchRecord[] = [];
  let address = url;
  let text: string[] = [];

  const add = (type: SearchRecord['type'], content: string | null): void => {
    records.push({objectID: `${records.length}-${address}`, url: address, type, content, hierarchy: {...hierarchy}});
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
      const depth = Number(level) - 1;
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
    }
  });
  flush();
  return records;
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

function sectionOf(url: string): string {
  if (url.includes('/docs/')) {
    return 'Documentation';
  }
  return url.includes('/blog/') ? 'Blog' : 'Site';
}
