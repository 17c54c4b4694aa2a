import {apiClientVersion, liteClient} from 'algoliasearch/lite';

import {
  defaults,
  type Level,
  type SearchAnswer,
  type SearchClient,
  type SearchHit,
  type SearchRecord,
  type SearchRequest,
} from './record';
import {SearchFailure, type FailureKind} from './searchFailure';

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;

export type HostedOptions = {
  appId: string;
  /** A key that may only search. */
  searchKey: string;
  index: string;
  /** Origin of the site. URLs of hits that begin with it become paths. */
  siteUrl: string;
  /** Whether the service returns an id for each query, so that clicks can be reported. */
  insights?: boolean;
  /** Language of the records that are searched. */
  language?: string;
  /** Tags of the theme. A hit has one of them. */
  tags?: readonly string[];
  /** Hosts that replace those of the service, for tests. */
  hosts?: ClientOptions['hosts'];
  /** Other timeouts for a host, in milliseconds, for tests. */
  timeouts?: ClientOptions['timeouts'];
};

const levels: readonly Level[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** All attributes of a record, except those that only help to find it and those that only the built-in search needs. */
const fields = [
  'url',
  'type',
  'content',
  'hierarchy',
  'kind',
  'weight',
  'language',
  'docusaurus_tag',
] satisfies Exclude<keyof SearchRecord, 'keywords' | 'questions' | 'lead' | 'shortAnswers'>[];

/** Tags of the pages outside the docs and of the docs' current version. */
const currentTags = ['default', 'docs-default-current'];

/**
 * Answers from an Algolia index. Algolia's client chooses the host, the timeout, how long to avoid a failed host, and
 * what to cache. Rejects with a `SearchFailure` whose cause is that client's error, or which says what is wrong with the answer.
 */
export function createHostedClient(options: HostedOptions): SearchClient {
  const {appId, searchKey, siteUrl, hosts, timeouts} = options;
  const client = liteClient(appId, searchKey, {
    // Every 4xx is final. The client would retry after a 429 and keep the visitor waiting.
    maxRateLimitRetries: 0,
    ...createCaches(),
    ...(hosts && {hosts}),
    ...(timeouts && {timeouts}),
  });
  return {
    async search(request) {
      const answer: unknown = await client
        .search({requests: [toServiceRequest(request, options)]})
        .catch((cause: Error) => {
          throw new SearchFailure(kindOf(cause), cause.message, {cause});
        });
      try {
        return readAnswer(answer, siteUrl);
      } catch (error) {
        // The client caches it like any other answer, and a retry would get it again.
        await client.clearCache();
        throw error;
      }
    },
  };
}

function toServiceRequest(request: SearchRequest, {index, insights = false, language = 'en', tags}: HostedOptions) {
  const {query, hitsPerPage = defaults.hitsPerPage, snippetWords = defaults.snippetWords} = request;
  return {
    query,
    indexName: index,
    attributesToRetrieve: fields,
    attributesToSnippet: ['content', ...levels.map((level) => `hierarchy.${level}`)].map(
      (field) => `${field}:${snippetWords}`,
    ),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage,
    clickAnalytics: insights,
    facetFilters: [`language:${language}`, (tags ?? currentTags).map((tag) => `docusaurus_tag:${tag}`)],
  };
}

/** Reads the service's answer. An answer in an unknown form is an error: "no results" would be wrong. */
function readAnswer(body: unknown, siteUrl: string): SearchAnswer {
  const result = isObject(body) && Array.isArray(body.results) ? (body.results[0] as unknown) : undefined;
  if (!isObject(result)) {
    throw unreadable('has no results');
  }
  const {hits, nbHits, queryID} = result;
  if (!Array.isArray(hits)) {
    throw unreadable('has no list of hits');
  }
  if (typeof nbHits !== 'number') {
    throw unreadable('does not say how many hits there are');
  }
  if (!hits.every(isHit)) {
    throw unreadable('has hits that are no records of this site; fill the index with "npm run search:push"');
  }
  return {
    hits: hits.map((hit) => ({...hit, url: toPath(hit.url, siteUrl)})),
    nbHits,
    ...(typeof queryID === 'string' && {queryID}),
  };
}

/** What an error of the service's client is about. It has a status, those of all hosts, or came with unreadable text. */
function kindOf(error: Partial<Errors>): FailureKind {
  const {name, status, stackTrace = []} = error;
  if (name === 'DeserializationError') {
    return 'file';
  }
  return [status, ...stackTrace.map(({response}) => response?.status)].some(Boolean) ? 'host' : 'connection';
}

/** What the errors of the service's client have. A host that gave no answer has the status 0. */
type Errors = {name: string; status: number; stackTrace: {response?: {status: number}}[]};

function unreadable(why: string): SearchFailure {
  return new SearchFailure('file', `The answer of the search service cannot be read: it ${why}.`);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Checks the fields that a hit cannot be shown without. The rest is trusted. */
function isHit(hit: unknown): hit is SearchHit {
  return (
    isObject(hit) &&
    typeof hit.objectID === 'string' &&
    typeof hit.url === 'string' &&
    isObject(hit.hierarchy) &&
    typeof hit.hierarchy.lvl0 === 'string'
  );
}

/** A crawler writes full URLs, which would reload the site. */
function toPath(url: string, siteUrl: string): string {
  return url.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length) : url;
}

type Caches = Required<Pick<ClientOptions, 'hostsCache' | 'responsesCache'>>;
type Cache = Caches['hostsCache'];
type Key = Parameters<Cache['get']>[0];

/**
 * A cache for the service's client until the page is closed: states of its hosts, and answers. The caches of version
 * 5.64 of the client lose the states: they store one under the host with its state, look it up under the host without,
 * and its functions do not survive serialisation. The client still decides how long to avoid a host.
 */
function createCaches(): Caches {
  // Another version of the client may read answers differently.
  const nameOfAnswer = (request: Key): string => `${apiClientVersion}-${JSON.stringify(request)}`;
  return {hostsCache: createCache(nameOfHost), responsesCache: createCache(nameOfAnswer)};
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
    // A key's value was stored under that key, so it has the requested type.
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
