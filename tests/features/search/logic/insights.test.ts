import type {InsightsClient} from 'search-insights';

import type {SearchProvider} from '@site/src/environment';
import {createInsights, noInsights} from '@site/src/features/search/logic/insights';

const hosted: SearchProvider = {
  provider: 'hosted',
  appId: 'ABCDE12345',
  searchKey: 'search-key',
  index: 'sentinel-docs',
  insights: true,
};

const client = jest.fn<Promise<boolean>, [method: string, ...events: unknown[]]>(async () => true);
const load = jest.fn(async () => client as unknown as InsightsClient);

/** What the library was asked to do after it was set up. */
const sent = () => client.mock.calls.filter(([method]) => method !== 'init');

beforeEach(() => {
  jest.useFakeTimers();
  client.mockClear();
  load.mockReset().mockImplementation(async () => client as unknown as InsightsClient);
});

afterEach(() => jest.useRealTimers());

const follow = {objectID: 'a', queryID: 'q1', position: 1};

test.each<[string, SearchProvider]>([
  ['the built-in search', {provider: 'embedded'}],
  ['a hosted search without them', {...hosted, insights: false}],
])('%s reports and loads nothing', async (_, search) => {
  const insights = createInsights(search, load);
  expect(insights).toBe(noInsights);
  insights.followed(follow);
  insights.seen(['a']);
  await jest.advanceTimersByTimeAsync(1000);
  expect(load).not.toHaveBeenCalled();
});

test('the library is loaded at the first event, once, and sets no cookie', async () => {
  const insights = createInsights(hosted, load);
  expect(load).not.toHaveBeenCalled();
  insights.followed(follow);
  insights.followed(follow);
  await jest.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(1);
  expect(client.mock.calls.filter(([method]) => method === 'init')).toEqual([
    ['init', {appId: 'ABCDE12345', apiKey: 'search-key', useCookie: false}],
  ]);
});

test('a followed hit that no query found is not reported', async () => {
  createInsights(hosted, load).followed({objectID: 'a', queryID: undefined, position: 1});
  await jest.advanceTimersByTimeAsync(0);
  expect(load).not.toHaveBeenCalled();
});

describe('hits that are seen', () => {
  const seenIds = () =>
    sent().flatMap(([, ...events]) => events.map((event) => (event as {objectIDs: string[]}).objectIDs));

  test.each([
    ['the list was emptied before', [['a'], []], 399, []],
    ['the same list is drawn again', [['a'], ['a'], ['b'], ['a']], 400, [['a'], ['b'], ['a']]],
    ['one is in the list twice', [['a', 'b', 'a']], 400, [['a', 'b']]],
  ])('are reported once, and only when they were there for 400 ms: %s', async (_, lists, each, reported) => {
    const insights = createInsights(hosted, load);
    for (const list of lists) {
      insights.seen(list);
      await jest.advanceTimersByTimeAsync(each);
    }
    await jest.advanceTimersByTimeAsync(400);
    expect(seenIds()).toEqual(reported);
  });
});

test('a library that fails to load causes no error, and is loaded again at the next event', async () => {
  load.mockRejectedValueOnce(new Error('no network'));
  const insights = createInsights(hosted, load);
  insights.followed(follow);
  await jest.advanceTimersByTimeAsync(0);
  insights.followed(follow);
  await jest.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(2);
  expect(sent()).toHaveLength(1);
});

test('a refused event causes no error', async () => {
  client.mockImplementationOnce(() => Promise.resolve(true)).mockRejectedValueOnce(new Error('blocked'));
  createInsights(hosted, load).followed(follow);
  await expect(jest.advanceTimersByTimeAsync(0)).resolves.not.toThrow();
});
