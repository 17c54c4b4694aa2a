import MiniSearch, {type AsPlainObject, type Options} from 'minisearch';

import type {Hierarchy, SearchRecord} from './record';
import {namesIn, squeeze, termsOf} from './words';

/** Paths of the two files below the base URL: the build writes them, the browser fetches them. */
export const indexFile = 'search-index.json';
export const textsFile = 'search-texts.json';

/** To be raised when this code could not read the index of another build any more. */
const format = 2;

/** A part of a page that the search finds: a heading and all text below it. */
export type Section = {
  /** The record of the heading, without its text. */
  record: SearchRecord;
  /** Number of the page. */
  page: number;
  /** Its own heading; empty for what precedes the first one. */
  heading: string;
  /** Headings between the title and its own. */
  above: string;
  content: string;
};

/** What the index keeps of a section. */
export type IndexedSection = Pick<Section, 'page'> & {
  record: Pick<SearchRecord, 'url' | 'type' | 'kind' | 'hierarchy' | 'keywords'>;
  /** Rank of its page, from 0 to 1. */
  rank: number;
};

/** Parts of a section that are searched. */
const fields = {
  name: ({heading}: Section) => namesWithAndWithoutSeparators(heading),
  title: ({record}: Section) => record.hierarchy.lvl1 ?? '',
  keywords: ({record}: Section) => (record.keywords ?? []).join(' ; '),
  heading: ({heading}: Section) => heading,
  above: ({above}: Section) => above,
  content: ({content}: Section) => content,
};

type Numbered = Section & {id: number};

/** An index whose documents are sections; a document is known by the number of its section. */
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

/** Makes the two files of the search from the records of the site: the index, and the texts for snippets. */
export function writeIndex(records: readonly SearchRecord[]): {index: string; texts: string} {
  const sections = toSections(records);
  const index = new MiniSearch(options);
  index.addAll(sections.map((section, id) => ({...section, id})));
  return {
    index: JSON.stringify({format, index}),
    texts: JSON.stringify(sections.map(({content}) => content)),
  };
}

/** Reads an index file. Throws if it is no index of this format, as after a broken download. */
export function readIndex(text: string): SearchIndex {
  const file = JSON.parse(text) as {format: number; index: AsPlainObject};
  if (file.format !== format) {
    throw new Error(`The search index has format ${file.format}; this page reads ${format}. Reload the page.`);
  }
  return MiniSearch.loadJS(file.index, options);
}

/** Puts the records of each heading together: what answers a question is rarely one paragraph. */
export function toSections(records: readonly SearchRecord[]): Section[] {
  const sections: Section[] = [];
  const pages = new Map<string, number>();
  for (const record of records) {
    const page = record.url.split('#')[0]!;
    const last = sections.at(-1);
    if (!pages.has(page)) {
      pages.set(page, pages.size);
    }
    if (last?.record.url === record.url) {
      last.content = [last.content, record.content].filter(Boolean).join(' ');
    } else {
      const {lvl2, lvl3, lvl4, lvl5, lvl6} = record.hierarchy;
      const headings = [lvl2, lvl3, lvl4, lvl5, lvl6].filter((heading) => typeof heading === 'string');
      sections.push({
        record: {...record, content: null},
        page: pages.get(page)!,
        heading: headings.at(-1) ?? '',
        above: headings.slice(0, -1).join(' '),
        content: record.content ?? '',
      });
    }
  }
  return sections;
}

function toStored({record, page}: Section): IndexedSection {
  const {url, type, hierarchy, kind, keywords, weight} = record;
  // The file is an eighth smaller without the levels that a section has no heading of.
  const headings = Object.entries(hierarchy).filter(([, heading]) => heading !== null);
  const stored = {url, type, kind, hierarchy: Object.fromEntries(headings) as Hierarchy, ...(keywords && {keywords})};
  return {page, record: stored, rank: weight.pageRank / 100};
}

function namesWithAndWithoutSeparators(heading: string): string {
  const names = namesIn(heading);
  return [...names, ...names.map(squeeze)].join(' ');
}
