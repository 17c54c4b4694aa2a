import {memoize} from '../../../lib/memoize';

import {fields} from './fields';
import {packPostings, type Postings} from './postings';
import type {Hierarchy, SearchRecord} from './record';
import {toSections, type Section} from './sections';
import {termsOfWord, wordsOf} from './words';

/** What changes when a browser could not read the files of another build any more. */
export const format = 1;

export const headingLevels = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** The index as it travels. */
export type Packed = {
  format: number;
  /** What the sections of a page share. */
  pages: Omit<SearchRecord, 'objectID' | 'type' | 'content'>[];
  /** Page, anchor, level, and the headings below the title. */
  sections: [page: number, anchor: string, level: number, ...headings: (string | 0)[]][];
  /** Number of terms of each section, for each field. */
  lengths: number[][];
  /** All terms in order, separated by spaces. */
  terms: string;
  /** For each field one list per term, separated by spaces; they are read when somebody asks for the term. */
  postings: string[];
};

/** Makes the two files of the search from the records of the site: the index, and the texts for snippets. */
export function packIndex(records: readonly SearchRecord[]): {index: string; texts: string} {
  const sections = toSections(records);
  // The same words come again and again.
  const known = new Map<string, string[]>();
  const termsOf = (word: string): string[] => memoize(known, word, () => termsOfWord(word));
  const indexed = fields.map(({textOf}) => indexField(sections.map(textOf), termsOf));
  const terms = [...new Set(indexed.flatMap(({postings}) => [...postings.keys()]))].sort();
  const packed: Packed = {
    format,
    pages: pagesOf(sections),
    sections: sections.map(packSection),
    lengths: indexed.map(({lengths}) => lengths),
    terms: terms.join(' '),
    postings: indexed.map(({postings}) => terms.map((term) => packPostings(postings.get(term) ?? [])).join(' ')),
  };
  return {index: JSON.stringify(packed), texts: JSON.stringify(sections.map(({content}) => content))};
}

/** @param texts one field of each section */
function indexField(
  texts: readonly string[],
  termsOf: (word: string) => string[],
): {lengths: number[]; postings: Map<string, Postings>} {
  const postings = new Map<string, Postings>();
  const postingsOf = (term: string): Postings => memoize(postings, term, () => []);
  const byWord = new Map<string, Postings[]>();
  const lengths = texts.map((text, section) => {
    let length = 0;
    for (const word of wordsOf(text)) {
      const lists = memoize(byWord, word, () => termsOf(word).map(postingsOf));
      lists.forEach((list) => count(list, section));
      length += lists.length;
    }
    return length;
  });
  return {lengths, postings};
}

/** Notes that a term stands in a section once more; sections come in their order. */
function count(list: Postings, section: number): void {
  const last = list.at(-1);
  if (last?.[0] === section) {
    last[1] += 1;
  } else {
    list.push([section, 1]);
  }
}

function pagesOf(sections: readonly Section[]): Packed['pages'] {
  const pages: Packed['pages'] = [];
  for (const {record, page} of sections) {
    const {url, hierarchy, kind, keywords, weight, language, docusaurus_tag} = record;
    const none = Object.fromEntries(headingLevels.map((level) => [level, null]));
    pages[page] ??= {
      url: url.split('#')[0]!,
      hierarchy: {...hierarchy, ...none} as Hierarchy,
      kind,
      ...(keywords && {keywords}),
      weight,
      language,
      docusaurus_tag,
    };
  }
  return pages;
}

function packSection({record: {url, type, hierarchy}, page}: Section): Packed['sections'][number] {
  const headings = headingLevels.map((level) => hierarchy[level] ?? 0);
  return [
    page,
    url.split('#')[1] ?? '',
    Number(type.slice(3)) || 1,
    ...headings.slice(0, headings.findLastIndex(Boolean) + 1),
  ];
}
