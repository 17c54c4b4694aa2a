import type {liteClient} from 'algoliasearch/lite';

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

/**
 * Keeps what the service's client notes about its hosts, until the page is closed. The caches
 * that version 5.64 of the client brings lose it: the note is written under the host with its
 * state and looked up under the host without, and its functions do not survive as text. How
 * long a host is left alone is still decided by the client.
 */
export function createHostMemory(): HostsCache {
  const notes = new Map<string, unknown>();
  return {
    // What is found under a host was written there, so it is of the type that is asked for.
    get: async <Note>(host: Key, create: () => Promise<Note>) => (notes.get(nameOf(host)) as Note) ?? create(),
    set: async (host, note) => {
      notes.set(nameOf(host), note);
      return note;
    },
    delete: async (host) => {
      notes.delete(nameOf(host));
    },
    clear: async () => notes.clear(),
  };
}

type Key = Parameters<HostsCache['get']>[0];

function nameOf(host: Key): string {
  if (typeof host === 'string') {
    return host;
  }
  const {protocol, url, port, accept} = host;
  return JSON.stringify([protocol, url, port, accept]);
}
