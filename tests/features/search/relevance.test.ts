import {ask, figuresOf, losses, readLists, type Outcome} from '@site/tools/measure/search/figures';
import {clientOf} from '@site/tools/measure/search';
import {sourceRecords} from '@site/tools/measure/search/sourceRecords';

import kept from './figures.json';

test('the search finds no list worse than kept by more than two queries (npm run measure search)', async () => {
  const outcomes = await ask(readLists(), clientOf(sourceRecords()));
  expect(losses(figuresOf(outcomes), kept)).toEqual([]);
});

const outcome = (query: string, place: number | null): Outcome => ({
  ...{list: 'list', isHeldOut: false, query, place, isSectionFirst: null, isNoticeRight: true, first: null},
});
const figures = (...places: (number | null)[]) =>
  figuresOf(places.map((place, number) => outcome(String(number), place)));

test('figures count the queries that a page answers', () => {
  expect(figures(0, 2, 3, -1, null).list).toEqual({
    first: {right: 1, of: 4},
    three: {right: 2, of: 4},
    notice: {right: 5, of: 5},
  });
});

test('two queries may be lost, not three; more queries in a list lose none', () => {
  const before = figures(0, 0, 0, 0);
  expect(losses(figures(0, 0, 1, 1), before)).toEqual([]);
  expect(losses(figures(0, 0, 0, 0, 0), before)).toEqual([]);
  expect(losses(figures(0, 1, 1, 1), before)).toEqual(['list, first: 1 of 4 are right, before 4 of 4']);
  expect(losses({}, before)).toHaveLength(3);
});
