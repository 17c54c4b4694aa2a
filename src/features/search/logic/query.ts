import {synonyms} from './synonyms';
import {piecesOf, squeeze, stem, type Piece} from './words';

/** One way in which a part of the query may be met. */
export type Variant = {
  term: string;
  /** How much a hit counts, from 0 to 1. */
  weight: number;
  how: 'exact' | 'prefix' | 'fuzzy';
  /** Letters that may differ, where it is met by a similar word. */
  slips?: number;
};

/** A part of the query: a word, a name, or words that are a name together. */
export type Unit = {
  variants: Variant[];
  isName: boolean;
  /** Adds to the score, but need not be met. */
  isBonus?: true;
};

/** The word that the docs use for a term of the index. */
const ownWords = new Map(
  synonyms.flatMap(([own = '', ...others]) => others.map((word) => [stem(word), stem(own)] as const)),
);

/** The terms of a text, each as the docs would say it. */
export function meaningOf(text: string): Set<string> {
  return new Set(piecesOf(text).map(({terms: [term = '']}) => ownWords.get(term) ?? term));
}

/** How much two texts mean the same, from 0 to 1. */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((term) => other.has(term)).length;
  return common === 0 ? 0 : common / Math.sqrt(one.size * other.size);
}

/** What a query needs to know of the index. */
export type Dictionary = {
  has: (term: string) => boolean;
  hasPrefix: (start: string) => boolean;
  /** Names of settings, options, files and commands, squeezed. */
  isName: (squeezed: string) => boolean;
};

/** The names of the programs are in every sentence, so they only decide between what matches otherwise. */
const programs = new Set(['csf', 'lfd']);

/** Longest run of words that may be one name, as in `lf trigger perm`. */
const longestName = 4;

/** Weights of a word's synonyms, and of the word itself where the docs use another one. */
const weights = new Map<string, Map<string, number>>();
for (const group of synonyms) {
  const [own = '', ...others] = group.map(stem);
  for (const word of [own, ...others]) {
    const all = weights.get(word) ?? weights.set(word, new Map()).get(word)!;
    // Where the docs say "block", the few places that say "ban" are seldom the answer to "ban".
    [own, ...others].forEach((other, index) =>
      all.set(other, Math.max(all.get(other) ?? 0, index === 0 ? 1 : other === word ? 0.8 : 0.35)),
    );
  }
}

/** Says in which ways the words of a query may be met by the index. */
export function unitsOf(query: string, dictionary: Dictionary): Unit[] {
  const pieces = piecesOf(query);
  // Words around a name make it a question, which a guide answers better than a list of names.
  const isQuestion = query.trim().split(/\s+/).length > pieces.length;
  const units = pieces.map((piece, index) => ({
    ...unitOf(piece, index === pieces.length - 1, dictionary),
    ...(pieces.length > 1 && (programs.has(piece.text) || isUnfinished(piece, index === pieces.length - 1))
      ? {isBonus: true as const, isName: true}
      : {}),
    ...(isQuestion ? {isName: false} : {}),
  }));
  // A query that is one name, however it was written, asks for that and nothing else.
  const whole = squeeze(query.toLowerCase());
  return dictionary.isName(whole) && !/(^|\s)-/.test(query)
    ? [
        ...units.map((unit) => ({...unit, isName: true})),
        {variants: [{term: whole, weight: 6, how: 'exact'}], isName: true, isBonus: true},
      ]
    : [...units, ...namesOfSeveralWords(query, dictionary)];
}

/** Two letters at the end may become any word. */
function isUnfinished({text}: Piece, isLast: boolean): boolean {
  return isLast && text.length <= 2 && /^\p{L}+$/u.test(text) && text !== 'ip';
}

function unitOf({text, terms, isName}: Piece, isLast: boolean, dictionary: Dictionary): Unit {
  const variants: Variant[] = [];
  const add = (term: string, weight: number, how: Variant['how']): void => {
    variants.push({term, weight, how});
  };
  if (isName) {
    terms.forEach((term, index) => add(term, [1, 0.8][index] ?? 0.4 / terms.length, 'exact'));
    if (!terms.slice(0, 2).some(dictionary.has) && dictionary.hasPrefix(terms[0]!)) {
      add(terms[0]!, 0.7, 'prefix');
    }
    return {variants, isName};
  }
  const [word = text] = terms;
  (weights.get(word) ?? new Map([[word, 1]])).forEach((weight, term) => add(term, weight, 'exact'));
  if (text.length > 2 || isLast) {
    add(text, isLast ? 0.7 : 0.4, 'prefix');
  }
  if (!dictionary.has(word) && !dictionary.hasPrefix(text)) {
    if (text.length > 4) {
      variants.push({term: word, weight: 0.9, how: 'fuzzy', slips: text.length > 6 ? 2 : 1});
    }
    // The beginning of a form that its stem does not begin with, such as "blockin".
    const start = [1, 2, 3]
      .map((cut) => text.slice(0, -cut))
      .find((part) => part.length > 3 && dictionary.has(stem(part)));
    if (start !== undefined) {
      add(stem(start), 0.8, 'exact');
    }
  }
  return {variants, isName: dictionary.isName(squeeze(text))};
}

/** Words that are a name when written together: `lf sshd`, `ct limit`, `port flood`. */
function namesOfSeveralWords(query: string, {isName}: Dictionary): Unit[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word && !word.startsWith('-'));
  const units: Unit[] = [];
  for (let length = 1; length <= longestName; length++) {
    for (let at = 0; at + length <= words.length; at++) {
      const name = squeeze(words.slice(at, at + length).join(''));
      if (name.length > 3 && isName(name)) {
        units.push({variants: [{term: name, weight: 1, how: 'exact'}], isName: true, isBonus: true});
      }
    }
  }
  return units;
}
