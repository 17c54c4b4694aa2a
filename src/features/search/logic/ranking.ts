import {memoize} from '../../../lib/memoize';
import {oppositeOf} from './direction';
import {meaningOf, unitsOf, type Unit} from './query';
import {wordsOf} from './particulars';
import {createQuotes} from './quotes';
import {repairQuery} from './repair';
import {isSentence} from './sentence';
import {headingOf} from './record';
import type {OpenIndex, Section} from './searchIndex';
import {weights} from './weights';

/** A section that a query found, with the matching terms of the index. */
export type Found = Section & {
  section: number;
  score: number;
  terms: Set<string>;
  /** How much of the query its page has, plus how similar one of its headings is; from 0 to 2. */
  coverage: number;
};

type Asked = {
  /** Whether to search the words as they are typed, without a repair. */
  asTyped?: boolean;
  /** Path and anchor of the section that a tool names for the text. */
  section?: string;
};

/** A section with the indexes of the query's units that it matches. */
type Entry = Found & {
  met: Set<number>;
  /** Place among the sections of its page; 0 for the part before the first heading. */
  place: number;
  /** Whether its heading has all that was asked. */
  isAsked: boolean;
};

/**
 * Finds the sections for a query, best first. MiniSearch scores how well a section matches each word with BM25+, and
 * the rank of a section follows from these scores and the weights.
 */
export function createRanking(index: OpenIndex): (query: string, asked?: Asked) => Found[] {
  const {dictionary} = index;
  const quotedIn = createQuotes(index.sections);
  const likenessTo = createLikeness(index.sections);

  return (query, {asTyped = false, section} = {}) => {
    const words = asTyped ? wordsOf(query) : repairQuery(wordsOf(query), dictionary);
    const isOfSentence = isSentence(words);
    const meaning = meaningOf(words);
    const units = unitsOf(words, dictionary);
    const quoted = quotedIn(query);
    // What a tool says of a message has the cause that this section names, so it comes before any heading.
    const named = section === undefined ? -1 : index.sections.findIndex(({record}) => record.url.endsWith(section));
    if (named >= 0) {
      quoted.set(named, Infinity);
    }
    const entries = new Map([...quoted.keys()].map((section) => [section, entryOf(section, index)]));
    units.forEach((unit, number) => collect(unit, number, index, entries));
    const found = [...entries.values()];
    const isOpposite = oppositeOf(words);
    const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, number) => all + units[number]!.weight, 0);
    const asked = sum([...units.keys()].filter((number) => !units[number]!.isBonus)) || 1;
    const metByPage = new Map<number, Set<number>>();
    for (const {page, met} of found) {
      const ofPage = memoize(metByPage, page, () => new Set<number>());
      met.forEach((number) => ofPage.add(number));
    }
    const saidBy = (numbers: Iterable<number>) =>
      [...numbers].reduce((all, number) => all + (units[number]!.isUnknown ? 0 : units[number]!.information), 0);
    const saidInAll = units.reduce((all, {information}) => all + information, 0);
    const byPage = new Map(
      [...metByPage].map(([page, met]) => [
        page,
        {coverage: saidInAll > 0 ? saidBy(met) / saidInAll : 1, ofPage: sum(met) / asked},
      ]),
    );
    const {likest, asked: inHeading} = likenessTo(meaning);
    const {section: count} = weights;
    for (const entry of found) {
      const alike = likest.get(entry.section) ?? 0;
      const {coverage = 0, ofPage = 0} = byPage.get(entry.page) ?? {};
      entry.coverage = quoted.has(entry.section) ? 2 : coverage + alike;
      entry.isAsked = inHeading.has(entry.section);
      const ofSection = sum(entry.met) / asked;
      entry.score *=
        // A heading that says what was asked is several times as good as one that does not. Of a sentence, which has
        // more words than any heading, less has to be in it; where all is, somebody typed a heading that they know.
        (isOfSentence
          ? 1 + count.likeSentence * alike ** count.powerOfSentence + count.sameSentence * alike ** 12
          : 1 + count.likeWords * alike ** count.powerOfWords) *
        (isOpposite?.(headingOf(entry.record)) ? count.opposite : 1) *
        // Half of the words are much less than half of an answer, but more if the page has the other half.
        (count.least + ofSection ** count.power) *
        (1 - count.page + count.page * ofPage ** 2) *
        entry.rank;
    }
    const length = ({section}: Found): number => quoted.get(section) ?? 0;
    return raisePages(found.sort(byScore)).sort((a, b) => length(b) - length(a));
  };
}

/** A heading, a keyword or a question of a section. */
type Phrase = {section: number; terms: ReadonlySet<string>; isHeading: boolean};

/**
 * Compares what was asked with all headings, keywords and questions: how similar the likest one of each section is, from
 * 0 to 1, and which headings have all that was asked. The first query makes the list, by terms.
 */
function createLikeness(sections: readonly Section[]) {
  const phrases = new Map<string, Phrase[]>();
  function read(): void {
    sections.forEach(({record, questions = []}, section) =>
      [headingOf(record), ...(record.keywords ?? []), ...questions].forEach((text, place) => {
        const phrase = {section, terms: meaningOf(text), isHeading: place === 0};
        phrase.terms.forEach((term) => memoize(phrases, term, (): Phrase[] => []).push(phrase));
      }),
    );
  }
  return (meaning: ReadonlySet<string>): {likest: Map<number, number>; asked: Set<number>} => {
    if (phrases.size === 0) {
      read();
    }
    const common = new Map<Phrase, number>();
    meaning.forEach((term) =>
      phrases.get(term)?.forEach((phrase) => common.set(phrase, (common.get(phrase) ?? 0) + 1)),
    );
    const likest = new Map<number, number>();
    const asked = new Set<number>();
    for (const [{section, terms, isHeading}, count] of common) {
      likest.set(section, Math.max(likest.get(section) ?? 0, count / Math.sqrt(meaning.size * terms.size)));
      if (isHeading && count === meaning.size) {
        asked.add(section);
      }
    }
    return {likest, asked};
  };
}

function entryOf(section: number, {sections, firstSections}: OpenIndex): Entry {
  return {
    ...sections[section]!,
    section,
    score: 0,
    terms: new Set(),
    coverage: 0,
    met: new Set(),
    place: section - firstSections[sections[section]!.page]!,
    isAsked: false,
  };
}

/** Adds the score of one unit of the query to every section that it matches: the best of its variants. */
function collect(unit: Unit, number: number, index: OpenIndex, entries: Map<number, Entry>): void {
  const best = new Map<number, number>();
  for (const variant of unit.variants) {
    for (const {section: id, score, terms} of index.search(variant.term, {
      prefix: variant.how === 'prefix',
      boost: weights.field,
    })) {
      const entry = memoize(entries, id, () => entryOf(id, index));
      terms.forEach((term) => entry.terms.add(term));
      best.set(id, Math.max(best.get(id) ?? 0, variant.weight * score));
    }
  }
  best.forEach((score, section) => {
    const entry = entries.get(section)!;
    entry.score += unit.weight * (unit.isBonus ? score * weights.word.optional : score);
    if (!unit.isBonus) {
      entry.met.add(number);
    }
  });
}

/**
 * Raises pages that match in several sections, and puts the section that answers before the top of its page, which has
 * the keywords of all.
 */
function raisePages(found: Entry[]): Found[] {
  const byPage = new Map<number, Entry[]>();
  found.forEach((entry) => memoize(byPage, entry.page, (): Entry[] => []).push(entry));
  for (const entries of byPage.values()) {
    const [first = 0, ...others] = entries.map(({score}) => score);
    const raised = others
      .slice(0, 4)
      .reduce((sum, score, place) => sum + score * weights.page.more ** (place + 1), first);
    const scores = [raised, ...others];
    const coverage = Math.max(...entries.map((entry) => entry.coverage));
    entries.sort((a, b) => withinPage(b) - withinPage(a));
    entries.forEach((entry, place) => Object.assign(entry, {score: scores[place], coverage}));
  }
  return found.sort(byScore);
}

/** The score of a section beside others of its page. The first ones of a guide answer what most people ask. */
function withinPage({score, place, isAsked, record: {kind}}: Entry): number {
  if (place === 0) {
    return isAsked ? score : score * weights.section.top;
  }
  return kind === 'docs' ? score * (1 + weights.section.first / place) : score;
}

function byScore(a: Found, b: Found): number {
  return b.score - a.score || a.section - b.section;
}
