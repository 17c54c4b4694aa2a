import {memoize} from '../../../lib/memoize';
import {inOurWords, isFiller, isSentence} from './sentence';
import {synonyms} from './synonyms';
import {piecesOf, runsOf, squeeze, stem, type Piece} from './words';

/** One way to match a part of the query. */
export type Variant = {
  term: string;
  /** How much a hit counts, from 0 to 1. */
  weight: number;
  /** Whether the term is the beginning of a word. */
  isPrefix?: true;
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
  return new Set(piecesOf(text).map(({text: word, terms: [term = '']}) => ownTerms(word).at(-1) ?? term));
}

/** The terms of a text that say what it is about. */
export function subjectOf(text: string): string[] {
  return [...meaningOf(text)].filter((term) => !saysNothing(term));
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
  spellings: ReadonlyMap<string, string>;
  /** Names of settings, options, files and commands, with and without separators. */
  names: ReadonlySet<string>;
  /** How much a term says about the text it is in: little for a word of every page. */
  rarity: (term: string) => number;
};

/** The programs' names are in every sentence, so they only decide between sections that match otherwise. */
const programs = new Set(['csf', 'lfd']);

/** Weight of a word that says nothing about the subject. */
const fillerWeight = 0.3;

/** Rarity of a word of one section in fifty. */
const commonRarity = 4;

/** Longest run of words that may be one name, as in `lf trigger perm`. */
const longestName = 4;

/** Weight of what is not required. */
const bonusWeight = 0.8;

/** Weight of a synonym that is neither the word itself nor the docs' word. */
const otherWord = 0.35;

/** Weights of the terms for each form of a word, and of the word itself if the docs use another one. */
const weights = new Map<string, Map<string, number>>();
for (const group of synonyms) {
  for (const word of group) {
    for (const form of formsOf(word)) {
      const all = memoize(weights, form, () => new Map<string, number>());
      // Where the docs say "block", the few places that say "ban" are seldom the answer to "ban".
      group.forEach((other, index) => {
        const term = stem(other);
        all.set(term, Math.max(all.get(term) ?? 0, index === 0 ? 1 : other === word ? 0.8 : otherWord));
      });
    }
  }
}

/** The docs' own words, as terms, for a word of the synonyms: several if it is in several groups. */
function ownTerms(word: string): string[] {
  return [...(weights.get(word) ?? [])].filter(([, weight]) => weight === 1).map(([term]) => term);
}

/** The terms that a word stands for, with their weights. */
function weightsOf(text: string): ReadonlyMap<string, number> {
  return weights.get(text) ?? new Map([[stem(text), 1]]);
}

/** Returns the ways in which the index can match the words of a query. */
export function unitsOf(query: string, dictionary: Dictionary): Unit[] {
  const isOfSentence = isSentence(query);
  const pieces = piecesOf(isOfSentence ? inOurWords(query) : query);
  const whole = squeeze(query.toLowerCase());
  const units = pieces.map((piece, index) => {
    const isLast = index === pieces.length - 1;
    const unit = {
      variants: variantsOf(piece, isLast, dictionary),
      weight: isOfSentence ? weightOfPiece(piece, dictionary) : 1,
      ...informationOf(piece, dictionary),
    };
    return pieces.length > 1 && (programs.has(piece.text) || isUnfinished(piece, isLast))
      ? {...unit, ...bonus, weight: unit.weight * bonusWeight}
      : unit;
  });
  // A query that is a single name, in any spelling, asks only for that.
  return dictionary.names.has(whole) && !/(^|\s)-/.test(query)
    ? [...units.map((unit) => ({...unit, information: 0})), nameUnit(whole, 6)]
    : [...units, ...namesOfSeveralWords(query, dictionary)];
}

const bonus = {isBonus: true, information: 0} as const;

/** A name that counts beside the words. */
function nameUnit(term: string, weight = 1): Unit {
  return {variants: [{term, weight}], weight: bonusWeight, ...bonus};
}

/** Information of a word that the index does not have: as much as that of a word of one section in a thousand. */
const unknownInformation = 7;

function informationOf({text, terms, isName}: Piece, dictionary: Dictionary): Pick<Unit, 'information' | 'isUnknown'> {
  const known = isName ? terms.slice(0, 2).filter(dictionary.has) : [...weightsOf(text).keys()].filter(dictionary.has);
  const isUnknown = known.length === 0 && !dictionary.hasPrefix(text);
  const information = known.length > 0 ? Math.min(...known.map(dictionary.rarity)) : unknownInformation;
  return {information: saysNothing(text) ? fillerWeight : information, isUnknown};
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
    return fillerWeight;
  }
  const own = ownTerms(text);
  const rarities = (own.length > 0 ? own : [term]).map(dictionary.rarity);
  return isName ? 1 : Math.sqrt(Math.min(...rarities) / commonRarity);
}

function variantsOf({text, terms, isName}: Piece, isLast: boolean, dictionary: Dictionary): Variant[] {
  const beginning = (term: string): Variant => ({term, weight: 0.7, isPrefix: true});
  if (text.endsWith('_') && dictionary.hasPrefix(text)) {
    return [beginning(text)];
  }
  if (isName) {
    const isUnfinishedName = !terms.slice(0, 2).some(dictionary.has) && dictionary.hasPrefix(terms[0]!);
    return [
      ...terms.map((term, index) => ({term, weight: [1, 0.8][index] ?? 0.4 / terms.length})),
      ...(isUnfinishedName ? [beginning(terms[0]!)] : []),
    ];
  }
  const words = [...weightsOf(text)].map(([term, weight]) => ({term, weight}));
  // Only the last word may be unfinished.
  return isLast ? [...words, beginning(text)] : words;
}

/** Words that are a name when written together: `lf sshd`, `ct limit`, `port flood`. */
function namesOfSeveralWords(query: string, {names}: Dictionary): Unit[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word && !word.startsWith('-'));
  return runsOf(words, longestName)
    .map(({run}) => squeeze(run.join('')))
    .filter((name) => name.length > 3 && names.has(name))
    .map((name) => nameUnit(name));
}
