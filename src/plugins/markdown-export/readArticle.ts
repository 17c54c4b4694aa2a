import {load, type CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';

import {oneLine} from '../search-records/oneLine';
import type {BuiltPage} from '../search-records/readBuiltPages';

/** A page of the docs or a post, as far as its Markdown needs it. */
export type Article = {
  /** Path of the page with base URL. */
  url: string;
  title: string;
  description: string;
  /** The title and the text below it. */
  body: Element;
  /** Who wrote a post, and on which day; a page of the docs has neither. */
  authors: string[];
  written: string | undefined;
  /** Day of the last change, where the build knows it. */
  updated: string | undefined;
};

/** Where the article of a page begins: the theme notes the kind of a page in its classes. */
const kinds = [
  {page: /^<!doctype html><html[^>]*\bdocs-doc-page\b/i, article: '<div class="theme-doc-markdown'},
  {page: /^<!doctype html><html[^>]*\bblog-post-page\b/i, article: '<article'},
];

/**
 * Reads a built page of the docs or a post; undefined for every other page. Only the article is parsed, because the
 * frame around it is the larger part of most pages.
 */
export function readArticle({url, html}: BuiltPage): Article | undefined {
  const kind = kinds.find(({page}) => page.test(html));
  if (kind === undefined) {
    return undefined;
  }
  const start = html.indexOf(kind.article);
  const $ = parse(html.slice(start, html.indexOf('</article>', start)));
  const body = $('.markdown')[0];
  const title = oneLine($('h1').first().text());
  if (start < 0 || body === undefined || title === '') {
    throw new Error(
      `${url} has no title or no text where its Markdown is made: src/plugins/markdown-export looks there.`,
    );
  }
  return {
    url,
    title,
    description: descriptionIn(html),
    body,
    authors: $('.avatar__name')
      .toArray()
      .map((name) => oneLine($(name).text())),
    written: dayIn($, 'header time'),
    updated: dayIn($, 'footer time[itemprop="dateModified"]'),
  };
}

/** Reads a part of a page; what stands in it for browsers without scripts is content like the rest. */
export function parse(html: string): CheerioAPI {
  return load(html, {scriptingEnabled: false}, false);
}

function descriptionIn(html: string): string {
  const head = html.slice(0, html.indexOf('</head>'));
  const tag = /<meta [^>]*?name="?description"?(?:\s[^>]*)?>/.exec(head)?.[0] ?? '';
  return parse(tag)('meta').attr('content') ?? '';
}

function dayIn($: CheerioAPI, time: string): string | undefined {
  return $(time).first().attr('datetime')?.slice(0, 10);
}
