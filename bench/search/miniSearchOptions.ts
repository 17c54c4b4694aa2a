import type {Options} from 'minisearch';

/** A section as the local search of VitePress indexes it. */
export type Document = {id: string; title: string; titles: string[]; text: string};

/** Results that the box of VitePress shows. */
export const shownResults = 16;

/** The options that VitePress 1.6 gives MiniSearch, at build and in the browser. */
export const miniSearchOptions: Options<Document> = {
  fields: ['title', 'titles', 'text'],
  storeFields: ['title', 'titles'],
  searchOptions: {fuzzy: 0.2, prefix: true, boost: {title: 4, text: 2, titles: 1}},
};
