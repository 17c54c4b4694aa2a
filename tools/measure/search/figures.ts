import {load} from 'js-yaml';
import {readFileSync} from 'node:fs';

import {shortenText} from '../../../src/features/search/logic/particulars';
import type {SearchClient, SearchRequest} from '../../../src/features/search/logic/record';
import {maxQueryLength} from '../../../src/urls/textInUrl';

/** Folder with the lists of queries, from the project's root. */
export const listsFolder = 'tests/features/search/logic';

/** The figures to compare with where there is no main branch, from the project's root. */
export const figuresFile = 'tests/features/search/figures.json';

/** How many queries a change may lose: the order of two pages about one subject is often a matter of taste. */
const mostLost = 2;

export type Asked = {
  list: string;
  /** Whether nobody may look at what the query finds, because the search is tuned with the others. */
  isHeldOut: boolean;
  query: string;
  /** Kind of query, if its list counts the kinds too. */
  kind?: string;
  /** URLs of the pages that a fair judge accepts as the first hit; none for what no page answers. */
  pages: string[];
  /** URLs of the sections that answer; none if nobody chose them. */
  sections: string[];
};

/** What a query finds, as far as the figures need it. */
export type Outcome = Pick<Asked, 'list' | 'isHeldOut' | 'query' | 'kind'> & {
  /** Place of the first accepted page, from 0; -1 for none. Null if no page answers. */
  place: number | null;
  /** Whether the section that answers comes first; null if none was named. */
  isSectionFirst: boolean | null;
  /** Whether the search says "no page fits" if and only if none does. */
  isNoticeRight: boolean;
  /** URL of the first hit. */
  first: string | null;
};

/** How many queries of how many are right. */
export type Figure = {right: number; of: number};

/** The figures of a list, each only if the list has queries for it. */
export type Figures = {[Name in keyof typeof rights]?: Figure};

/** Whether an outcome is right by each figure; null if the figure does not count it. */
const rights = {
  first: ({place}: Outcome) => (place === null ? null : place === 0),
  three: ({place}: Outcome) => (place === null ? null : place >= 0 && place < 3),
  section: ({isSectionFirst}: Outcome) => isSectionFirst,
  notice: ({isNoticeRight}: Outcome) => isNoticeRight,
};

/** Reads all lists of queries. */
export function readLists(): Asked[] {
  const names = [
    'relevance',
    'sentences',
    'fresh',
    'strangers',
    'strangers-held-out',
    'languages',
    'languages-held-out',
    'messages',
    'unanswered',
  ];
  return names.flatMap((name) =>
    (load(readFileSync(`${listsFolder}/${name}.yml`, 'utf8')) as Written[]).map(
      ({query, half, kind, pages = [], section, accept = []}) => {
        const urls = [...new Set([...pages.map(addressOf), ...accept.map((url) => url.split('#')[0]!)])];
        const list = [name.replace('-held-out', ''), half];
        return {
          list: [...list, urls.length === 0 && name !== 'unanswered' && 'unanswered'].filter(Boolean).join(', '),
          isHeldOut: half === 'held-out',
          query,
          ...(accept.length > 0 && {kind}),
          pages: urls,
          sections: section === undefined ? accept : urls.map((url) => `${url}#${section}`),
        };
      },
    ),
  );
}

/** A query as a list has it: with names of pages and the id of a section, or with URLs of both. */
type Written = {query: string; half?: string; kind?: string; pages?: string[]; section?: string; accept?: string[]};

/** The URL of a page that a list names. */
function addressOf(page: string): string {
  return page.startsWith('/') ? `${page}/` : `/docs/${page}/`;
}

/** Asks all queries, and pastes the messages. */
export async function ask(asked: readonly Asked[], client: SearchClient): Promise<Outcome[]> {
  await new Promise<void>((resolve) => {
    client.onTexts?.(resolve);
    client.prepare?.();
  });
  const outcomes: Outcome[] = [];
  for (const {pages, sections, ...each} of asked) {
    const {hits, isFar = false} = await client.search(requestFor(each.list, each.query));
    const found = [...new Set(hits.map(({url}) => url.split('#')[0]!))];
    outcomes.push({
      ...each,
      place: pages.length === 0 ? null : found.findIndex((page) => pages.includes(page)),
      isSectionFirst: sections.length === 0 ? null : sections.includes(hits[0]?.url ?? ''),
      isNoticeRight: (isFar || hits.length === 0) === (pages.length === 0),
      first: hits[0]?.url ?? null,
    });
  }
  return outcomes;
}

/** Messages, and what is longer than the field, come by a paste: the search then knows the whole text. */
function requestFor(list: string, query: string): SearchRequest {
  return list === 'messages' || query.length > maxQueryLength ? {query: shortenText(query), pasted: query} : {query};
}

/** The figures of each list, and of the kinds of query in it. */
export function figuresOf(outcomes: readonly Outcome[]): Record<string, Figures> {
  const groups = new Map<string, Outcome[]>();
  for (const each of outcomes) {
    for (const name of [each.list, ...(each.kind === undefined ? [] : [`${each.list}: ${each.kind}`])]) {
      groups.set(name, [...(groups.get(name) ?? []), each]);
    }
  }
  return Object.fromEntries([...groups].map(([name, members]) => [name, figuresOfList(members)]));
}

function figuresOfList(outcomes: readonly Outcome[]): Figures {
  return Object.fromEntries(
    Object.entries(rights).flatMap(([name, isRight]) => {
      const counted = outcomes.flatMap((each) => isRight(each) ?? []);
      return counted.length === 0 ? [] : [[name, {right: counted.filter(Boolean).length, of: counted.length}]];
    }),
  );
}

/**
 * Says which figures are worse than others by more than two queries. A list may have grown: queries that miss count,
 * not shares.
 */
export function losses(figures: Record<string, Figures>, before: Record<string, Figures>): string[] {
  return Object.entries(before).flatMap(([list, known]) =>
    Object.entries(known).flatMap(([name, {right, of}]) => {
      const now = figures[list]?.[name as keyof Figures];
      const lost = now === undefined ? undefined : now.of - now.right - (of - right);
      return lost !== undefined && lost <= mostLost
        ? []
        : [
            now === undefined
              ? `${list}: no query has a ${name} any more`
              : `${list}, ${name}: ${now.right} of ${now.of} are right, before ${right} of ${of}`,
          ];
    }),
  );
}

/** How good an outcome is: a query is better or worse than before by this. */
export function gradeOf({place, isNoticeRight}: Outcome): number {
  return place === null ? (isNoticeRight ? 0 : -1) : place < 0 ? -1000 : -place;
}
