import MiniSearch from 'minisearch';

import {memoize} from '../../../lib/memoize';
import type {Dictionary} from './query';
import type {Hierarchy, Level, SearchRecord} from './record';
import {namesIn, piecesOf, squeeze} from './words';

/** Facts of the product that answer questions. The build takes them from `packages/csf/facts`. */
export type AnswerFacts = {
  /** Panels as people write them in a sentence, in the order of the lists below. */
  panels: readonly string[];
  /** The default of each setting: one for each panel if they differ, and null if the panel does not have it. */
  settings: Readonly<Record<string, string | readonly (string | null)[]>>;
  /** Options of csf: short and long form, arguments, and what they do. */
  options: readonly (readonly [short: string | null, long: string | null, after: string, does: string])[];
  /** Port, protocol, and the service that uses it. */
  ports: readonly (readonly [port: string, protocol: string, service: string])[];
  /** Tasks that people want a command for, by the options that do them: `-dr -tr`. */
  tasks: Readonly<Record<string, readonly string[]>>;
  /** Names that people use for files, by their paths. */
  files: Readonly<Record<string, readonly string[]>>;
  /** Ids of vulnerability records that the site has a notice of, in lower case, and what each says. */
  notices: Readonly<Record<string, string>>;
};

/** Increase it when this code can no longer read the files of an earlier build. */
export const format = 4;

/** A part of a page that the search finds: a heading and all text below it. */
export type Section = {
  record: Pick<SearchRecord, 'url' | 'type' | 'kind' | 'hierarchy' | 'keywords'>;
  /** Number of the page. */
  page: number;
  /** Rank of its page, from 0 to 1. */
  rank: number;
  /** Questions that the section answers, in the words of people who ask. */
  questions?: string[];
  /** The paragraph that answers the question in its heading, once the texts are there. */
  lead?: string;
  /** A question that it answers, if that is not its heading, and the short answer. */
  short?: [question: string, answer: string];
};

/** The searched parts of a section, except its text. */
const fields = {
  name: (section: Section) => namesWithAndWithoutSeparators(ownHeadingOf(section)),
  title: ({record}: Section) => record.hierarchy.lvl1 ?? '',
  keywords: ({record}: Section) => (record.keywords ?? []).join(' ; '),
  questions: ({questions = []}: Section) => questions.join(' ; '),
  heading: ownHeadingOf,
  above: (section: Section) => headingsBelowTitle(section).slice(0, -1).join(' '),
  /** What the whole page is about, so that a section need not say it too. */
  page: (section: Section, top: Section) => (section === top ? '' : fields.keywords(top)),
};

/** Weight of each field. */
const boost: Record<keyof typeof fields | 'content', number> = {
  name: 2,
  title: 3,
  keywords: 3,
  questions: 2,
  heading: 3.5,
  above: 1,
  page: 0.5,
  content: 1,
};

/** A section with the first one of its page. */
type Numbered = {id: number; section: Section; top: Section};

/** A section that one term found. */
export type TermHit = {section: number; score: number; terms: string[]};

/** An open search index: its sections, and what queries need. */
export type OpenIndex = {
  sections: readonly Section[];
  /** The number of the first section of each page. */
  firstSections: readonly number[];
  /** The sections that a term of the index finds, or the terms that begin like it. */
  search: (term: string, isPrefix?: boolean) => TermHit[];
  dictionary: Dictionary;
  facts?: AnswerFacts;
  /** Adds the texts of the sections, in the order of the sections. Queries in between find what is there already. */
  addTexts: (texts: readonly string[]) => Promise<void>;
};

/** The file of the index: pages with their sections, without what follows from the rest. */
export type IndexFile = {format: number; facts?: AnswerFacts; pages: FilePage[]};

export type FilePage = Pick<SearchRecord, 'url' | 'kind' | 'keywords'> &
  Pick<Section, 'rank'> & {sections: FileSection[]};

export type FileSection = Pick<Section, 'questions' | 'short'> & {
  /** The headings that the section before does not have. */
  headings: Partial<Hierarchy>;
  /** The part of the URL after `#`, if the heading does not make it. */
  anchor?: string;
  /** Position and length of the lead in the text. */
  lead?: [start: number, length: number];
};

/** The anchor that most headings have: their text in lower case with hyphens. */
export function anchorOf(hierarchy: Hierarchy): string {
  const heading = headingsBelowTitle({record: {hierarchy}}).at(-1) ?? '';
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
}

function readSections({pages}: IndexFile): {sections: Section[]; leads: FileSection['lead'][]} {
  const sections: Section[] = [];
  for (const [page, {url, kind, rank, keywords, sections: parts}] of pages.entries()) {
    let hierarchy = {} as Hierarchy;
    for (const [place, {headings, anchor, questions, short}] of parts.entries()) {
      const first = Object.keys(headings)[0]!;
      const above = Object.entries(hierarchy).filter(([level]) => level < first);
      hierarchy = {...Object.fromEntries(above), ...headings} as Hierarchy;
      const hash = anchor ?? anchorOf(hierarchy);
      sections.push({
        page,
        rank,
        record: {
          url: hash === '' ? url : `${url}#${hash}`,
          type: Object.keys(hierarchy).at(-1) as Level,
          kind,
          hierarchy,
          ...(keywords && place === 0 && {keywords}),
        },
        ...(questions && {questions}),
        ...(short && {short}),
      });
    }
  }
  return {sections, leads: pages.flatMap((page) => page.sections.map(({lead}) => lead))};
}

/** Opens an index file. Throws if it is not an index of this format, as after a broken download. */
export function readIndex(text: string): OpenIndex {
  const file = JSON.parse(text) as IndexFile;
  if (file.format !== format) {
    throw new Error(`The search index has format ${file.format}; this page reads ${format}. Reload the page.`);
  }
  const {sections, leads} = readSections(file);
  const {facts} = file;
  const words = createDictionary(sections.length);
  // Words become stems and names in one step, so a word can have several terms.
  const common = {processTerm: (term: string) => term, tokenize: words.termsOf};
  const heads = new MiniSearch<Numbered>({
    ...common,
    fields: Object.keys(fields),
    extractField: ({id, section, top}, name) =>
      name === 'id' ? id : fields[name as keyof typeof fields](section, top),
  });
  const firstSections = sections.flatMap(({page}, number) => (page === sections[number - 1]?.page ? [] : [number]));
  heads.addAll(sections.map((section, id) => ({id, section, top: sections[firstSections[section.page]!]!})));
  sections.forEach((section) => words.addNames(fields.name(section)));
  const texts = new MiniSearch<{id: number; content: string}>({...common, fields: ['content']});
  // The query's terms already have the index's form.
  const asTerm = {tokenize: (term: string) => [term], processTerm: (term: string) => term};
  return {
    sections,
    firstSections,
    dictionary: words.dictionary,
    ...(facts && {facts}),
    search(term, prefix = false) {
      const hits = new Map<number, TermHit>();
      for (const {id, score, terms} of [heads, texts].flatMap((part) =>
        part.search(term, {...asTerm, prefix, boost}),
      )) {
        const hit = memoize(hits, id as number, () => ({section: id as number, score: 0, terms: []}));
        hit.score += score;
        hit.terms.push(...terms);
      }
      return [...hits.values()];
    },
    addTexts(all) {
      leads.forEach((lead, id) => {
        if (lead) {
          sections[id]!.lead = all[id]!.slice(lead[0], lead[0] + lead[1]);
        }
      });
      return texts.addAllAsync(all.map((content, id) => ({id, content})));
    },
  };
}

/** Collects the words of an index while it is built. */
function createDictionary(sectionCount: number): {
  dictionary: Dictionary;
  termsOf: (text: string, field?: string) => string[];
  addNames: (names: string) => void;
} {
  /** In how many sections a field has a term. */
  const counts = new Map<string, Map<string, number>>();
  const frequencies = new Map<string, number>();
  const names = new Set<string>();
  const spellings = new Map<string, string>();
  return {
    termsOf(text, field = '') {
      const pieces = piecesOf(text);
      const terms = pieces.flatMap((piece) => piece.terms);
      pieces.forEach(({text: word, terms: [term = ''], isName}) => {
        // In their own field, names are without separators too.
        if (!isName && field !== 'name' && !/\d/.test(word)) {
          spellings.set(word, term);
        }
      });
      // A word of the whole page is no commoner for that.
      if (field === 'page') {
        return terms;
      }
      const ofField = memoize(counts, field, () => new Map<string, number>());
      for (const term of new Set(terms)) {
        const count = (ofField.get(term) ?? 0) + 1;
        ofField.set(term, count);
        frequencies.set(term, Math.max(count, frequencies.get(term) ?? 0));
      }
      return terms;
    },
    addNames: (all) => all.split(' ').forEach((name) => names.add(name)),
    dictionary: {
      has: (term) => frequencies.has(term),
      hasPrefix: (start) => [...frequencies.keys()].some((term) => term.startsWith(start)),
      spellings,
      names,
      rarity: (term) => Math.log(1 + sectionCount / (frequencies.get(term) ?? sectionCount)),
    },
  };
}

/** The headings of a section, without the page's title. */
function headingsBelowTitle({record: {hierarchy}}: {record: Pick<SearchRecord, 'hierarchy'>}): string[] {
  const {lvl2, lvl3, lvl4, lvl5, lvl6} = hierarchy;
  return [lvl2, lvl3, lvl4, lvl5, lvl6].filter((heading) => typeof heading === 'string');
}

/** The section's own heading; empty before the first one. */
function ownHeadingOf(section: Section): string {
  return headingsBelowTitle(section).at(-1) ?? '';
}

function namesWithAndWithoutSeparators(heading: string): string {
  const names = namesIn(heading);
  return [...names, ...names.map(squeeze)].join(' ');
}
