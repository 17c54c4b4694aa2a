import type {DocSearchHit, DocSearchProps, StoredDocSearchHit} from '@docsearch/react';

import {encodeText} from '../../../urls/textInUrl';

/** Levels of a record's hierarchy: the section of the docs, the page, then its headings. */
export type Level = keyof DocSearchHit['hierarchy'];

/** The headings above a record. Other than DocSearch says, a page may have a heading before its title. */
export type Hierarchy = {lvl0: string} & {[Name in Exclude<Level, 'lvl0'>]?: string | null};

/** Parts of the site that the results page lists apart. */
export type Kind = 'docs' | 'reference' | 'blog' | 'site';

/** What is stored of a hit that a visitor opened or saved: a DocSearch hit without its highlights. */
export type StoredSearch = Pick<StoredDocSearchHit, 'objectID' | 'url' | 'type' | 'content'> & {
  hierarchy: Hierarchy;
  kind: Kind;
};

/** One place that the search can find: a heading, or the text below one. */
export type SearchRecord = StoredSearch & {
  /** What decides between hits that match alike, higher first: rank of the page, then depth and place of the record. */
  weight: {pageRank: number; level: number; position: number};
  /** How administrators ask for this page in other words; on the first record of a page only. */
  keywords?: string[];
  /** Where in the text the first paragraph is that stands directly below the heading, and its length. */
  lead?: [start: number, length: number];
  /** Short answers to questions elsewhere: address, question and answer. On the first record of a page only. */
  shortAnswers?: [url: string, question: string, answer: string][];
  language: string;
  /** Tags of the theme, by which a query is narrowed to a version of the docs. */
  docusaurus_tag: string;
};

/** A value in which `<mark>` and `</mark>` surround what was asked for. */
export type Highlighted = Pick<DocSearchHit['_highlightResult']['content'], 'value'>;

/** A record that a query found; highlights and snippets are for showing only and are never stored. */
export type SearchHit = StoredSearch & {
  _highlightResult?: {hierarchy?: Partial<Record<Level, Highlighted>>};
  _snippetResult?: {content?: Highlighted};
};

/** As much of what DocSearch asks a client for as this site does. */
export type SearchRequest = Pick<NonNullable<DocSearchProps['searchParameters']>, 'hitsPerPage' | 'page'> & {
  query: string;
  /** Words of a snippet. */
  snippetWords?: number;
  /** The only pages that are asked for; all where there is none. */
  filter?: Filter;
};

/** What stands above the hits: words that answer the question outright, and the place that they are from. */
export type Answer = {
  /** What is between backticks is code. */
  text: string;
  from: StoredSearch;
};

/** What a search answers with, best hit first: the part of the service's answer that this site reads. */
export type SearchAnswer = {
  hits: SearchHit[];
  /** Number of all hits, of which `hits` are a part. */
  nbHits: number;
  /** Name of the query at the service, for click events. */
  queryID?: string;
  /** The answer to a question, where that is sure. */
  answer?: Answer;
};

/**
 * Anything that can answer a query: the index built into the site, or a service. Rejects when it cannot. Each request
 * and answer has the form of one of those that DocSearch's `transformSearchClient` sends and gets in a list.
 */
export type SearchClient = {
  /** Whether it heeds the filter of a request. */
  canFilter?: true;
  /** Fetches what the first query will need, when it is about to be asked. Never fails. */
  prepare?: () => void;
  /** Calls when excerpts have become available after hits were answered without; returns how to stop. */
  onTexts?: (listener: () => void) => () => void;
  search: (request: SearchRequest) => Promise<SearchAnswer>;
};

/** Longest query, in characters, that is looked up: the limit of DocSearch's field. The rest is cut off. */
export const maxQueryLength = 64;

/** Hits that a query is answered with, and words of a snippet, if nothing else is asked for. */
export const defaults = {hitsPerPage: 20, snippetWords: 10};

/** What a search can be narrowed to, and how it is called. */
export const filters = {
  guides: 'Guides',
  settings: 'Settings and files',
  commands: 'Commands',
  blog: 'Blog',
} as const;

export type Filter = keyof typeof filters;

/** The filter that a place belongs to. */
export function filterOf({url, kind}: Pick<StoredSearch, 'url' | 'kind'>): Filter {
  if (kind === 'blog') {
    return 'blog';
  }
  return kind === 'reference' ? 'settings' : url.includes('/docs/usage/commands/') ? 'commands' : 'guides';
}

/** The filter of that name; undefined where a name means none. */
export function filterNamed(name: string | null): Filter | undefined {
  return name !== null && Object.hasOwn(filters, name) ? (name as Filter) : undefined;
}

/** The query of the results page's address for words and a filter. */
export function toAddressQuery(words: string, filter?: Filter): string {
  const parts = [words && `q=${encodeText(words)}`, filter && `kind=${filter}`].filter(Boolean);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** The text of the heading that a record belongs to. */
export function headingOf({hierarchy}: Pick<SearchRecord, 'hierarchy'>): string {
  const {lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6} = hierarchy;
  return lvl6 ?? lvl5 ?? lvl4 ?? lvl3 ?? lvl2 ?? lvl1 ?? lvl0;
}
