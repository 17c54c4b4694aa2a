import type {InsightsClient} from 'search-insights';

import type {SearchProvider} from '../../../environment';

export type FollowedHit = {
  objectID: string;
  /** Name that the service gave the query; a hit without, such as a saved one, was found by no query. */
  queryID: string | undefined;
  /** Place among all hits of the query, from 1. */
  position: number;
};

/** Reports to the search service what visitors do with its hits; never throws and never waits. */
export type Insights = {
  /** Somebody follows a hit. */
  followed: (hit: FollowedHit) => void;
  /** These hits are now to be seen. */
  seen: (objectIDs: readonly string[]) => void;
};

/** Milliseconds for which a list has to stay the same before it counts as seen. */
const seenAfter = 400;

/** What the service takes in one event. */
const idsPerEvent = 20;

/** Reports nothing to anybody. */
export const noInsights: Insights = {followed: () => undefined, seen: () => undefined};

/** Insights as the site was built: switched off unless the hosted search has them on. */
export function createInsights(search: SearchProvider, load: () => Promise<InsightsClient> = loadInsights): Insights {
  if (search.provider !== 'hosted' || !search.insights) {
    return noInsights;
  }
  const {appId, searchKey, index} = search;
  let loading: Promise<InsightsClient> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastSeen = '';

  async function open(): Promise<InsightsClient> {
    const client = await load();
    client('init', {appId, apiKey: searchKey, useCookie: false});
    return client;
  }

  function send(event: (client: InsightsClient) => Promise<boolean>): void {
    loading ??= open();
    // A lost event is none of the visitor's business; the next one tries to load the library again.
    loading.then(event).catch(() => {
      loading = undefined;
    });
  }

  return {
    followed({objectID, queryID, position}) {
      if (queryID !== undefined) {
        send((client) =>
          client('clickedObjectIDsAfterSearch', {
            eventName: 'Search hit followed',
            index,
            queryID,
            objectIDs: [objectID],
            positions: [position],
          }),
        );
      }
    },
    seen(objectIDs) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const ids = [...new Set(objectIDs)];
        const list = JSON.stringify(ids);
        if (ids.length === 0 || list === lastSeen) {
          return;
        }
        lastSeen = list;
        const events = chunks(ids, idsPerEvent).map((part) => ({
          eventName: 'Search hits seen',
          index,
          objectIDs: part,
        }));
        send((client) => client('viewedObjectIDs', ...events));
      }, seenAfter);
    },
  };
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({length: Math.ceil(items.length / size)}, (_, number) =>
    items.slice(number * size, (number + 1) * size),
  );
}

/** Fetches the library that sends events; it is part of the site, in a file of its own. */
export async function loadInsights(): Promise<InsightsClient> {
  const {default: client, LocalStorage} = await import('search-insights');
  // It would keep a list of what was followed, for sales that this site has none of.
  LocalStorage.store = undefined;
  return client;
}
