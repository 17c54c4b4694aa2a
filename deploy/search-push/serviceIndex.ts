import type {Algoliasearch, IndexSettings, SynonymHit} from 'algoliasearch';

import type {SearchRecord} from '../../src/features/search/logic/record';

type IndexContent = {records: SearchRecord[]; settings: IndexSettings; synonyms: SynonymHit[]};

/** Number of records in an index; 0 if it does not exist yet. */
export async function countRecords(client: Algoliasearch, indexName: string): Promise<number> {
  try {
    const {nbHits = 0} = await client.searchSingleIndex({
      indexName,
      // Without "distinct: false", records with the same URL would count as one.
      searchParams: {query: '', hitsPerPage: 0, distinct: false, analytics: false},
    });
    return nbHits;
  } catch (error) {
    if ((error as {status?: unknown}).status === 404) {
      return 0;
    }
    throw error;
  }
}

/**
 * Replaces the whole content of an index. Visitors find the old records until the new ones are complete, because they
 * are written to another index, which then replaces this one.
 */
export async function replaceIndex(
  client: Algoliasearch,
  indexName: string,
  {records, settings, synonyms}: IndexContent,
): Promise<void> {
  // Settings first: the other index starts with a copy of them.
  const tasks = [
    await client.setSettings({indexName, indexSettings: settings}),
    await client.saveSynonyms({indexName, synonymHit: synonyms, replaceExistingSynonyms: true}),
  ];
  for (const {taskID} of tasks) {
    await client.waitForTask({indexName, taskID});
  }
  await client.replaceAllObjects({indexName, objects: records});
}

/** Groups of synonyms in the form of the service. They work in all directions there too. */
export function serviceSynonyms(groups: readonly (readonly string[])[]): SynonymHit[] {
  return groups.map((words) => ({objectID: `group-${words[0]}`, type: 'synonym', synonyms: [...words]}));
}

/** Returns what went wrong and what to do. Errors of the service's client only say what went wrong. */
export function explainFailure(error: unknown): string {
  const {name, message, status} = error as {name?: string; message?: string; status?: number};
  if (name === 'RetryError') {
    return 'No host of the search service answered: check the network and ALGOLIA_APP_ID, then push again.';
  }
  if (status === 401 || status === 403) {
    return `The search service refused (${message}): check ALGOLIA_APP_ID, and that ALGOLIA_ADMIN_KEY is the admin key.`;
  }
  if (status !== undefined) {
    return `The search service returned status ${status} (${message}): push again. The old records stay until the new ones are complete.`;
  }
  return message ?? String(error);
}
