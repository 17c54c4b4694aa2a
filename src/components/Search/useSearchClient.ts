import useBaseUrl from '@docusaurus/useBaseUrl';

import {createEmbeddedClient} from '@site/src/search/embeddedClient';
import {indexFile} from '@site/src/search/indexFile';
import type {SearchClient} from '@site/src/search/record';

const clients = new Map<string, SearchClient>();

/** The site's search; the same one everywhere, so that its index is fetched once. */
export default function useSearchClient(): SearchClient {
  const url = useBaseUrl(indexFile);
  const client = clients.get(url) ?? createEmbeddedClient(url);
  clients.set(url, client);
  return client;
}
