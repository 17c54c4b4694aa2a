/** @jest-environment jsdom */
import {openStoredSearches} from '@site/src/features/search/ui/storedSearches';
import type {SearchHit} from '@site/src/features/search/logic/record';

import {record} from '../support';

const hit = (number: number): SearchHit => ({
  ...record(`page-${number}`, [`Page ${number}`], 'text', {keywords: ['x']}),
  _highlightResult: {hierarchy: {lvl1: {value: '<mark>Page</mark>'}}},
  _snippetResult: {content: {value: '<mark>text</mark>'}},
});
const ids = (hits: {objectID: string}[]) => hits.map(({objectID}) => objectID);
const open = () => openStoredSearches('test', localStorage);
const recentKey = '__DOCSEARCH_RECENT_SEARCHES__test';
const favoriteKey = '__DOCSEARCH_FAVORITE_SEARCHES__test';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('opening a hit again moves it up, and a favourite is not listed twice', () => {
  const searches = open();
  [1, 2, 1].forEach((number) => searches.addRecent(hit(number)));
  expect(ids(searches.recent())).toEqual([hit(1).objectID, hit(2).objectID]);
  searches.save(searches.recent()[1]!);
  searches.addRecent(hit(2));
  expect(ids(searches.recent())).toEqual([hit(1).objectID]);
});

test('removes recent searches and favourites', () => {
  const searches = open();
  searches.addRecent(hit(1));
  searches.save(hit(2));
  searches.removeRecent(searches.recent()[0]!);
  searches.removeFavorite(searches.favorites()[0]!);
  expect([searches.recent(), searches.favorites()]).toEqual([[], []]);
});

test.each(['{"a": ', 'null', '{}', '[null, 1, "x", {}]', '[{"objectID": "1", "url": "javascript:alert(1)"}]'])(
  '%s in the storage is passed over',
  (text) => {
    jest.spyOn(console, 'warn').mockImplementation();
    localStorage.setItem(recentKey, text);
    expect(open().recent()).toEqual([]);
  },
);

test('what is still readable in a damaged list stays', () => {
  open().save(hit(1));
  const list = JSON.parse(localStorage.getItem(favoriteKey)!) as object[];
  localStorage.setItem(favoriteKey, JSON.stringify([{broken: true}, ...list]));
  expect(ids(open().favorites())).toEqual([hit(1).objectID]);
});

test.each([
  ['is full', open],
  ['is missing', () => openStoredSearches('test', undefined)],
])('where the storage %s, the lists last until the page is left', (_, openLists) => {
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const searches = openLists();
  searches.addRecent(hit(1));
  expect(ids(searches.recent())).toEqual([hit(1).objectID]);
});
