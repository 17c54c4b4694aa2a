import type {InsightsClient} from 'search-insights';

import type {SearchProvider} from '../../../environment';

export type FollowedHit = {
  objectID: string;
  /** The service's id of the query. A hit without one, such as a saved one, does not come from a query. */
  queryID: string | undefined;
  /** Position among all hits of the query, from 1. */
  position: number;
};

/** Reports to the search service what visitors do with its hits; never throws and never waits. */
export type Insights = {
  /** The visitor opens a hit. */
  followed: (hit: FollowedHit) => void;
  /** These hits are now visible. */
  seen: (objectIDs: readonly string[]) => void;
};

/** How long, in milliseconds, a list must stay the same before it counts as seen. */
const seenAfter = 400;

/** Maximum number of hits that the service accepts in one event. */
const idsPerEvent = 20;

/** Reports nothing. */
export const noInsights: Insights = {followed: () => undefined, seen: () => undefined};

/** Insights as the build configured them: off unless the hosted search turns them on. */
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
    // A lost event does not concern the visitor. The next one tries to load the library again.
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

/** Loads the library that sends events. It is part of the site, in a separate file. */
async function loadInsights(): Promise<InsightsClient> {
  const {default: client, LocalStorage} = await import('search-insights');
  // It would store a list of opened hits for sales, which this site does not have.
  LocalStorage.store = undefined;
  return client;
}
