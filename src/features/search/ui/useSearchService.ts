import {useMemo, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import type {SearchProvider} from '@site/src/environment';
import {createInsights, noInsights, type Insights} from '@site/src/features/search/logic/insights';
import type {SearchClient} from '@site/src/features/search/logic/record';

import {builtInClient, hostedClient} from './clients';
import {openStoredSearches, type StoredSearches} from './storedSearches';
import useIndexFiles from './useIndexFiles';

/** Name under which searches are stored where no service has one. */
const builtInName = 'sentinel-firewall';

/** By the name of their index. They outlive the dialog, so that what could not be stored lasts until the page is left. */
const opened = new Map<string, StoredSearches>();

function searchesOf(name: string): StoredSearches {
  const searches = opened.get(name) ?? openStoredSearches(name, storageOf());
  opened.set(name, searches);
  return searches;
}

type Service = {
  client: SearchClient;
  searches: StoredSearches;
  insights: Insights;
  /** Lets the index of the site answer instead of a service that fails; undefined where it does already. */
  useBuiltIn: (() => void) | undefined;
};

/** Everything that the search box and the results page need to ask and to remember. */
export default function useSearchService(): Service {
  const {siteConfig} = useDocusaurusContext();
  const provider = siteConfig.customFields?.search as SearchProvider;
  const files = useIndexFiles();
  const [isBuiltIn, setIsBuiltIn] = useState(provider.provider === 'embedded');
  const name = provider.provider === 'hosted' ? provider.index : builtInName;
  const searches = searchesOf(name);
  const insights = useMemo(() => (isBuiltIn ? noInsights : createInsights(provider)), [isBuiltIn, provider]);
  return {
    client:
      isBuiltIn || provider.provider === 'embedded' ? builtInClient(files) : hostedClient(provider, siteConfig.url),
    searches,
    insights,
    useBuiltIn: isBuiltIn ? undefined : () => setIsBuiltIn(true),
  };
}

/** The browser's storage, where it allows one. */
function storageOf(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
