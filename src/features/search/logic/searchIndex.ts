import MiniSearch, {type AsPlainObject, type Options} from 'minisearch';

import type {AnswerFacts} from './factAnswers';
import type {Dictionary} from './query';
import type {Hierarchy, SearchRecord} from './record';
import {namesIn, squeeze, termsOf} from './words';

/** Paths of the two files below the base URL. The build writes them and the browser fetches them. */
export const indexFile = 'search-index.json';
export const textsFile = 'search-texts.json';

/** Increase it when this code can no longer read the index of an earlier build. */
const format = 2;

/** A part of a page that the search finds: a heading and all text below it. */
export type Section = {
  /** The record of the heading, without its text. */
  record: SearchRecord;
  /** Number of the page. */
  page: number;
  /** Its own heading; empty before the first one. */
  heading: string;
  /** Headings between the title and its own. */
  above: string;
  content: string;
  lead?: [start: number, length: number];
  short?: [question: string, answer: string];
};

/** What the index stores about a section. */
export type IndexedSection = Pick<Section, 'page'> & {
  record: Pick<SearchRecord, 'url' | 'type' | 'kind' | 'hierarchy' | 'keywords'>;
  /** Rank of its page, from 0 to 1. */
  rank: number;
  /** Position and length of the first paragraph in its text. */
  lead?: [start: number, length: number];
  /** A question that it answers, if that is not its heading, and the short answer. */
  short?: [question: string, answer: string];
};

/** A loaded search index, with what queries need. */
export type OpenIndex = {index: SearchIndex; dictionary: Dictionary; facts?: AnswerFacts};

/** The searched parts of a section. */
const fields = {
  name: ({heading}: Section) => namesWithAndWithoutSeparators(heading),
  title: ({record}: Section) => record.hierarchy.lvl1 ?? '',
  keywords: ({record}: Section) => (record.keywords ?? []).join(' ; '),
  heading: ({heading}: Section) => heading,
  above: ({above}: Section) => above,
  content: ({content}: Section) => content,
};

type Numbered = Section & {id: number};

/** An index whose documents are sections, identified by number. */
export type SearchIndex = MiniSearch<Numbered>;

const options: Options<Numbered> = {
  fields: Object.keys(fields),
  storeFields: ['stored'],
  extractField: (section, name) =>
    name === 'id' ? section.id : name === 'stored' ? toStored(section) : fields[name as keyof typeof fields](section),
  // Words become stems and names in one step, so a word can have several terms.
  tokenize: (text) => termsOf(text),
  processTerm: (term) => term,
};

/**
 * Makes the two files of the search: the index, and the texts for snippets.
 * @param facts answers to questions, besides the records of the site
 */
export function writeIndex(records: readonly SearchRecord[], facts?: AnswerFacts): {index: string; texts: string} {
  const sections = toSections(records);
  const index = new MiniSearch(options);
  index.addAll(sections.map((section, id) => ({...section, id})));
  return {
    index: JSON.stringify({format, index, facts}),
    texts: JSON.stringify(sections.map(({content}) => content)),
  };
}

/** Reads an index file. Throws if it is not an index of this format, as after a broken download. */
export function readIndex(text: string): OpenIndex {
  const file = JSON.parse(text) as {format: number; index: AsPlainObject; facts?: AnswerFacts};
  if (file.format !== format) {
    throw new Error(`The search index has format ${file.format}; this page reads ${format}. Reload the page.`);
  }
  const {index, facts} = file;
  return {index: MiniSearch.loadJS(index, options), dictionary: readDictionary(index), ...(facts && {facts})};
}

/** The index's entry of each term. A search for the term would return the same a thousand times more slowly. */
function readDictionary({index, fieldIds, documentCount}: AsPlainObject): Dictionary {
  const frequencies = new Map(
    index.map(([term, fieldsOfTerm]) => [
      term,
      Math.max(...Object.values(fieldsOfTerm).map((documents) => Object.keys(documents).length)),
    ]),
  );
  const names = new Set(index.filter(([, found]) => String(fieldIds.name) in found).map(([term]) => term));
  const sorted = [...frequencies.keys()].sort();
  return {
    has: (term) => frequencies.has(term),
    hasPrefix: (start) => sorted[firstAtLeast(sorted, start)]?.startsWith(start) ?? false,
    isName: (name) => names.has(name),
    rarity: (term) => Math.log(1 + documentCount / (frequencies.get(term) ?? documentCount)),
  };
}

/** Position of the first word in a sorted list that does not come before the given one. */
function firstAtLeast(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    [low, high] = sorted[middle]! < word ? [middle + 1, high] : [low, middle];
  }
  return low;
}

/** Joins the records of each heading, because one paragraph rarely answers a question. */
export function toSections(records: readonly SearchRecord[]): Section[] {
  const sections: Section[] = [];
  const pages = new Map<string, number>();
  const shortAnswers = new Map(
    records.flatMap(({shortAnswers: all = []}) => all.map(([url, ...asked]) => [url, asked] as const)),
  );
  for (const record of records) {
    const page = record.url.split('#')[0]!;
    const last = sections.at(-1);
    if (!pages.has(page)) {
      pages.set(page, pages.size);
    }
    if (last?.record.url === record.url) {
      if (record.lead && !last.content) {
        last.lead = record.lead;
      }
      last.content = [last.content, record.content].filter(Boolean).join(' ');
    } else {
      const {lvl2, lvl3, lvl4, lvl5, lvl6} = record.hierarchy;
      const short = shortAnswers.get(record.url);
      const headings = [lvl2, lvl3, lvl4, lvl5, lvl6].filter((heading) => typeof heading === 'string');
      sections.push({
        record: {...record, content: null},
        page: pages.get(page)!,
        heading: headings.at(-1) ?? '',
        above: headings.slice(0, -1).join(' '),
        content: record.content ?? '',
        ...(short && {short: [short[0] === headings.at(-1) ? '' : short[0], short[1]]}),
      });
    }
  }
  return sections;
}

function toStored({record, page, lead, short}: Section): IndexedSection {
  const {url, type, hierarchy, kind, keywords, weight} = record;
  // The file is an eighth smaller without the levels for which a section has no heading.
  const headings = Object.entries(hierarchy).filter(([, heading]) => heading !== null);
  const stored = {url, type, kind, hierarchy: Object.fromEntries(headings) as Hierarchy, ...(keywords && {keywords})};
  return {page, record: stored, rank: weight.pageRank / 100, ...(lead && {lead}), ...(short && {short})};
}

function namesWithAndWithoutSeparators(heading: string): string {
  const names = namesIn(heading);
  return [...names, ...names.map(squeeze)].join(' ');
}
