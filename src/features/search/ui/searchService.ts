import {useMemo, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {DocusaurusConfig} from '@docusaurus/types';

import type {SearchProvider} from '@site/src/environment';
import {createInsights, noInsights, type Insights} from '@site/src/features/search/logic/insights';
import type {SearchAnswer, SearchClient, SearchRequest} from '@site/src/features/search/logic/record';
import {failureKindOf, type FailureKind} from '@site/src/features/search/logic/searchFailure';
import {suggestionsFor} from '@site/src/features/search/logic/suggestions';

import {openStoredSearches, type StoredSearches} from './storedSearches';
import {createWorkerClient} from './workerClient';

type HostedProvider = Extract<SearchProvider, {provider: 'hosted'}>;
type Site = Pick<DocusaurusConfig, 'baseUrl' | 'customFields' | 'url'>;

/** Name for stored searches if no service has one. */
const builtInName = 'sentinel-firewall';

// All of these outlive the dialog: files are fetched once, and what could not be stored lasts until the visitor leaves.
let builtIn: SearchClient | undefined;
let hosted: SearchClient | undefined;
const stored = new Map<string, StoredSearches>();

type Service = {
  client: SearchClient;
  searches: StoredSearches;
  insights: Insights;
  /** Switches from a failing service to the site's own index; undefined if that is already in use. */
  useBuiltIn: (() => void) | undefined;
};

/** Everything that the dialog and the results page need to search and to remember. */
export function useSearchService(): Service {
  const {siteConfig} = useDocusaurusContext();
  const provider = providerOf(siteConfig);
  const [isBuiltIn, setIsBuiltIn] = useState(provider.provider === 'embedded');
  const insights = useMemo(() => (isBuiltIn ? noInsights : createInsights(provider)), [isBuiltIn, provider]);
  return {
    client:
      isBuiltIn || provider.provider === 'embedded' ? builtInClient(siteConfig) : hostedClient(provider, siteConfig),
    searches: searchesOf(provider.provider === 'hosted' ? provider.index : builtInName),
    insights,
    useBuiltIn: isBuiltIn ? undefined : () => setIsBuiltIn(true),
  };
}

/** Fetches the built-in index, if it is in use, when the visitor is about to search. */
export function prepareSearch(site: Site): void {
  if (providerOf(site).provider === 'embedded') {
    builtInClient(site).prepare?.();
  }
}

/** The outcome of a query. A failure is an outcome too, never an uncaught exception. */
export type Outcome = ({ok: true; suggestions: string[]} & SearchAnswer) | {ok: false; failure: FailureKind};

/** Queries a client. If there are no results, the outcome has suggestions that have some. */
export async function ask(client: SearchClient, request: SearchRequest): Promise<Outcome> {
  try {
    const answer = await client.search(request);
    // Without suggestions, the page still says that there are no results.
    const suggestions = answer.nbHits === 0 ? await suggestionsFor(request.query, client).catch(() => []) : [];
    return {ok: true, ...answer, suggestions};
  } catch (error) {
    console.warn('The search failed.', error);
    return {ok: false, failure: failureKindOf(error)};
  }
}

function providerOf({customFields}: Site): SearchProvider {
  return customFields?.search as SearchProvider;
}

function builtInClient({baseUrl}: Site): SearchClient {
  builtIn ??= createWorkerClient(baseUrl);
  return builtIn;
}

/** Loads the code of the hosted client on first use, so that only builds that use it load it. */
function hostedClient(provider: HostedProvider, {url: siteUrl}: Site): SearchClient {
  let loading: Promise<SearchClient> | undefined;
  hosted ??= {
    async search(request) {
      loading ??= import('@site/src/features/search/logic/hostedClient').then(({createHostedClient}) =>
        createHostedClient({...provider, siteUrl}),
      );
      try {
        return await (await loading).search(request);
      } catch (error) {
        // Retries a failed load of the code. A loaded client keeps what it knows about its hosts.
        await loading.catch(() => {
          loading = undefined;
        });
        throw error;
      }
    },
  };
  return hosted;
}

function searchesOf(name: string): StoredSearches {
  const searches = stored.get(name) ?? openStoredSearches(name, storageOf());
  stored.set(name, searches);
  return searches;
}

/** The browser's storage, if it allows any. */
function storageOf(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
