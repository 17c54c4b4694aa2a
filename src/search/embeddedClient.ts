import {openIndex} from './engine';
import type {SearchClient} from './record';

/**
 * Answers from the index file that the build wrote. It is fetched at the first query and kept;
 * a failed fetch rejects, and the next query tries again.
 */
export function createEmbeddedClient(indexUrl: string): SearchClient {
  let opened: Promise<ReturnType<typeof openIndex>> | undefined;

  async function fetchIndex(): Promise<ReturnType<typeof openIndex>> {
    const response = await fetch(indexUrl);
    if (!response.ok) {
      throw new Error(`the search index answered with status ${response.status}`);
    }
    return openIndex(await response.text());
  }

  return {
    async search(query) {
      opened ??= fetchIndex();
      try {
        return (await opened)(query);
      } catch (error) {
        opened = undefined;
        throw error;
      }
    },
  };
}
