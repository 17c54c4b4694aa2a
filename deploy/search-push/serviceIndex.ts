import type {Algoliasearch, IndexSettings, SynonymHit} from 'algoliasearch';

import type {SearchRecord} from '../../src/features/search/logic/record';

export type IndexContent = {records: SearchRecord[]; settings: IndexSettings; synonyms: SynonymHit[]};

/** How many records an index holds; one that does not exist yet holds none. */
export async function countRecords(client: Algoliasearch, indexName: string): Promise<number> {
  try {
    const {nbHits = 0} = await client.searchSingleIndex({
      indexName,
      // Without "distinct: false" records of one address would count as one.
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
 * Replaces everything that an index holds. Visitors find the old records until the new ones are complete: these are
 * written to another index, which then takes the place of this one.
 */
export async function replaceIndex(
  client: Algoliasearch,
  indexName: string,
  {records, settings, synonyms}: IndexContent,
): Promise<void> {
  // First the settings: the other index begins with a copy of them.
  const tasks = [
    await client.setSettings({indexName, indexSettings: settings}),
    await client.saveSynonyms({indexName, synonymHit: synonyms, replaceExistingSynonyms: true}),
  ];
  for (const {taskID} of tasks) {
    await client.waitForTask({indexName, taskID});
  }
  await client.replaceAllObjects({indexName, objects: records});
}

/** Groups of words with the same meaning, in the form of the service; a group works in all directions there too. */
export function serviceSynonyms(groups: readonly (readonly string[])[]): SynonymHit[] {
  return groups.map((words) => ({objectID: `group-${words[0]}`, type: 'synonym', synonyms: [...words]}));
}

/** Says in a sentence what went wrong and what to do; errors of the service's client say only the first. */
export function explainFailure(error: unknown): string {
  const {name, message, status} = error as {name?: string; message?: string; status?: number};
  if (name === 'RetryError') {
    return 'No host of the search service answered: look at the network and at ALGOLIA_APP_ID, then push again.';
  }
  if (status === 401 || status === 403) {
    return `The search service refused (${message}): look at ALGOLIA_APP_ID, and whether ALGOLIA_ADMIN_KEY is the admin key.`;
  }
  if (status !== undefined) {
    return `The search service answered with status ${status} (${message}): push again; the old records stay until the new ones are complete.`;
  }
  return message ?? String(error);
}
