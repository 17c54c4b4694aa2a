/** Levels of the hierarchy a record stands in: the section of the site, the page, then its headings. */
export type Hierarchy = Record<'lvl0', string> &
  Record<'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6', string | null>;

/** One place that the search can find; the shape is that of a DocSearch hit. */
export type SearchRecord = {
  objectID: string;
  /** Path with base URL, and the anchor of the heading it stands under. */
  url: string;
  /** What the record is: a heading of that level, or text below one. */
  type: 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';
  content: string | null;
  hierarchy: Hierarchy;
};

/** What a search answers with, best first. */
export type SearchHit = SearchRecord;

/** Anything that can answer a query: the index built into the site, or a service. */
export type SearchClient = {
  search: (query: string) => Promise<SearchHit[]>;
};

/** The text of the heading that a record belongs to. */
export function headingOf({hierarchy}: SearchRecord): string {
  const {lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6} = hierarchy;
  return lvl6 ?? lvl5 ?? lvl4 ?? lvl3 ?? lvl2 ?? lvl1 ?? lvl0;
}
