import type {DocSearchHit, DocSearchProps, StoredDocSearchHit} from '@docsearch/react';

import type {TextForTool} from '@sentinel/csf/answers/text-kinds/recogniseText';
import {encodeText} from '../../../urls/textInUrl';

/** Levels of a record's hierarchy: the section of the docs, the page, then its headings. */
export type Level = keyof DocSearchHit['hierarchy'];

/** The headings above a record. Unlike in DocSearch, a page may have a heading before its title. */
export type Hierarchy = {lvl0: string} & {[Name in Exclude<Level, 'lvl0'>]?: string | null};

/** Sections of the site that the results page lists separately. */
export type Kind = 'docs' | 'reference' | 'blog' | 'site';

/** The stored form of a hit that a visitor opened or saved: a DocSearch hit without its highlights. */
export type StoredSearch = Pick<StoredDocSearchHit, 'objectID' | 'url' | 'type' | 'content'> & {
  hierarchy: Hierarchy;
  kind: Kind;
};

/** One place that the search can find: a heading, or the text below one. */
export type SearchRecord = StoredSearch & {
  /** Decides between equally good hits, higher first: rank of the page, then depth and position of the record. */
  weight: {pageRank: number; level: number; position: number};
  /** Other words that administrators use for this page; only on a page's first record. */
  keywords?: string[];
  /** Questions that the section answers, in the words of people who ask; only on a heading's record. */
  questions?: string[];
  /** Position and length of the paragraph directly below the heading. */
  lead?: [start: number, length: number];
  /** Short answers to questions on other pages: URL, question and answer. Only on a page's first record. */
  shortAnswers?: [url: string, question: string, answer: string][];
  language: string;
  /** Tags of the theme, which narrow a query to a version of the docs. */
  docusaurus_tag: string;
};

/** A value with `<mark>` and `</mark>` around the query's words. */
export type Highlighted = Pick<DocSearchHit['_highlightResult']['content'], 'value'>;

/** A record that a query found. Highlights and snippets are only for display and are never stored. */
export type SearchHit = StoredSearch & {
  _highlightResult?: {hierarchy?: Partial<Record<Level, Highlighted>>};
  _snippetResult?: {content?: Highlighted};
};

/** The part of DocSearch's request that this site uses. */
export type SearchRequest = Pick<NonNullable<DocSearchProps['searchParameters']>, 'hitsPerPage'> & {
  query: string;
  /** The text whose words the query has, if somebody pasted it. It never leaves the browser. */
  pasted?: string;
  /** Whether to search the words as they are typed, without a repair. */
  asTyped?: boolean;
  /** Words of a snippet. */
  snippetWords?: number;
  /** The only pages to search; all by default. */
  filter?: Filter;
};

/** The answer above the hits, and the section that it comes from. */
export type DirectAnswer = {
  /** Text between backticks is code. */
  text: string;
  from: StoredSearch;
};

/** The answer to a query, best hit first: the part of the service's answer that this site reads. */
export type SearchAnswer = {
  hits: SearchHit[];
  /** Number of all hits. `hits` has the first of them. */
  nbHits: number;
  /** The service's id of the query, for click events. */
  queryID?: string;
  /** The answer to a question, if it is certain. */
  answer?: DirectAnswer;
  /** What was typed or pasted, if a tool reads it. */
  recognised?: TextForTool['kind'];
  /** The query with the words that were searched instead of misspelt ones. */
  repaired?: string;
  /** The longest word of the query that no page has, if no page fits. */
  unknown?: string;
  /** Whether no page has what the query asks for, so that the hits are only near misses. */
  isFar?: true;
};

/**
 * Anything that can answer a query: the index built into the site, or a service. Rejects when it cannot. Each request
 * and answer has the form of one of those that DocSearch's `transformSearchClient` sends and gets in a list.
 */
export type SearchClient = {
  /** Whether it supports the filter of a request. */
  canFilter?: true;
  /** Fetches what the first query will need, shortly before it. Never fails. */
  prepare?: () => void;
  /** Calls back when excerpts become available after an answer without them. Returns a function that unsubscribes. */
  onTexts?: (listener: () => void) => () => void;
  search: (request: SearchRequest) => Promise<SearchAnswer>;
};

/** Default number of hits and of words in a snippet. */
export const defaults = {hitsPerPage: 20, snippetWords: 10};

/** The filters of the search, with their names. */
export const filters = {
  guides: 'Guides',
  settings: 'Settings and files',
  commands: 'Commands',
  blog: 'Blog',
} as const;

export type Filter = keyof typeof filters;

/** The filter that a section belongs to. */
export function filterOf({url, kind}: Pick<StoredSearch, 'url' | 'kind'>): Filter {
  if (kind === 'blog') {
    return 'blog';
  }
  return kind === 'reference' ? 'settings' : url.includes('/docs/usage/commands/') ? 'commands' : 'guides';
}

/** The filter with a name; undefined if there is none. */
export function filterNamed(name: string | null): Filter | undefined {
  return name !== null && Object.hasOwn(filters, name) ? (name as Filter) : undefined;
}

/** The query string of the results page for words and a filter. */
export function toAddressQuery(words: string, filter?: Filter): string {
  const parts = [words && `q=${encodeText(words)}`, filter && `kind=${filter}`].filter(Boolean);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** The text of the heading that a record belongs to. */
export function headingOf({hierarchy}: Pick<SearchRecord, 'hierarchy'>): string {
  const {lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6} = hierarchy;
  return lvl6 ?? lvl5 ?? lvl4 ?? lvl3 ?? lvl2 ?? lvl1 ?? lvl0;
}
