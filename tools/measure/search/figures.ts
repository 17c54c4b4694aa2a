import {load} from 'js-yaml';
import {readFileSync} from 'node:fs';

import {shortenText} from '../../../src/features/search/logic/particulars';
import type {SearchClient} from '../../../src/features/search/logic/record';

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
  /** The pages that a fair judge accepts as the first hit; none for what no page answers. */
  pages: string[];
  /** The section of one of them that answers. */
  section?: string;
};

/** What a query finds, as far as the figures need it. */
export type Outcome = Pick<Asked, 'list' | 'isHeldOut' | 'query'> & {
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
  const read = (name: string) => load(readFileSync(`${listsFolder}/${name}.yml`, 'utf8')) as Written[];
  return ['relevance', 'sentences', 'fresh', 'messages', 'unanswered'].flatMap((name) =>
    read(name).map(({query, half, pages = [], section}) => ({
      list: [name, half, pages.length === 0 && name !== 'unanswered' && 'unanswered'].filter(Boolean).join(', '),
      isHeldOut: half === 'held-out',
      query,
      pages,
      ...(section !== undefined && {section}),
    })),
  );
}

type Written = {query: string; half?: string; pages?: string[]; section?: string};

/** The URL of a page that a list names. */
export function addressOf(page: string): string {
  return page.startsWith('/') ? `${page}/` : `/docs/${page}/`;
}

/** Asks all queries, and pastes the messages. */
export async function ask(asked: readonly Asked[], client: SearchClient): Promise<Outcome[]> {
  await new Promise<void>((resolve) => {
    client.onTexts?.(resolve);
    client.prepare?.();
  });
  const outcomes: Outcome[] = [];
  for (const {list, isHeldOut, query, pages, section} of asked) {
    const {hits, isFar = false} = await client.search({query: list === 'messages' ? shortenText(query) : query});
    const accepted = pages.map(addressOf);
    const found = [...new Set(hits.map(({url}) => url.split('#')[0]!))];
    outcomes.push({
      ...{list, isHeldOut, query},
      place: pages.length === 0 ? null : found.findIndex((page) => accepted.includes(page)),
      isSectionFirst: section === undefined ? null : accepted.some((page) => hits[0]?.url === `${page}#${section}`),
      isNoticeRight: (isFar || hits.length === 0) === (pages.length === 0),
      first: hits[0]?.url ?? null,
    });
  }
  return outcomes;
}

/** The figures of each list. */
export function figuresOf(outcomes: readonly Outcome[]): Record<string, Figures> {
  const lists = [...new Set(outcomes.map(({list}) => list))];
  return Object.fromEntries(
    lists.map((list) => [
      list,
      Object.fromEntries(
        Object.entries(rights).flatMap(([name, isRight]) => {
          const counted = outcomes.filter((each) => each.list === list).flatMap((each) => isRight(each) ?? []);
          return counted.length === 0 ? [] : [[name, {right: counted.filter(Boolean).length, of: counted.length}]];
        }),
      ),
    ]),
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
