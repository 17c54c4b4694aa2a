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
 * Replaces all that an index holds. Visitors find the old records until the new ones are
 * complete: those are written to another index, which then takes the place of this one.
 */
export async function replaceIndex(
  client: Algoliasearch,
  indexName: string,
  {records, settings, synonyms}: IndexContent,
): Promise<void> {
  // First the settings: the other index is begun with a copy of them.
  const tasks = [
    await client.setSettings({indexName, indexSettings: settings}),
    await client.saveSynonyms({indexName, synonymHit: synonyms, replaceExistingSynonyms: true}),
  ];
  for (const {taskID} of tasks) {
    await client.waitForTask({indexName, taskID});
  }
  await client.replaceAllObjects({indexName, objects: records});
}
