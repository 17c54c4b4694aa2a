import {useCallback, useEffect, useState} from 'react';

import type {SearchClient, SearchHit} from '@site/src/features/search/logic/record';

/** Hits that are asked for at a time. */
const hitsPerPage = 20;

/** Words of an excerpt: there is more room than in the box. */
const snippetWords = 25;

/** What the page has to say about the query at this moment. */
export type Results = {
  status: 'idle' | 'loading' | 'done' | 'error';
  hits: SearchHit[];
  /** Number of all hits, of which some are not loaded yet. */
  total: number;
};

type Answer = {query: string; attempt: number; pages: number; outcome: 'error' | {hits: SearchHit[]; total: number}};

/**
 * Looks up a query, and more hits of it when asked to. An answer that comes after a newer
 * question is dropped; `retry` runs the same query again.
 */
export default function useResults(
  client: SearchClient,
  query: string,
): {results: Results; loadMore: () => void; retry: () => void} {
  const words = query.trim();
  const [wanted, setWanted] = useState({words, pages: 1, attempt: 0});
  const pages = wanted.words === words ? wanted.pages : 1;
  const {attempt} = wanted;
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    if (!words) {
      return undefined;
    }
    let isCurrent = true;
    async function ask(): Promise<void> {
      let outcome: Answer['outcome'];
      try {
        outcome = await client.search({query: words, hitsPerPage: pages * hitsPerPage, snippetWords});
      } catch (error) {
        console.warn('The search failed.', error);
        outcome = 'error';
      }
      if (isCurrent) {
        setAnswer({query: words, attempt, pages, outcome});
      }
    }
    void ask();
    const stop = client.onTexts?.(() => void ask());
    return () => {
      isCurrent = false;
      stop?.();
    };
  }, [client, words, pages, attempt]);

  const loadMore = useCallback(() => setWanted({words, pages: pages + 1, attempt}), [words, pages, attempt]);
  return {
    results: resultsOf(words, attempt, answer),
    loadMore,
    retry: () => setWanted({words, pages, attempt: attempt + 1}),
  };
}

function resultsOf(words: string, attempt: number, answer: Answer | undefined): Results {
  if (!words) {
    return {status: 'idle', hits: [], total: 0};
  }
  const isCurrent = answer?.query === words && answer.attempt === attempt;
  if (answer === undefined || answer.outcome === 'error') {
    return {status: isCurrent ? 'error' : 'loading', hits: [], total: 0};
  }
  // Hits of the words before stay in view until the new ones are there.
  return {status: isCurrent ? 'done' : 'loading', ...answer.outcome};
}
