import {liteClient} from 'algoliasearch/lite';

import {createCaches} from './clientCache';
import {readAnswer} from './hostedAnswer';
import type {SearchClient, SearchRecord, SearchRequest} from './record';

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;

export type HostedOptions = {
  appId: string;
  /** A key that may only search. */
  searchKey: string;
  index: string;
  /** Origin of the site; addresses of hits that begin with it become paths. */
  siteUrl: string;
  /** Whether the service names each query, so that clicks can be told to it. */
  insights?: boolean;
  /** Language of the records that are searched. */
  language?: string;
  /** Tags of the theme; a hit has one of them. */
  tags?: readonly string[];
  /** Other hosts than those of the service, for tests. */
  hosts?: ClientOptions['hosts'];
  /** Other times, in milliseconds, after which a host counts as gone, for tests. */
  timeouts?: ClientOptions['timeouts'];
};

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** All that a record has; the keywords only help to find it. */
const fields = [
  'url',
  'type',
  'content',
  'hierarchy',
  'kind',
  'weight',
  'language',
  'docusaurus_tag',
] satisfies Exclude<keyof SearchRecord, 'keywords'>[];

/** Tags of the pages outside the docs and of the docs' current version. */
const currentTags = ['default', 'docs-default-current'];

/**
 * Answers from an index of Algolia. Which host is asked, how long it may take, how long a
 * host that failed is left alone, and what is kept of earlier answers is left to the service's
 * own client. Rejects with that client's error, or with one that says how the answer is wrong.
 */
export function createHostedClient(options: HostedOptions): SearchClient {
  const client = liteClient(options.appId, options.searchKey, clientOptions(options));
  return {
    async search(request) {
      const answer: unknown = await client.search({requests: [toServiceRequest(request, options)]});
      const read = readAnswer(answer, options.siteUrl);
      if (!read.ok) {
        // It is kept like any other answer, and the next try would meet it again.
        await client.clearCache();
        throw new Error(read.fault);
      }
      return read.answer;
    },
  };
}

function clientOptions({hosts, timeouts}: HostedOptions): ClientOptions {
  return {
    // Every 4xx is final; the client would ask again after a 429 and keep the visitor waiting.
    maxRateLimitRetries: 0,
    ...createCaches(),
    ...(hosts && {hosts}),
    ...(timeouts && {timeouts}),
  };
}

function toServiceRequest(request: SearchRequest, {index, insights = false, language = 'en', tags}: HostedOptions) {
  const {query, hitsPerPage = 20, page = 0, snippetWords = 10} = request;
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
    page,
    clickAnalytics: insights,
    facetFilters: [`language:${language}`, (tags ?? currentTags).map((tag) => `docusaurus_tag:${tag}`)],
  };
}
