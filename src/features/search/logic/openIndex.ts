import {distance} from 'fastest-levenshtein';

import {fields} from './fields';
import {format, headingLevels, type Packed} from './pack';
import {unpackPostings, type Postings} from './postings';
import type {SearchRecord} from './record';

/** A section as the index file has it: its place and headings, but not its text. */
export type IndexedSection = {record: SearchRecord; page: number};

/** What can be asked of an index. */
export type Index = {
  sections: readonly IndexedSection[];
  has: (term: string) => boolean;
  /** Terms of the index that begin with some letters. */
  termsFrom: (start: string) => string[];
  /** Terms of the index that differ from a word by a few letters. */
  termsLike: (word: string, slips: number) => string[];
  /** For each field the sections with a term. */
  postingsOf: (term: string) => Postings[];
  /** Number of terms of a section in a field, as a part of the average. */
  relativeLength: (field: number, section: number) => number;
};

/** Reads an index file. Throws if it is no index of this format, as after a broken download. */
export function openIndex(text: string): Index {
  const packed = JSON.parse(text) as Packed;
  if (packed.format !== format) {
    throw new Error(`The search index has format ${packed.format}; this page reads ${format}. Reload the page.`);
  }
  const terms = packed.terms.split(' ');
  const places = new Map(terms.map((term, place) => [term, place]));
  const lists = packed.postings.map((list) => list.split(' '));
  const averages = packed.lengths.map((lengths) => lengths.reduce((sum, length) => sum + length, 0) / lengths.length);
  const known = new Map<string, Postings[]>();
  return {
    sections: packed.sections.map((section) => unpackSection(section, packed.pages)),
    has: (term) => places.has(term),
    termsFrom(start) {
      const from = firstFrom(terms, start);
      let to = from;
      while (terms[to]?.startsWith(start)) {
        to++;
      }
      return terms.slice(from, to);
    },
    termsLike: (word, slips) =>
      terms.filter((term) => Math.abs(term.length - word.length) <= slips && distance(term, word) <= slips),
    postingsOf(term) {
      const place = places.get(term);
      const postings =
        known.get(term) ?? fields.map((_, field) => (place === undefined ? [] : unpackPostings(lists[field]![place]!)));
      known.set(term, postings);
      return postings;
    },
    relativeLength: (field, section) => packed.lengths[field]![section]! / (averages[field] || 1),
  };
}

function unpackSection(
  [page, anchor, level, ...headings]: Packed['sections'][number],
  pages: Packed['pages'],
): IndexedSection {
  const {keywords, ...shared} = pages[page]!;
  const below = Object.fromEntries(headingLevels.map((name, index) => [name, headings[index] || null]));
  const url = anchor ? `${shared.url}#${anchor}` : shared.url;
  return {
    page,
    record: {
      ...shared,
      ...(!anchor && keywords && {keywords}),
      objectID: url,
      url,
      type: `lvl${level}` as SearchRecord['type'],
      content: null,
      hierarchy: {...shared.hierarchy, ...below},
    },
  };
}

/** Place of the first word of a sorted list that does not come before another. */
function firstFrom(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < word) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
