import type {SearchClient} from './record';

/** Maximum number of suggestions. */
const most = 3;

/** Common tasks, offered if no part of the query has results. */
const common = ['unblock an address', 'locked out', 'open a port'];

/**
 * Parts of a query without results that have some: first without its last or first word, then single words, then common
 * tasks.
 */
export async function suggestionsFor(query: string, client: SearchClient): Promise<string[]> {
  const words = query.trim().split(/\s+/);
  const parts = [words.slice(0, -1), words.slice(1), ...words.map((word) => [word])]
    .map((part) => part.join(' '))
    .filter((part) => part.length > 1 && part !== query.trim());
  const found: string[] = [];
  for (const part of new Set([...parts, ...common])) {
    if (found.length < most && (await client.search({query: part, hitsPerPage: 1})).nbHits > 0) {
      found.push(part);
    }
  }
  return found;
}
