import {useMemo, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {DocusaurusConfig} from '@docusaurus/types';

import type {SearchProvider} from '@site/src/environment';
import {createEmbeddedClient} from '@site/src/features/search/logic/embeddedClient';
import {createInsights, noInsights, type Insights} from '@site/src/features/search/logic/insights';
import type {SearchAnswer, SearchClient, SearchRequest} from '@site/src/features/search/logic/record';
import {indexFile, textsFile} from '@site/src/features/search/logic/searchIndex';
import {suggestionsFor} from '@site/src/features/search/logic/suggestions';

import {openStoredSearches, type StoredSearches} from './storedSearches';

type HostedProvider = Extract<SearchProvider, {provider: 'hosted'}>;
type Site = Pick<DocusaurusConfig, 'baseUrl' | 'customFields' | 'url'>;

/** Name under which searches are stored where no service has one. */
const builtInName = 'sentinel-firewall';

// All of these outlive the dialog: files are fetched once, and what could not be stored lasts until the page is left.
let builtIn: SearchClient | undefined;
let hosted: SearchClient | undefined;
const stored = new Map<string, StoredSearches>();

type Service = {
  client: SearchClient;
  searches: StoredSearches;
  insights: Insights;
  /** Lets the index of the site answer instead of a service that fails; undefined where it does already. */
  useBuiltIn: (() => void) | undefined;
};

/** Everything that the search box and the results page need to ask and to remember. */
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

/** Fetches the built-in index if that is to answer, when the visitor is about to search. */
export function prepareSearch(site: Site): void {
  if (providerOf(site).provider === 'embedded') {
    builtInClient(site).prepare?.();
  }
}

/** What came of a query: a failure is an outcome too, never an exception that nobody catches. */
export type Outcome = ({ok: true; suggestions: string[]} & SearchAnswer) | {ok: false};

/** Asks a client; where it finds nothing, the outcome has words that find something. */
export async function ask(client: SearchClient, request: SearchRequest): Promise<Outcome> {
  try {
    const answer = await client.search(request);
    // Without suggestions the page still says that nothing was found.
    const suggestions = answer.nbHits === 0 ? await suggestionsFor(request.query, client).catch(() => []) : [];
    return {ok: true, ...answer, suggestions};
  } catch (error) {
    console.warn('The search failed.', error);
    return {ok: false};
  }
}

function providerOf({customFields}: Site): SearchProvider {
  return customFields?.search as SearchProvider;
}

function builtInClient({baseUrl}: Site): SearchClient {
  builtIn ??= createEmbeddedClient({indexUrl: baseUrl + indexFile, textsUrl: baseUrl + textsFile});
  return builtIn;
}

/** The code of the hosted client is fetched when it is first asked, so that no other site has it. */
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
        // Code that could not be fetched is fetched again; a client that is there keeps what it knows of its hosts.
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

/** The browser's storage, where it allows one. */
function storageOf(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
