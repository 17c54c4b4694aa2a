import {distance} from 'fastest-levenshtein';

import {fields} from './fields';
import type {Index} from './openIndex';
import type {Variant} from './query';

/**
 * The ranking function BM25+, with the constants that its authors recommend: how soon more of the
 * same counts no more, how much long texts are held back, and what one hit is worth at least.
 */
const bm25 = {saturation: 1.2, length: 0.7, least: 0.5};

/** Scores of the sections that one way of meeting a word finds, and the terms that were met. */
export type Scores = Map<number, {score: number; terms: string[]}>;

/** Looks a variant up in all fields. */
export function scoresOf(variant: Variant, index: Index, isOnlyNames: boolean): Scores {
  const scores: Scores = new Map();
  for (const [term, nearness] of termsMeeting(variant, index)) {
    scoresOfTerm(term, index, isOnlyNames).forEach((score, section) => {
      const entry = scores.get(section) ?? {score: 0, terms: []};
      scores.set(section, entry);
      // Several words that begin alike are still one answer to one word.
      entry.score = Math.max(entry.score, variant.weight * nearness * score);
      entry.terms.push(term);
    });
  }
  return scores;
}

/** The sum of what a term is worth in each field of a section. */
function scoresOfTerm(term: string, index: Index, isOnlyNames: boolean): Map<number, number> {
  const sums = new Map<number, number>();
  index.postingsOf(term).forEach((postings, field) => {
    const {boost, ...rest} = fields[field]!;
    const worth = isOnlyNames && 'boostForNames' in rest ? rest.boostForNames : boost;
    const rarity = Math.log(1 + (index.sections.length - postings.length + 0.5) / (postings.length + 0.5));
    for (const [section, count] of postings) {
      const held = bm25.saturation * (1 - bm25.length + bm25.length * index.relativeLength(field, section));
      const frequency = bm25.least + (count * (bm25.saturation + 1)) / (count + held);
      sums.set(section, (sums.get(section) ?? 0) + worth * rarity * frequency);
    }
  });
  return sums;
}

/** Terms of the index that a variant means, and how near each is, from 0 to 1. */
function termsMeeting({term, how, slips = 1}: Variant, index: Index): [term: string, nearness: number][] {
  if (how === 'exact') {
    return index.has(term) ? [[term, 1]] : [];
  }
  if (how === 'prefix') {
    return index
      .termsFrom(term)
      .filter((longer) => longer !== term)
      .map((longer) => [longer, (0.4 * term.length) / longer.length]);
  }
  return index.termsLike(term, slips).map((like) => [like, 1 - distance(term, like) / term.length]);
}
