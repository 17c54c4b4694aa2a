import type {InsightsClient} from 'search-insights';

/** Fetches the library that sends events; it is part of the site, in a file of its own. */
export async function loadInsights(): Promise<InsightsClient> {
  const {default: client, LocalStorage} = await import('search-insights');
  // It would keep a list of what was followed, for sales that this site has none of.
  LocalStorage.store = undefined;
  return client;
}
