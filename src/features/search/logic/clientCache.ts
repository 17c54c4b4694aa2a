import {apiClientVersion, type liteClient} from 'algoliasearch/lite';

type Caches = Required<Pick<NonNullable<Parameters<typeof liteClient>[2]>, 'hostsCache' | 'responsesCache'>>;
type Cache = Caches['hostsCache'];
type Key = Parameters<Cache['get']>[0];

/**
 * What the service's client keeps until the page is closed: notes about its hosts, and answers. The caches that version
 * 5.64 of the client brings lose the notes: they write one under the host with its state and look it up under the host
 * without, and its functions do not survive as text. How long a host is left alone is still decided by the client.
 */
export function createCaches(): Caches {
  return {hostsCache: createCache(nameOfHost), responsesCache: createCache(nameOfAnswer)};
}

/** The name under which an answer is kept: another version of the client may read answers in another way. */
export function nameOfAnswer(request: Key): string {
  return `${apiClientVersion}-${JSON.stringify(request)}`;
}

function nameOfHost(host: Key): string {
  if (typeof host === 'string') {
    return host;
  }
  const {protocol, url, port, accept} = host;
  return JSON.stringify([protocol, url, port, accept]);
}

function createCache(nameOf: (key: Key) => string): Cache {
  const kept = new Map<string, unknown>();
  return {
    // What is found under a key was written there, so it is of the type that is asked for.
    async get<Value>(key: Key, create: () => Promise<Value>, events?: {miss: (value: Value) => Promise<unknown>}) {
      const name = nameOf(key);
      if (kept.has(name)) {
        return kept.get(name) as Value;
      }
      const value = await create();
      await events?.miss(value);
      return value;
    },
    set: async (key, value) => {
      kept.set(nameOf(key), value);
      return value;
    },
    delete: async (key) => {
      kept.delete(nameOf(key));
    },
    clear: async () => kept.clear(),
  };
}
