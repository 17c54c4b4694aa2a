import {createEngine, type Found} from './engine';
import {markWords, snippetOf} from './mark';
import type {Index} from './openIndex';
import type {Level, SearchAnswer, SearchClient, SearchHit} from './record';

/** Hits that one query answers with if nothing else is asked for. */
const defaultHits = 20;
const defaultSnippetWords = 10;

/** Beyond the first hits, those with less than this part of the best score are too far from the question. */
const leastScore = 0.05;

/** Milliseconds after which a file that does not come counts as lost; a very slow line needs half of them. */
const longestFetch = 60_000;

const shownLevels: readonly Level[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4'];

type Files = {
  /** Addresses of the two files that the build wrote. */
  indexUrl: string;
  textsUrl: string;
};

/**
 * Answers from the index that the build wrote. It is fetched once, by `prepare` or the first query;
 * a failed fetch rejects, and the next query tries again. The texts for snippets follow after it,
 * so that the first hits need not wait for them: `onTexts` says when they are there.
 */
export function createEmbeddedClient({indexUrl, textsUrl}: Files): SearchClient {
  let opened: Promise<ReturnType<typeof createEngine>> | undefined;
  let texts: string[] | undefined;
  const listeners = new Set<() => void>();

  async function open(): Promise<ReturnType<typeof createEngine>> {
    const engine = createEngine(await fetchText(indexUrl));
    void fetchTexts();
    return engine;
  }

  /** A search without snippets is better than none, so a failure here is only told to developers. */
  async function fetchTexts(): Promise<void> {
    try {
      texts = JSON.parse(await fetchText(textsUrl)) as string[];
      listeners.forEach((listener) => listener());
    } catch (error) {
      console.warn('The search shows no excerpts, because their file could not be read.', error);
    }
  }

  async function prepare(): Promise<ReturnType<typeof createEngine>> {
    opened ??= open();
    try {
      return await opened;
    } catch (error) {
      opened = undefined;
      throw error;
    }
  }

  return {
    prepare: () => void prepare().catch(() => undefined),
    onTexts(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async search({
      query,
      hitsPerPage = defaultHits,
      page = 0,
      snippetWords = defaultSnippetWords,
    }): Promise<SearchAnswer> {
      const {index, find} = await prepare();
      const found = find(query);
      const near = found.filter(({score}, place) => place < defaultHits || score >= found[0]!.score * leastScore);
      return {
        hits: near
          .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
          .map((entry) => toHit(entry, index, texts?.[entry.section] ?? '', snippetWords)),
        total: near.length,
      };
    },
  };
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, {signal: AbortSignal.timeout(longestFetch)});
  if (!response.ok) {
    throw new Error(`${url} answered with status ${response.status}`);
  }
  return response.text();
}

function toHit({section, terms}: Found, index: Index, text: string, snippetWords: number): SearchHit {
  const {record} = index.sections[section]!;
  const hierarchy = Object.fromEntries(
    shownLevels.flatMap((level) => {
      const heading = record.hierarchy[level];
      return heading ? [[level, {value: markWords(heading, terms)}]] : [];
    }),
  );
  const snippet = text === '' ? undefined : snippetOf(text, terms, snippetWords);
  return {
    ...record,
    _highlightResult: {hierarchy},
    ...(snippet === undefined ? {} : {_snippetResult: {content: {value: snippet}}}),
  };
}
