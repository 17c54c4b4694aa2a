/** @jest-environment jsdom */
import {apiClientVersion as liteClientVersion, liteClient} from 'algoliasearch/lite';
import {readFileSync} from 'node:fs';
import {glob} from 'tinyglobby';

import {createHostedClient, type HostedOptions} from '@site/src/features/search/logic/hostedClient';
import type {SearchRecord} from '@site/src/features/search/logic/record';

import {startLoopback, type Loopback, type Reply} from '../support/loopback';
import {line} from './specification';

// Jest would take the build for Node, whose times, caches and place of the key are others than in a browser.
jest.mock('algoliasearch/lite', () => jest.requireActual('algoliasearch/dist/lite/builds/browser.js'));

const record: SearchRecord = {
  objectID: '/docs/a/:1',
  url: '/docs/a/#knock',
  type: 'lvl2',
  content: null,
  hierarchy: {lvl0: 'Usage', lvl1: 'Ports', lvl2: 'Knock', lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  kind: 'docs',
  weight: {pageRank: 100, level: 90, position: -1},
  language: 'en',
  docusaurus_tag: 'docs-default-current',
};

const json = (value: unknown): Reply => ({body: JSON.stringify(value)});
const found = json({results: [{hits: [record], nbHits: 31, queryID: 'q1'}]});
const failure: Reply = {status: 500, body: '{"message": "out of order"}'};

const servers: Loopback[] = [];

async function serve(...replies: Reply[]): Promise<Loopback> {
  let count = 0;
  const server = await startLoopback(() => replies[Math.min(count++, replies.length - 1)]!);
  servers.push(server);
  return server;
}

const host = ({port}: {port: number}) => ({
  url: '127.0.0.1',
  port,
  protocol: 'http' as const,
  accept: 'readWrite' as const,
});

const clientFor = (ports: {port: number}[], options: Partial<HostedOptions> = {}) =>
  createHostedClient({
    appId: 'ABCDE12345',
    searchKey: 'search-key',
    index: 'sentinel-docs',
    siteUrl: 'https://example.org',
    hosts: ports.map(host),
    // A busy machine may need longer than the client waits.
    timeouts: {connect: 60_000, read: 60_000, write: 60_000},
    ...options,
  });

beforeEach(() => {
  // Where the service's client remembers hosts that are down.
  localStorage.clear();
  // jsdom logs every failed request.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(servers.splice(0).map(({close}) => close()));
});

describe('the request', () => {
  test(line('7.2'), async () => {
    const server = await serve(found);
    await clientFor([server]).search({query: 'port knocking'});
    expect(server.received[0]).toMatchObject({method: 'POST', path: '/1/indexes/*/queries'});
    expect(server.received[0]!.body).toEqual({
      requests: [
        {
          query: 'port knocking',
          indexName: 'sentinel-docs',
          attributesToRetrieve: ['url', 'type', 'content', 'hierarchy', 'kind', 'weight', 'language', 'docusaurus_tag'],
          attributesToSnippet: ['content:10', ...[0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:10`)],
          snippetEllipsisText: '…',
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
          hitsPerPage: 20,
          clickAnalytics: false,
          facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
        },
      ],
    });
  });

  test.each<[string, Partial<HostedOptions>, object, object]>([
    [
      'as many hits and words of snippets as are wanted',
      {},
      {hitsPerPage: 5, snippetWords: 5},
      {hitsPerPage: 5, attributesToSnippet: expect.arrayContaining(['content:5', 'hierarchy.lvl6:5'])},
    ],
    [
      'the language and the tags of the site, and click events where they are switched on',
      {insights: true, language: 'de', tags: ['default']},
      {},
      {clickAnalytics: true, facetFilters: ['language:de', ['docusaurus_tag:default']]},
    ],
  ])('asks for %s', async (_, options, request, asked) => {
    const server = await serve(found);
    await clientFor([server], options).search({query: 'a', ...request});
    expect(server.received[0]!.body).toMatchObject({requests: [asked]});
  });

  test(line('7.11'), async () => {
    const server = await serve(found);
    await clientFor([server]).search({query: 'a'});
    const {parameters, headers} = server.received[0]!;
    expect(parameters.get('x-algolia-application-id')).toBe('ABCDE12345');
    expect(parameters.get('x-algolia-api-key')).toBe('search-key');
    expect(Object.keys(headers)).not.toContain('x-algolia-api-key');
  });
});

describe('a good answer', () => {
  test(line('7.3'), async () => {
    await expect(clientFor([await serve(found)]).search({query: 'a'})).resolves.toEqual({
      hits: [record],
      nbHits: 31,
      queryID: 'q1',
    });
  });

  test('has no name of the query if the service gave none', async () => {
    const client = clientFor([await serve(json({results: [{hits: [], nbHits: 0}]}))]);
    await expect(client.search({query: 'a'})).resolves.toStrictEqual({hits: [], nbHits: 0});
  });

  test.each([
    ['https://example.org/docs/a/#b', '/docs/a/#b'],
    ['https://example.org.evil/docs/', 'https://example.org.evil/docs/'],
    ['/docs/a/', '/docs/a/'],
  ])('leads from %s to %s', async (url, path) => {
    const client = clientFor([await serve(json({results: [{hits: [{...record, url}], nbHits: 1}]}))]);
    await expect(client.search({query: 'a'})).resolves.toMatchObject({hits: [{url: path}]});
  });

  test(line('7.13'), async () => {
    const server = await serve(found);
    const client = clientFor([server]);
    const first = await client.search({query: 'a'});
    await expect(client.search({query: 'a'})).resolves.toEqual(first);
    expect(server.received).toHaveLength(1);
    // Part of what an answer is kept under.
    expect(server.received[0]!.parameters.get('x-algolia-agent')).toContain(`(${liteClientVersion})`);
    await client.search({query: 'b'});
    expect(server.received).toHaveLength(2);
  });
});

describe('a failure', () => {
  test(line('8.5'), async () => {
    const ports = [await serve(failure), await serve(failure)];
    await expect(clientFor(ports).search({query: 'a'})).rejects.toMatchObject({
      message: expect.stringContaining('Unreachable hosts'),
      kind: 'host',
    });
    expect(ports.map(({received}) => received.length)).toEqual([1, 1]);
  });

  test('of the network is one of the connection', async () => {
    const options = {appId: 'x', searchKey: 'y', index: 'z', siteUrl: 'https://example.org'};
    const nowhere = {url: 'localhost:1', accept: 'readWrite', protocol: 'http'} as const;
    const client = createHostedClient({...options, hosts: [nowhere]});
    await expect(client.search({query: 'a'})).rejects.toMatchObject({
      message: expect.stringContaining('Unreachable hosts'),
      kind: 'connection',
    });
  });

  test(line('7.12'), async () => {
    const [broken, good] = [await serve(failure), await serve(found)];
    const client = clientFor([broken, good]);
    await expect(client.search({query: 'a'})).resolves.toMatchObject({nbHits: 31});
    await client.search({query: 'b'});
    expect([broken.received.length, good.received.length]).toEqual([1, 2]);
  });

  test.each([400, 403, 404, 429])(`${line('8.6', '8.9')} Status %d.`, async (status) => {
    const refusal: Reply = {status, body: JSON.stringify({message: 'not like this', status})};
    const ports = [await serve(refusal), await serve(found)];
    await expect(clientFor(ports).search({query: 'a'})).rejects.toMatchObject({
      message: 'not like this',
      kind: 'host',
      cause: {status},
    });
    expect(ports.map(({received}) => received.length)).toEqual([1, 0]);
  });
});

test.each([300, 500, 503])(`${line('8.8')} Status %d.`, async (status) => {
  const [broken, good] = [await serve({status, body: '{}'}), await serve(found)];
  await expect(clientFor([broken, good]).search({query: 'a'})).resolves.toMatchObject({nbHits: 31});
  expect([broken.received.length, good.received.length]).toEqual([1, 1]);
});

describe('the client that pages load', () => {
  const client = liteClient('ABCDE12345', 'search-key') as ReturnType<typeof liteClient> & {
    transporter: {hosts: {url: string; protocol: string}[]};
  };

  test(line('7.10'), () => {
    const {hosts} = client.transporter;
    expect(hosts.map(({url}) => url).slice(0, 2)).toEqual(['ABCDE12345-dsn.algolia.net', 'ABCDE12345.algolia.net']);
    expect(
      hosts
        .slice(2)
        .map(({url}) => url)
        .sort(),
    ).toEqual(['1', '2', '3'].map((number) => `ABCDE12345-${number}.algolianet.com`));
    expect(new Set(hosts.map(({protocol}) => protocol))).toEqual(new Set(['https']));
  });

  test(line('7.4'), async () => {
    expect(typeof client.getRecommendations).toBe('function');
    const ui = await glob('src/features/search/**/*.{ts,tsx}');
    expect(ui.length).toBeGreaterThan(20);
    expect(ui.filter((file) => readFileSync(file, 'utf8').includes('getRecommendations'))).toEqual([]);
  });
});

describe('an answer that is not understood', () => {
  test(line('8.7'), async () => {
    const client = clientFor([await serve({body: '<html>proxy</html>'})]);
    await expect(client.search({query: 'a'})).rejects.toMatchObject({
      kind: 'file',
      cause: {name: 'DeserializationError'},
    });
  });

  test.each([
    ['null', null, 'has no results'],
    ['an empty object', {}, 'has no results'],
    ['no results', {results: []}, 'has no results'],
    ['no hits', {results: [{nbHits: 0}]}, 'has no list of hits'],
    ['hits that are no list', {results: [{hits: {}, nbHits: 0}]}, 'has no list of hits'],
    ['no number of hits', {results: [{hits: []}]}, 'does not say how many hits there are'],
    [
      'hits of another kind',
      {results: [{hits: [{objectID: '1', name: 'Shoe'}], nbHits: 1}]},
      'has hits that are no records of this site; fill the index with "npm run search:push"',
    ],
  ])('rejects if it is %s', async (_, body, error) => {
    const client = clientFor([await serve(json(body))]);
    await expect(client.search({query: 'a'})).rejects.toMatchObject({
      kind: 'file',
      message: `The answer of the search service cannot be read: it ${error}.`,
    });
  });

  test('is not kept: the next try asks again', async () => {
    const server = await serve(json({}), found);
    const client = clientFor([server]);
    await expect(client.search({query: 'a'})).rejects.toThrow();
    await expect(client.search({query: 'a'})).resolves.toMatchObject({nbHits: 31});
    expect(server.received).toHaveLength(2);
  });
});
