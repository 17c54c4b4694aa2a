import {memoize} from '../../../lib/memoize';
import {oppositeOf, endingUnasked} from './direction';
import {meaningOf, subjectOf, unitsOf, type Unit} from './query';
import {createQuotes} from './quotes';
import {inOurWords, isSentence} from './sentence';
import {headingOf} from './record';
import type {OpenIndex, Section} from './searchIndex';

/** A section that a query found, with the matching terms of the index. */
export type Found = Section & {
  section: number;
  score: number;
  terms: Set<string>;
  /** How much of the query its page has, plus how similar one of its headings is; from 0 to 2. */
  coverage: number;
};

/** A section with the units of the query that it matches. */
type Entry = Found & {
  met: Set<Unit>;
  /** Place among the sections of its page; 0 for the part before the first heading. */
  place: number;
  /** Whether its heading has all that was asked. */
  isAsked: boolean;
};

/**
 * Finds the sections for the words of a query, best first. MiniSearch scores how well a section matches each word with
 * BM25+, and the rank of a section follows from these scores. The constants were tuned with the queries of
 * `relevance.yml`; `npm run measure search` shows the effect of a change.
 * The second argument is the path and anchor of the section that a tool names for the text.
 */
export function createRanking(index: OpenIndex): (words: string, named?: string) => Found[] {
  const {dictionary} = index;
  const quotedIn = createQuotes(index.sections);
  const likenessTo = createLikeness(index.sections);
  const others = index.firstSections.map((first) => otherPrograms(index.sections[first]!));

  return (words, named) => {
    const isOfSentence = isSentence(words);
    const meaning = meaningOf(isOfSentence ? inOurWords(words) : words);
    const units = unitsOf(words, dictionary);
    const quoted = quotedIn(words);
    // What a tool says of a message has the cause that this section names, so it comes before any heading.
    const first = named === undefined ? -1 : index.sections.findIndex(({record}) => record.url.endsWith(named));
    if (first >= 0) {
      quoted.set(first, Infinity);
    }
    const entries = new Map([...quoted.keys()].map((section) => [section, entryOf(section, index)]));
    units.forEach((unit) => collect(unit, index, entries));
    const found = [...entries.values()];
    const isOpposite = oppositeOf(words);
    const isEnding = endingUnasked(words);
    const metByPage = new Map<number, Set<Unit>>();
    for (const {page, met} of found) {
      const ofPage = memoize(metByPage, page, () => new Set<Unit>());
      met.forEach((unit) => ofPage.add(unit));
    }
    const asked = weightOf(units.filter(({isBonus}) => !isBonus)) || 1;
    const said = sumOf(units, ({information}) => information);
    const {likest, asked: inHeading} = likenessTo(meaning);
    for (const entry of found) {
      const alike = likest.get(entry.section) ?? 0;
      const met = metByPage.get(entry.page)!;
      const known = sumOf(met, ({information, isUnknown}) => (isUnknown ? 0 : information));
      entry.coverage = quoted.has(entry.section) ? 2 : (said > 0 ? known / said : 1) + alike;
      entry.isAsked = inHeading.has(entry.section);
      const ofSection = weightOf(entry.met) / asked;
      const ofPage = weightOf(met) / asked;
      entry.score *=
        // A heading that says what was asked is several times as good as one that does not. Of a sentence, which has
        // more words than any heading, less has to be in it; where all is, somebody typed a heading that they know.
        (isOfSentence ? 1 + 5 * alike ** 1.5 + 3 * alike ** 12 : 1 + 3 * alike ** 2) *
        (isOpposite?.(headingOf(entry.record)) ? 0.2 : 1) *
        (isEnding?.(headingOf(entry.record)) ? 0.6 : 1) *
        // Who doesn't name the other program doesn't have it.
        (others[entry.page]?.every((term) => !meaning.has(term)) ? 0.5 : 1) *
        // Half of the words are much less than half of an answer, but more if the page has the other half.
        (0.15 + ofSection ** 2) *
        (0.5 + 0.5 * ofPage ** 2) *
        entry.rank;
    }
    const length = ({section}: Found): number => quoted.get(section) ?? 0;
    return spread(found.sort(byScore)).sort((a, b) => length(b) - length(a));
  };
}

/** What the title of a page about csf beside another program names; undefined for other pages. */
function otherPrograms({record}: Section): readonly string[] | undefined {
  return isBesideOthers(record) ? subjectOf(record.hierarchy.lvl1 ?? '') : undefined;
}

function isBesideOthers({url}: Section['record']): boolean {
  return /\/docs\/with\//.test(url);
}

function sumOf<Item>(items: Iterable<Item>, numberOf: (item: Item) => number): number {
  return [...items].reduce((sum, item) => sum + numberOf(item), 0);
}

function weightOf(units: Iterable<Unit>): number {
  return sumOf(units, ({weight}) => weight);
}

/** A heading, a keyword or a question of a section. */
type Phrase = {section: number; terms: ReadonlySet<string>; isHeading: boolean};

/**
 * Compares what was asked with all headings, keywords and questions: how similar the likest one of each section is, from
 * 0 to 1, and which headings have all that was asked.
 */
function createLikeness(sections: readonly Section[]) {
  const phrases = new Map<string, Phrase[]>();
  sections.forEach(({record, questions = []}, section) =>
    [headingOf(record), ...(record.keywords ?? []), ...questions].forEach((text, place) => {
      const phrase = {section, terms: meaningOf(text), isHeading: place === 0};
      phrase.terms.forEach((term) => memoize(phrases, term, (): Phrase[] => []).push(phrase));
    }),
  );
  return (meaning: ReadonlySet<string>): {likest: Map<number, number>; asked: Set<number>} => {
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
function collect(unit: Unit, index: OpenIndex, entries: Map<number, Entry>): void {
  const best = new Map<Entry, number>();
  for (const {term, weight, isPrefix} of unit.variants) {
    for (const {section, score, terms} of index.search(term, isPrefix)) {
      const entry = memoize(entries, section, () => entryOf(section, index));
      terms.forEach((each) => entry.terms.add(each));
      best.set(entry, Math.max(best.get(entry) ?? 0, weight * score));
    }
  }
  best.forEach((score, entry) => {
    entry.score += unit.weight * score;
    if (!unit.isBonus) {
      entry.met.add(unit);
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
  found.forEach((entry) => memoize(byPage, entry.page, (): Entry[] => []).push(entry));
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
function withinPage({score, place, isAsked, record}: Entry): number {
  if (place === 0) {
    // Pages about csf beside another program begin with the steps.
    return isAsked || isBesideOthers(record) ? score : score * topWeight;
  }
  return record.kind === 'docs' ? score * (1 + 1 / place) : score;
}

function byScore(a: Found, b: Found): number {
  return b.score - a.score || a.section - b.section;
}
