/** @jest-environment jsdom */
import {startTransition, useState} from 'react';
import {liteClient} from 'algoliasearch/lite';
import {createRoot} from 'react-dom/client';
import type {InsightsClient} from 'search-insights';

import {groupHits} from '@site/src/features/search/logic/groupHits';
import {createHostedClient} from '@site/src/features/search/logic/hostedClient';
import {createInsights} from '@site/src/features/search/logic/insights';
import {openStoredSearches} from '@site/src/features/search/ui/storedSearches';

import {record} from '../features/search/support';
import {startLoopback} from '../support/loopback';
import {mountPlayer} from './support/reactPlayer';
import {line} from './specification';

// The build that browsers get; Jest would take the one for Node.
jest.mock('algoliasearch/lite', () => jest.requireActual('algoliasearch/dist/lite/builds/browser.js'));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation();
  localStorage.clear();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test(line('9.3'), () => {
  expect(jest.requireActual('nprogress')).toHaveProperty(
    'settings',
    expect.objectContaining({minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800}),
  );
});

const hit = (number: number) => record(`page-${number}`, [`Page ${number}`]);

const urls = (hits: readonly {url: string}[]) => hits.map(({url}) => url);

test(line('9.7'), () => {
  const searches = openStoredSearches('test', localStorage);
  for (let number = 1; number <= 9; number++) {
    searches.addRecent(hit(number));
  }
  // The newest first; a favourite is not among them.
  expect(urls(searches.recent())).toEqual([9, 8, 7, 6, 5, 4, 3].map((number) => hit(number).url));
  searches.save(hit(9));
  expect(urls(searches.recent())).toEqual([8, 7, 6, 5].map((number) => hit(number).url));
});

test(line('9.8'), () => {
  const searches = openStoredSearches('test', localStorage);
  for (let number = 1; number <= 12; number++) {
    searches.save(hit(number));
  }
  expect(searches.favorites()).toHaveLength(10);
});

test(line('9.11'), () => {
  expect(liteClient('AN-ID', 'a key').transporter.timeouts).toEqual({connect: 1000, read: 2000, write: 30_000});
});

test(line('9.12'), async () => {
  const broken = await startLoopback(() => ({status: 500, body: '{}'}));
  const good = await startLoopback(() => ({body: '{"results": [{"hits": [], "nbHits": 0}]}'}));
  const client = createHostedClient({
    appId: 'AN-ID',
    searchKey: 'a key',
    index: 'docs',
    siteUrl: 'https://example.org',
    hosts: [broken, good].map(({port}) => ({url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite'})),
    timeouts: {connect: 60_000, read: 60_000, write: 60_000},
  });
  const real = Date.now();
  const now = jest.spyOn(Date, 'now').mockReturnValue(real);
  await client.search({query: 'a'});
  now.mockReturnValue(real + 120_000);
  await client.search({query: 'b'});
  expect(broken.received).toHaveLength(1);
  now.mockReturnValue(real + 120_001);
  await client.search({query: 'c'});
  expect(broken.received).toHaveLength(2);
  await Promise.all([broken.close(), good.close()]);
});

test(line('7.7', '9.13'), async () => {
  jest.useFakeTimers();
  const library = jest.fn<Promise<boolean>, [method: string, ...events: {objectIDs: string[]}[]]>(async () => true);
  const insights = createInsights(
    {provider: 'hosted', appId: 'AN-ID', searchKey: 'a key', index: 'docs', insights: true},
    async () => library as unknown as InsightsClient,
  );
  const viewed = () => library.mock.calls.filter(([method]) => method === 'viewedObjectIDs');
  insights.seen(['another']);
  await jest.advanceTimersByTimeAsync(399);
  const many = Array.from({length: 45}, (_, number) => `hit ${number}`);
  insights.seen(many);
  await jest.advanceTimersByTimeAsync(399);
  expect(viewed()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(viewed()).toHaveLength(1);
  const [, ...events] = viewed()[0]!;
  expect(events.map(({objectIDs}) => objectIDs.length)).toEqual([20, 20, 5]);
  expect(events.flatMap(({objectIDs}) => objectIDs)).toEqual(many);
});

test(line('9.20'), () => {
  jest.useFakeTimers();
  const {media, player} = mountPlayer();
  player.current!.handleReady();
  expect(media.getDuration).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(99);
  expect(media.getDuration).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(media.getDuration).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(1000);
  expect(media.getDuration).toHaveBeenCalledTimes(12);
});

test.each([
  [4999, 1],
  [5000, 0],
])(`${line('9.21')} After %d ms`, (wait, seeks) => {
  jest.useFakeTimers();
  const {media, player} = mountPlayer();
  player.current!.seekTo(30);
  jest.advanceTimersByTime(wait);
  player.current!.handleReady();
  player.current!.handlePlay();
  expect(media.seekTo).toHaveBeenCalledTimes(seeks);
});

test(line('9.5'), () => {
  const hits = ['one', 'two', 'three'].flatMap((page) =>
    ['b', 'c', 'd', 'e'].map((heading) => {
      const {hierarchy, ...hit} = record(page, [page, heading]);
      return {...hit, hierarchy: {...hierarchy, lvl0: 'One section'}};
    }),
  );
  expect(groupHits(hits).map(({hits: shown}) => shown.length)).toEqual([5]);
});

test(line('9.22'), async () => {
  // React keeps the real timers for its own steps; only the time that it waits for a style sheet is of these.
  const {setTimeout: wait} = globalThis;
  const step = () => new Promise((resolve) => wait(resolve, 50));
  jest.useFakeTimers();
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: false});
  let show: (value: boolean) => void;
  function Page() {
    const [isShown, setShown] = useState(false);
    show = setShown;
    // Nothing here loads style sheets, as in a browser whose network has stalled.
    return isShown ? <link rel="stylesheet" href="/late.css" precedence="default" /> : 'The page before';
  }
  const container = document.createElement('div');
  const root = createRoot(container);
  root.render(<Page />);
  await step();
  startTransition(() => show(true));
  await step();
  jest.advanceTimersByTime(59_000);
  await step();
  expect(container.textContent).toBe('The page before');
  jest.advanceTimersByTime(1000);
  await step();
  expect(container.textContent).toBe('');
  root.unmount();
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});
});
