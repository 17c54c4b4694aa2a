import {useEffect, useState} from 'react';

import type {SearchClient, SearchHit} from '@site/src/search/record';

/** What the search has to say about the query at this moment. */
export type SearchState =
  {status: 'idle'} | {status: 'loading'} | {status: 'error'} | {status: 'done'; query: string; hits: SearchHit[]};

type Answer = {query: string; attempt: number; hits?: SearchHit[]};

/**
 * Looks up a query whenever it changes; an answer that comes after a newer query is dropped.
 * Results of the query before stay in view until the new ones are there.
 * `retry` runs the same query again.
 */
export default function useSearch(client: SearchClient, query: string): {state: SearchState; retry: () => void} {
  const words = query.trim();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    if (!words) {
      return undefined;
    }
    let isCurrent = true;
    const keep = (hits?: SearchHit[]): void => {
      if (isCurrent) {
        setAnswer({query: words, attempt, hits});
      }
    };
    client.search(words).then(keep, (error: unknown) => {
      console.warn('The search failed.', error);
      keep();
    });
    return () => {
      isCurrent = false;
    };
  }, [client, words, attempt]);

  return {state: toState(words, attempt, answer), retry: () => setAttempt(attempt + 1)};
}

function toState(words: string, attempt: number, answer: Answer | undefined): SearchState {
  if (!words) {
    return {status: 'idle'};
  }
  if (answer?.hits) {
    return {status: 'done', query: answer.query, hits: answer.hits};
  }
  const isFailed = answer !== undefined && answer.query === words && answer.attempt === attempt;
  return {status: isFailed ? 'error' : 'loading'};
}
