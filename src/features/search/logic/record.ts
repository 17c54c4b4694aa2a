/** Levels of the hierarchy a record stands in: the section of the docs, the page, then its headings. */
export type Hierarchy = Record<'lvl0', string> &
  Record<'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6', string | null>;

export type Level = keyof Hierarchy;

/** Parts of the site that the results page tells apart. */
export type Kind = 'docs' | 'reference' | 'blog' | 'site';

/** One place that the search can find; the shape is that of a DocSearch record. */
export type SearchRecord = {
  objectID: string;
  /** Path with base URL, and the anchor of the heading it stands under. */
  url: string;
  /** What the record is: a heading of that level, or text below one. */
  type: 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';
  content: string | null;
  hierarchy: Hierarchy;
  /** Part of the site, for grouping. */
  kind: Kind;
  /** What decides between hits that match alike, higher first: rank of the page, then depth and place of the record. */
  weight: {pageRank: number; level: number; position: number};
  /** How administrators ask for this page in other words; on the first record of a page only. */
  keywords?: string[];
  language: string;
  /** Tags of the theme, by which a query is narrowed to a version of the docs. */
  docusaurus_tag: string;
};

/** A value in which what was asked for stands between `<mark>` and `</mark>`. */
export type Marked = {value: string};

/** A record that a query found; highlights and snippets are for showing only and are never stored. */
export type SearchHit = SearchRecord & {
  _highlightResult?: {hierarchy?: Partial<Record<Level, Marked>>};
  _snippetResult?: {content?: Marked; hierarchy?: Partial<Record<Level, Marked>>};
};

export type SearchRequest = {
  query: string;
  /** Hits to answer with, 20 if not said. */
  hitsPerPage?: number;
  /** Which part of the hits, from 0. */
  page?: number;
  /** Words of a snippet. */
  snippetWords?: number;
};

/** What a search answers with, best hit first. */
export type SearchAnswer = {
  hits: SearchHit[];
  /** Number of all hits, of which `hits` are a part. */
  total: number;
  /** Name of the query at the service, for click events. */
  queryID?: string;
};

/** Anything that can answer a query: the index built into the site, or a service. Rejects when it cannot. */
export type SearchClient = {
  /** Fetches what the first query will need, when it is about to be asked. Never fails. */
  prepare?: () => void;
  /** Calls when excerpts have become available after hits were answered without; gives back how to stop. */
  onTexts?: (listener: () => void) => () => void;
  search: (request: SearchRequest) => Promise<SearchAnswer>;
};

/** The text of the heading that a record belongs to. */
export function headingOf({hierarchy}: Pick<SearchRecord, 'hierarchy'>): string {
  const {lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6} = hierarchy;
  return lvl6 ?? lvl5 ?? lvl4 ?? lvl3 ?? lvl2 ?? lvl1 ?? lvl0;
}
