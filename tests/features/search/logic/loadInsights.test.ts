/** @jest-environment jsdom */
import {createInsights} from '@site/src/features/search/logic/insights';

// Jest would take the build for Node, which has no cookies and no beacon.
jest.mock('search-insights', () => jest.requireActual('../../../../node_modules/search-insights/index-browser.cjs'));

test('the library sends the event, and keeps nothing in the browser', async () => {
  const sendBeacon = jest.fn<boolean, [url: string, body: string]>(() => true);
  Object.assign(navigator, {sendBeacon});
  createInsights({
    provider: 'hosted',
    appId: 'ABCDE12345',
    searchKey: 'search-key',
    index: 'sentinel-docs',
    insights: true,
  }).followed({objectID: 'a', queryID: 'q1', position: 2});
  await new Promise((resolve) => setTimeout(resolve, 100));
  const [url, body] = sendBeacon.mock.calls[0]!;
  expect(url).toMatch(
    /^https:\/\/insights\.algolia\.io\/1\/events\?X-Algolia-Application-Id=ABCDE12345&X-Algolia-API-Key=search-key&/,
  );
  expect(JSON.parse(body)).toEqual({
    events: [
      {
        eventType: 'click',
        eventName: 'Search hit followed',
        index: 'sentinel-docs',
        queryID: 'q1',
        objectIDs: ['a'],
        positions: [2],
        userToken: expect.stringMatching(/^anonymous-/),
      },
    ],
  });
  expect(document.cookie).toBe('');
  expect(Object.keys(localStorage)).toEqual([]);
});
