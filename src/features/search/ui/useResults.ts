import {useCallback, useEffect, useState} from 'react';

import type {Filter, SearchAnswer, SearchClient} from '@site/src/features/search/logic/record';
import type {FailureKind} from '@site/src/features/search/logic/searchFailure';

import {isKeptAsTyped, pastedAs} from './pastedText';
import {ask, type Outcome} from './searchService';

/** Number of hits per request. */
const hitsPerPage = 20;

/** Words of an excerpt. There is more space than in the dialog. */
const snippetWords = 25;

/** What the page shows about the query. */
export type Results = Omit<SearchAnswer, 'queryID'> & {
  status: 'idle' | 'loading' | 'done' | 'error';
  /** What failed, if something did. */
  failure?: FailureKind;
  /** Words that have results, if the query has none. */
  suggestions: string[];
};

type Answered = {query: string; filter: Filter | undefined; pages: number; attempt: number; outcome: Outcome};

const nothing = {hits: [], nbHits: 0, suggestions: []};

/** The last answer: a visitor who comes back from a hit has the same hits at once, and so the same place. */
let last: Answered | undefined;

/**
 * Runs a query, and loads more of its hits on request. Drops answers that arrive after a newer query. `retry` runs the
 * same query again.
 */
export default function useResults(
  client: SearchClient,
  query: string,
  filter: Filter | undefined,
): {results: Results; loadMore: () => void; retry: () => void} {
  const words = query.trim();
  const [answered, setAnswered] = useState(() => (last?.query === words && last.filter === filter ? last : undefined));
  const [wanted, setWanted] = useState({words, filter, pages: answered?.pages ?? 1, attempt: 0});
  const pages = wanted.words === words && wanted.filter === filter ? wanted.pages : 1;
  const {attempt} = wanted;

  useEffect(() => {
    if (!words) {
      return undefined;
    }
    let isCurrent = true;
    async function lookUp(): Promise<void> {
      const outcome = await ask(client, {
        query: words,
        pasted: pastedAs(words),
        asTyped: isKeptAsTyped(words),
        filter,
        hitsPerPage: pages * hitsPerPage,
        snippetWords,
      });
      if (isCurrent) {
        setAnswered({query: words, filter, pages, attempt, outcome});
        last = {query: words, filter, pages, attempt: 0, outcome};
      }
    }
    void lookUp();
    const stop = client.onTexts?.(() => void lookUp());
    return () => {
      isCurrent = false;
      stop?.();
    };
  }, [client, words, filter, pages, attempt]);

  // The page calls this as long as its end is in sight, also while it waits for what it asked for.
  const isLoaded = answered?.query === words && answered.filter === filter && answered.pages === pages;
  const loadMore = useCallback(() => {
    if (isLoaded) {
      setWanted({words, filter, pages: pages + 1, attempt});
    }
  }, [isLoaded, words, filter, pages, attempt]);
  return {
    results: resultsOf({words, filter, attempt}, answered),
    loadMore,
    retry: () => setWanted({words, filter, pages, attempt: attempt + 1}),
  };
}

function resultsOf(
  {words, filter, attempt}: {words: string; filter: Filter | undefined; attempt: number},
  answered: Answered | undefined,
): Results {
  if (!words) {
    return {status: 'idle', ...nothing};
  }
  const isCurrent = answered?.query === words && answered.filter === filter && answered.attempt === attempt;
  if (!answered?.outcome.ok) {
    return {
      status: isCurrent ? 'error' : 'loading',
      ...(answered?.outcome.ok === false && {failure: answered.outcome.failure}),
      ...nothing,
    };
  }
  // Hits of the previous query stay visible until the new ones arrive.
  return {status: isCurrent ? 'done' : 'loading', ...answered.outcome};
}
