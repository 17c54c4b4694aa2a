import {useEffect, useState} from 'react';

import type {SearchClient, SearchHit} from '@site/src/search/record';

/** What the search has to say about the query at this moment. */
export type SearchState =
  | {status: 'idle'}
  | {status: 'loading'}
  | {status: 'error'}
  | {status: 'done'; query: string; hits: SearchHit[]};

/**
 * Looks up a query whenever it changes; an answer that comes after a newer query is dropped.
 * `retry` runs the same query again.
 */
export default function useSearch(client: SearchClient, query: string): {state: SearchState; retry: () => void} {
  const [state, setState] = useState<SearchState>({status: 'idle'});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const words = query.trim();
    if (!words) {
      setState({status: 'idle'});
      return undefined;
    }
    let isCurrent = true;
    // Results of the query before stay in view until the new ones are there.
    setState((before) => (before.status === 'done' ? before : {status: 'loading'}));
    client.search(words).then(
      (hits) => isCurrent && setState({status: 'done', query: words, hits}),
      (error: unknown) => {
        console.warn('The search failed.', error);
        if (isCurrent) {
          setState({status: 'error'});
        }
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [client, query, attempt]);
  return {state, retry: () => setAttempt((count) => count + 1)};
}
