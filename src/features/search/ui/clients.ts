import type {SearchProvider} from '@site/src/environment';
import {createEmbeddedClient} from '@site/src/features/search/logic/embeddedClient';
import type {SearchClient} from '@site/src/features/search/logic/record';

/** Addresses of the two files of the built-in index. */
export type IndexFiles = {indexUrl: string; textsUrl: string};

type HostedProvider = Extract<SearchProvider, {provider: 'hosted'}>;

let builtIn: SearchClient | undefined;
let hosted: SearchClient | undefined;

/** The client of the built-in index; always the same one, so that its files are fetched once. */
export function builtInClient(files: IndexFiles): SearchClient {
  builtIn ??= createEmbeddedClient(files);
  return builtIn;
}

/** The client of the hosted index; its code is fetched when it is first asked, so that no other site has it. */
export function hostedClient(provider: HostedProvider, siteUrl: string): SearchClient {
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
