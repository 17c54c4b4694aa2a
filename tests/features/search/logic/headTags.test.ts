import {searchHeadTags} from '@site/src/features/search/logic/headTags';

test('with a hosted search every page opens a connection to its read host', () => {
  expect(
    searchHeadTags({
      provider: 'hosted',
      appId: 'ABCDE12345',
      searchKey: 'search-key',
      index: 'sentinel-docs',
      insights: false,
    }),
  ).toEqual([
    {
      tagName: 'link',
      attributes: {rel: 'preconnect', href: 'https://ABCDE12345-dsn.algolia.net', crossorigin: 'anonymous'},
    },
  ]);
});

test('with the search that is built in no page names a service', () => {
  expect(searchHeadTags({provider: 'embedded'})).toEqual([]);
});
