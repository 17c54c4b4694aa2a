import {memoize} from '../../../lib/memoize';
import {oppositeOf} from './direction';
import {meaningOf, unitsOf, type Unit} from './query';
import {wordsOf} from './particulars';
import {createQuotes} from './quotes';
import {repairQuery} from './repair';
import {inOurWords, isSentence} from './sentence';
import {headingOf} from './record';
import type {Field, OpenIndex, Section} from './searchIndex';

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

/** Weight of each field. */
const boost: Record<Field, number> = {
  name: 2,
  title: 3,
  keywords: 3,
  questions: 2,
  heading: 3.5,
  above: 1,
  page: 0.5,
  content: 1,
};

/** Weight of an optional unit. */
const bonusWeight = 0.8;

/**
 * Finds the sections for a query, best first. MiniSearch scores how well a section matches each word with BM25+, and
 * the rank of a section follows from these scores. The constants were tuned with the queries of `relevance.yml`;
 * `npm run measure search` shows the effect of a change.
 */
export function createRanking(index: OpenIndex): (query: string, asked?: Asked) => Found[] {
  const {dictionary} = index;
  const quotedIn = createQuotes(index.sections);
  const likenessTo = createLikeness(index.sections);

  return (query, {asTyped = false, section} = {}) => {
    const words = asTyped ? wordsOf(query) : repairQuery(wordsOf(query), dictionary);
    const isOfSentence = isSentence(words);
    const meaning = meaningOf(isOfSentence ? inOurWords(words) : words);
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
    for (const entry of found) {
      const alike = likest.get(entry.section) ?? 0;
      const {coverage = 0, ofPage = 0} = byPage.get(entry.page) ?? {};
      entry.coverage = quoted.has(entry.section) ? 2 : coverage + alike;
      entry.isAsked = inHeading.has(entry.section);
      const ofSection = sum(entry.met) / asked;
      entry.score *=
        // A heading that says what was asked is several times as good as one that does not. Of a sentence, which has
        // more words than any heading, less has to be in it; where all is, somebody typed a heading that they know.
        (isOfSentence ? 1 + 5 * alike ** 1.5 + 3 * alike ** 12 : 1 + 3 * alike ** 2) *
        (isOpposite?.(headingOf(entry.record)) ? 0.2 : 1) *
        // Half of the words are much less than half of an answer, but more if the page has the other half.
        (0.15 + ofSection ** 2) *
        (0.5 + 0.5 * ofPage ** 2) *
        entry.rank;
    }
    const length = ({section}: Found): number => quoted.get(section) ?? 0;
    return spread(found.sort(byScore)).sort((a, b) => length(b) - length(a));
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
      boost,
    })) {
      const entry = memoize(entries, id, () => entryOf(id, index));
      terms.forEach((term) => entry.terms.add(term));
      best.set(id, Math.max(best.get(id) ?? 0, variant.weight * score));
    }
  }
  best.forEach((score, section) => {
    const entry = entries.get(section)!;
    entry.score += unit.weight * (unit.isBonus ? score * bonusWeight : score);
    if (!unit.isBonus) {
      entry.met.add(number);
    }
  });
}

/** What the top of a page counts beside its sections, unless its title says what was asked. */
const topWeight = 0.2;

/**
 * Raises pages that match in several sections, mixes other pages between the sections of one page, and puts the section
 * that answers before the top of its page, which has the keywords of all.
 */
function spread(found: Entry[]): Found[] {
  const byPage = new Map<number, Entry[]>();
  for (const entry of found) {
    const entries = byPage.get(entry.page) ?? [];
    byPage.set(entry.page, entries);
    entries.push(entry);
  }
  for (const entries of byPage.values()) {
    const [first = 0, ...others] = entries.map(({score}) => score);
    const scores = [
      others.slice(0, 4).reduce((sum, score, place) => sum + score * 0.25 ** (place + 1), first),
      ...others.map((score, place) => score * 0.75 ** (place + 1)),
    ];
    entries.sort((a, b) => withinPage(b) - withinPage(a));
    const coverage = Math.max(...entries.map((entry) => entry.coverage));
    entries.forEach((entry, place) => {
      entry.score = scores[place]!;
      entry.coverage = coverage;
    });
  }
  return found.sort(byScore);
}

/** The score of a section beside others of its page. The first ones of a guide answer what most people ask. */
function withinPage({score, place, isAsked, record: {kind}}: Entry): number {
  if (place === 0) {
    return isAsked ? score : score * topWeight;
  }
  return kind === 'docs' ? score * (1 + 1 / place) : score;
}

function byScore(a: Found, b: Found): number {
  return b.score - a.score || a.section - b.section;
}
