import MiniSearch, {type Options} from 'minisearch';

import {headingOf, type SearchHit, type SearchRecord} from './record';

/** Longest query, in characters, that is looked up; the rest is cut. */
export const maxQueryLength = 64;

/** Most hits that one query answers with. */
export const maxHits = 20;

type IndexedFields = {id: string; page: string; heading: string; content: string};

/** The one place that holds the engine's options: the build and the browser both read them. */
const options = {
  fields: ['page', 'heading', 'content'],
  storeFields: ['record'],
  idField: 'id',
  processTerm: normalizeTerm,
  tokenize: splitWords,
  searchOptions: {
    boost: {page: 3, heading: 4},
    combineWith: 'AND',
    prefix: (term) => term.length > 1,
    fuzzy: (term) => (term.length > 4 ? 1 : 0),
    weights: {prefix: 0.6, fuzzy: 0.2},
  },
} satisfies Options<IndexedFields & {record: SearchRecord}>;

/** Keeps `LF_SSHD`, `-td` and `csf.pignore` whole: they are names, not several words. */
function splitWords(text: string): string[] {
  return text.split(/[^\p{L}\p{N}_.-]+/u);
}

function normalizeTerm(term: string): string | null {
  return term.toLowerCase().replace(/^[.]+|[._-]+$/g, '') || null;
}

/** Makes the text of an index file from the records of the site. */
export function serializeIndex(records: readonly SearchRecord[]): string {
  const index = new MiniSearch<IndexedFields & {record: SearchRecord}>(options);
  index.addAll(
    records.map((record) => ({
      id: record.objectID,
      page: record.hierarchy.lvl1 ?? '',
      heading: record.type === 'content' ? '' : headingOf(record),
      content: record.content ?? '',
      record,
    })),
  );
  return JSON.stringify(index);
}

/**
 * Reads an index file and answers queries with it.
 * Throws if the text is no index, as after a broken download.
 */
export function openIndex(text: string): (query: string) => SearchHit[] {
  const index = MiniSearch.loadJSON(text, options);
  return (query) => {
    const words = query.slice(0, maxQueryLength);
    const strict = index.search(words);
    // With no page that has every word, pages that have some are better than none.
    const results = strict.length > 0 ? strict : index.search(words, {combineWith: 'OR'});
    return results.slice(0, maxHits).map((result) => (result as unknown as {record: SearchHit}).record);
  };
}
