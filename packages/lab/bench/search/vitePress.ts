import type {Options} from 'minisearch';

import type {SearchRecord} from '@site/src/features/search/logic/record';
import {toSections} from '@site/src/features/search/node/writeIndex';

/**
 * A section as the local search of VitePress indexes it: by its own heading, those above it, and its text. We add the
 * keywords and questions of our records.
 */
export type Document = {id: string; title: string; titles: string[]; text: string; added: string};

/** The options that VitePress 1.6 gives MiniSearch, in the build and in the browser. What we add counts as text. */
export const miniSearchOptions: Options<Document> = {
  fields: ['title', 'titles', 'text', 'added'],
  storeFields: ['title', 'titles'],
  searchOptions: {fuzzy: 0.2, prefix: true, boost: {title: 4, text: 2, added: 2, titles: 1}},
};

/** The sections of a site in the form that VitePress gives MiniSearch. */
export function documentsOf(records: readonly SearchRecord[]): Document[] {
  return toSections(records).map(({section: {record, questions}, content}) => {
    const {lvl1, lvl2, lvl3, lvl4, lvl5, lvl6} = record.hierarchy;
    const headings = [lvl1, lvl2, lvl3, lvl4, lvl5, lvl6].filter((heading) => typeof heading === 'string');
    return {
      id: record.url,
      title: headings.at(-1) ?? '',
      titles: headings.slice(0, -1),
      text: content,
      added: addedWords({...record, questions}),
    };
  });
}

/** The words that our records have besides those on the pages. */
export function addedWords({keywords = [], questions = []}: Pick<SearchRecord, 'keywords' | 'questions'>): string {
  return [...keywords, ...questions].join('. ');
}
