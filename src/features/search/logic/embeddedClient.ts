import {cutText} from '../../../urls/textInUrl';
import {createAnswers} from './answers';
import {markWords, snippetOf} from './highlight';
import {createRanking, type Found} from './ranking';
import {defaults, filterOf, maxQueryLength, type Level, type SearchClient, type SearchHit} from './record';
import {readIndex} from './searchIndex';

/** After the first hits, those with less than this fraction of the best score are too far from the question. */
const leastScore = 0.05;

/** Timeout for a file, in milliseconds. A very slow connection needs half of it. */
const longestFetch = 60_000;

/** Levels whose words are highlighted. */
const markedLevels: readonly Level[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4'];

type Files = {
  /** URLs of the two files that the build writes. */
  indexUrl: string;
  textsUrl: string;
};

type Search = {find: ReturnType<typeof createRanking>; answerTo: ReturnType<typeof createAnswers>};

/**
 * Answers from the index that the build wrote. `prepare` or the first query fetches it, once. A failed fetch rejects,
 * and the next query tries again. The texts for snippets are fetched later, so that the first hits need not wait for
 * them: `onTexts` reports when they have arrived.
 */
export function createEmbeddedClient({indexUrl, textsUrl}: Files): SearchClient {
  let opened: Promise<Search> | undefined;
  let texts: string[] | undefined;
  const listeners = new Set<() => void>();

  async function open(): Promise<Search> {
    const index = readIndex(await fetchText(indexUrl));
    void fetchTexts();
    return {find: createRanking(index), answerTo: createAnswers(index)};
  }

  /** A search without snippets is better than none, so a failure only goes to the console. */
  async function fetchTexts(): Promise<void> {
    try {
      texts = JSON.parse(await fetchText(textsUrl)) as string[];
      listeners.forEach((listener) => listener());
    } catch (error) {
      console.warn('The search shows no excerpts, because their file could not be read.', error);
    }
  }

  async function ready(): Promise<Search> {
    opened ??= open();
    try {
      return await opened;
    } catch (error) {
      opened = undefined;
      throw error;
    }
  }

  return {
    prepare: () => void ready().catch(() => undefined),
    onTexts(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    canFilter: true,
    async search({query, hitsPerPage = defaults.hitsPerPage, page = 0, snippetWords = defaults.snippetWords, filter}) {
      const {find, answerTo} = await ready();
      const all = find(query);
      const isWanted = (place: Parameters<typeof filterOf>[0]): boolean =>
        filter === undefined || filterOf(place) === filter;
      const found = all.filter(({record}) => isWanted(record));
      const near = found.filter(
        ({score}, place) => place < defaults.hitsPerPage || score >= found[0]!.score * leastScore,
      );
      const answer = answerTo(cutText(query, maxQueryLength), all, texts);
      return {
        ...(answer && isWanted(answer.from) && {answer}),
        hits: near
          .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
          .map((each) => toHit(each, texts?.[each.section] ?? '', snippetWords)),
        nbHits: near.length,
      };
    },
  };
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, {signal: AbortSignal.timeout(longestFetch)});
  if (!response.ok) {
    throw new Error(`${url} returned status ${response.status}`);
  }
  return response.text();
}

function toHit({record, terms}: Found, text: string, snippetWords: number): SearchHit {
  const {url, type, kind, hierarchy} = record;
  const marked = Object.fromEntries(
    markedLevels.flatMap((level) => {
      const heading = hierarchy[level];
      return heading ? [[level, {value: markWords(heading, terms)}]] : [];
    }),
  );
  return {
    objectID: url,
    url,
    type,
    content: null,
    kind,
    hierarchy,
    _highlightResult: {hierarchy: marked},
    ...(text !== '' && {_snippetResult: {content: {value: snippetOf(text, terms, snippetWords)}}}),
  };
}
