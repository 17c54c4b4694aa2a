import {useEffect, useState} from 'react';

import type {SearchClient} from '@site/src/features/search/logic/record';
import {suggestionsFor} from '@site/src/features/search/logic/suggestions';

/** Words that would have results, for a query that has none; none for an empty query. */
export default function useSuggestions(client: SearchClient, query: string): string[] {
  const [found, setFound] = useState<{query: string; suggestions: string[]}>();
  useEffect(() => {
    if (!query) {
      return undefined;
    }
    let isCurrent = true;
    suggestionsFor(query, client).then(
      (suggestions) => isCurrent && setFound({query, suggestions}),
      // The page already says that nothing was found.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [client, query]);
  return found?.query === query ? found.suggestions : [];
}
