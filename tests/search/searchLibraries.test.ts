/** @jest-environment jsdom */
import {createAutocomplete} from '@algolia/autocomplete-core';
import {liteClient, type GetRecommendationsParams} from 'algoliasearch/lite';

import {createHostedClient, type HostedOptions} from '@site/src/search/hostedClient';

// Jest would take the builds for Node and for production; the latter leaves some checks out.
jest.mock('@algolia/autocomplete-core', () =>
  jest.requireActual('@algolia/autocomplete-core/dist/umd/index.development.js'),
);
jest.mock('algoliasearch/lite', () => jest.requireActual('algoliasearch/dist/lite/builds/browser.js'));

const options: HostedOptions = {
  appId: 'ABCDE12345',
  searchKey: 'search-key',
  index: 'sentinel-docs',
  siteUrl: 'https://example.org',
};

/** Requests of a browser without a network: each says which address it was for, then fails or hangs. */
function mockRequests(behaviour: 'fails' | 'never connects' | 'never answers'): URL[] {
  const asked: URL[] = [];
  class Request {
    static readonly OPENED = 1;
    OPENED = 1;
    readyState = 1;
    status = 0;
    responseText = '';
    onerror?: () => void;
    onreadystatechange?: () => void;
    open(_: string, url: string): void {
      asked.push(new URL(url));
    }
    setRequestHeader(): void {}
    abort(): void {}
    send(): void {
      if (behaviour === 'fails') {
        this.onerror?.();
      } else if (behaviour === 'never answers') {
        this.readyState = 2;
        this.onreadystatechange?.();
      }
    }
  }
  globalThis.XMLHttpRequest = Request as unknown as typeof XMLHttpRequest;
  return asked;
}

const {XMLHttpRequest: original} = globalThis;

afterEach(() => {
  jest.useRealTimers();
  globalThis.XMLHttpRequest = original;
});

describe('the client of the service', () => {
  test('asks the read host, then the three fallback hosts, over https', async () => {
    const asked = mockRequests('fails');
    await expect(createHostedClient(options).search({query: 'a'})).rejects.toMatchObject({name: 'RetryError'});
    expect(asked[0]?.host).toBe('abcde12345-dsn.algolia.net');
    expect(
      asked
        .slice(1)
        .map(({host}) => host)
        .sort(),
    ).toEqual(['abcde12345-1.algolianet.com', 'abcde12345-2.algolianet.com', 'abcde12345-3.algolianet.com']);
    expect(new Set(asked.map(({protocol}) => protocol))).toEqual(new Set(['https:']));
  });

  test.each([
    ['never connects', 1000],
    ['never answers', 2000],
  ] as const)('leaves a host that %s after %d ms', async (behaviour, time) => {
    jest.useFakeTimers();
    const asked = mockRequests(behaviour);
    void createHostedClient(options).search({query: 'a'});
    await jest.advanceTimersByTimeAsync(time - 1);
    expect(asked).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(2);
  });

  test('waits 30 s for what is written', () => {
    expect(liteClient('ABCDE12345', 'search-key').transporter.timeouts).toEqual({
      connect: 1000,
      read: 2000,
      write: 30_000,
    });
  });

  test('says which version it is with every request', async () => {
    const asked = mockRequests('fails');
    await expect(createHostedClient(options).search({query: 'a'})).rejects.toThrow();
    expect(asked[0]?.searchParams.get('x-algolia-agent')).toMatch(/^Algolia for JavaScript \(5\.\d+\.\d+\); Lite/);
  });
});

describe('what the client refuses', () => {
  test('no application id', () => {
    expect(() => liteClient('', 'search-key')).toThrow('`appId` is missing.');
    expect(() => createHostedClient({...options, appId: ''})).toThrow('`appId` is missing.');
  });

  test('no key', () => {
    expect(() => liteClient('ABCDE12345', '')).toThrow('`apiKey` is missing.');
    expect(() => createHostedClient({...options, searchKey: ''})).toThrow('`apiKey` is missing.');
  });

  const client = liteClient('ABCDE12345', 'search-key');

  test("a call of one's own without a path", () => {
    expect(() => client.customPost({path: ''})).toThrow('Parameter `path` is required when calling `customPost`.');
  });

  test.each([
    ['search', 'searchMethodParams', undefined],
    ['search', 'searchMethodParams.requests', {}],
    ['getRecommendations', 'getRecommendationsParams', undefined],
    ['getRecommendations', 'getRecommendationsParams.requests', {}],
  ] as const)('%s without %s', (method, parameter, given) => {
    expect(() => client[method](given as unknown as GetRecommendationsParams & {requests: never[]})).toThrow(
      `Parameter \`${parameter}\` is required when calling \`${method}\`.`,
    );
  });
});

describe('sources of the autocomplete library', () => {
  const source = (sourceId: string | undefined) => ({sourceId, getItems: () => [{}]});

  async function refresh(...sources: ReturnType<typeof source>[]): Promise<void> {
    const autocomplete = createAutocomplete({
      getSources: () => sources as (ReturnType<typeof source> & {sourceId: string})[],
    });
    autocomplete.setQuery('a');
    await autocomplete.refresh();
  }

  test('have an id each', async () => {
    await expect(refresh(source('docs'), source('blog'))).resolves.toBeUndefined();
  });

  test('cannot share an id', async () => {
    await expect(refresh(source('docs'), source('docs'))).rejects.toThrow('The `sourceId` "docs" is not unique.');
  });

  test('cannot be without one', async () => {
    await expect(refresh(source(undefined))).rejects.toThrow('A source must provide a `sourceId` string.');
  });
});
