import {memoize} from '../../../lib/memoize';
import {isFiller, isSentence} from './sentence';
import {synonyms} from './synonyms';
import {weights} from './weights';
import {piecesOf, squeeze, stem, type Piece} from './words';

/** One way to match a part of the query. */
export type Variant = {
  term: string;
  /** How much a hit counts, from 0 to 1. */
  weight: number;
  how: 'exact' | 'prefix';
};

/** A part of the query: a word, a name, or words that form a name together. */
export type Unit = {
  variants: Variant[];
  /** How much of the query's meaning it carries. */
  weight: number;
  /** How much it says about what is asked for, whether or not the index has it. */
  information: number;
  /** Whether no variant is the word itself, only a part of a name that the index does not have. */
  isUnknown?: boolean;
  /** Adds to the score, but is not required. */
  isBonus?: true;
};

/** A word and its regular forms. A stem would not do: "customers" and "custom" have the same. */
function formsOf(word: string): string[] {
  const open = word.replace(/e$/, '');
  return [
    word,
    ...['s', 'es', 'ed', 'ing', `${word.at(-1)}ed`, `${word.at(-1)}ing`].map(
      (end) => `${/^s$/.test(end) ? word : open}${end}`,
    ),
  ];
}

/** The terms of a text, in the words of the docs. */
export function meaningOf(text: string): Set<string> {
  const ownTerm = (word: string): string | undefined =>
    [...(termsFor.get(word) ?? [])].find(([, place]) => place === 0)?.[0];
  return new Set(piecesOf(text).map(({text: word, terms: [term = '']}) => ownTerm(word) ?? term));
}

/** How much of a question's meaning a heading with the same question may lack, and the other way round. */
const mostMissing = 0.05;

/**
 * Whether a question means the same as a heading: it has everything that the heading says, and nothing that is missing
 * from both heading and title.
 */
export function isSureOf(
  question: ReadonlySet<string>,
  heading: ReadonlySet<string>,
  title: ReadonlySet<string>,
  rarity: Dictionary['rarity'],
): boolean {
  const weigh = (terms: Iterable<string>): number =>
    [...terms].reduce((sum, term) => sum + (saysNothing(term) ? 0 : rarity(term)), 0);
  const lacking = weigh([...heading].filter((term) => !question.has(term)));
  const more = weigh([...question].filter((term) => !heading.has(term) && !title.has(term)));
  const common = [...heading].filter((term) => question.has(term) && !saysNothing(term));
  // Many questions share one word, so the title's words must be there too.
  const isTelling = common.length > 1 || [...title].every((term) => question.has(term));
  return (
    common.length > 0 && isTelling && lacking <= mostMissing * weigh(heading) && more <= mostMissing * weigh(question)
  );
}

/** Whether a term can be in any question about the product. */
function saysNothing(term: string): boolean {
  return isFiller(term) || programs.has(term);
}

/** What a query needs to know about the index. */
export type Dictionary = {
  has: (term: string) => boolean;
  hasPrefix: (start: string) => boolean;
  /** The ordinary words, as the index writes them, and their terms. */
  spellings: () => ReadonlyMap<string, string>;
  /** Names of settings, options, files and commands, with and without separators. */
  names: () => Iterable<string>;
  /** Whether there is such a name, without separators. */
  isName: (squeezed: string) => boolean;
  /** How much a term says about the text it is in: little for a word of every page. */
  rarity: (term: string) => number;
};

/** The programs' names are in every sentence, so they only decide between sections that match otherwise. */
const programs = new Set(['csf', 'lfd']);

/** Longest run of words that may be one name, as in `lf trigger perm`. */
const longestName = 4;

/** The terms for each form of a word: 0 is the docs' own, 1 the word itself if the docs use another, 2 any other. */
const termsFor = new Map<string, Map<string, number>>();
for (const group of synonyms) {
  for (const word of group) {
    for (const form of formsOf(word)) {
      const terms = memoize(termsFor, form, () => new Map<string, number>());
      group.forEach((other, place) => {
        const term = stem(other);
        terms.set(term, Math.min(terms.get(term) ?? 2, place === 0 ? 0 : other === word ? 1 : 2));
      });
    }
  }
}

/** The terms that a word stands for, with their weights. */
function weightsOf(text: string): ReadonlyMap<string, number> {
  const {typed, synonym} = weights.word;
  const terms = termsFor.get(text) ?? new Map([[stem(text), 0]]);
  return new Map([...terms].map(([term, role]) => [term, [1, typed, synonym][role]!]));
}

/** Returns the ways in which the index can match the words of a query. */
export function unitsOf(query: string, dictionary: Dictionary): Unit[] {
  const isOfSentence = isSentence(query);
  const pieces = piecesOf(query);
  const whole = squeeze(query.toLowerCase());
  const units = pieces.map((piece, index) => ({
    variants: variantsOf(piece, index === pieces.length - 1, dictionary),
    weight: isOfSentence ? weightOfPiece(piece, dictionary) : 1,
    ...informationOf(piece, dictionary),
    ...(pieces.length > 1 && (programs.has(piece.text) || isUnfinished(piece, index === pieces.length - 1))
      ? {isBonus: true as const, information: 0}
      : {}),
  }));
  // A query that is a single name, in any spelling, asks only for that.
  return dictionary.isName(whole) && !/(^|\s)-/.test(query)
    ? [
        ...units.map((unit) => ({...unit, information: 0})),
        {
          variants: [{term: whole, weight: weights.word.wholeName, how: 'exact'}],
          weight: 1,
          information: 0,
          isBonus: true,
        },
      ]
    : [...units, ...namesOfSeveralWords(query, dictionary)];
}

function informationOf({text, terms, isName}: Piece, dictionary: Dictionary): Pick<Unit, 'information' | 'isUnknown'> {
  const known = isName ? terms.slice(0, 2).filter(dictionary.has) : [...weightsOf(text).keys()].filter(dictionary.has);
  const isUnknown = known.length === 0 && !dictionary.hasPrefix(text);
  const information = known.length > 0 ? Math.min(...known.map(dictionary.rarity)) : weights.word.unknown;
  return {information: saysNothing(text) ? weights.word.filler : information, isUnknown};
}

/** The longest word of a query that the index does not have, in any form or by any other name. */
export function unknownWord(query: string, dictionary: Dictionary): string | undefined {
  return piecesOf(query)
    .filter((piece) => informationOf(piece, dictionary).isUnknown)
    .map(({text}) => text)
    .sort((one, other) => other.length - one.length)[0];
}

/** Two letters at the end could become any word. */
function isUnfinished({text}: Piece, isLast: boolean): boolean {
  return isLast && text.length <= 2 && /^\p{L}+$/u.test(text) && text !== 'ip';
}

/** In a sentence, rare words say what it is about. A word that the docs do not have says nothing. */
function weightOfPiece({text, terms: [term = text], isName}: Piece, dictionary: Dictionary): number {
  if (isFiller(text)) {
    return weights.word.filler;
  }
  const known = [...(isName ? [[term, 1] as const] : weightsOf(text))]
    .filter(([, weight]) => weight === 1)
    .map(([word]) => word);
  return isName ? 1 : Math.sqrt(Math.min(...known.map(dictionary.rarity)) / weights.word.common);
}

function variantsOf({text, terms, isName}: Piece, isLast: boolean, dictionary: Dictionary): Variant[] {
  const variants: Variant[] = [];
  const add = (term: string, weight: number, how: Variant['how']): void => {
    variants.push({term, weight, how});
  };
  if (text.endsWith('_') && dictionary.hasPrefix(text)) {
    return [{term: text, weight: 1, how: 'prefix'}];
  }
  if (isName) {
    terms.forEach((term, index) =>
      add(term, [1, weights.word.squeezed][index] ?? weights.word.parts / terms.length, 'exact'),
    );
    if (!terms.slice(0, 2).some(dictionary.has) && dictionary.hasPrefix(terms[0]!)) {
      add(terms[0]!, weights.word.prefix, 'prefix');
    }
    return variants;
  }
  weightsOf(text).forEach((weight, term) => add(term, weight, 'exact'));
  // Only the last word may be unfinished.
  if (isLast) {
    add(text, weights.word.prefix, 'prefix');
  }
  return variants;
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
        units.push({
          variants: [{term: name, weight: 1, how: 'exact'}],
          weight: 1,
          information: 0,
          isBonus: true,
        });
      }
    }
  }
  return units;
}
