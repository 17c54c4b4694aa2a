import {groupHits} from '@site/src/features/search/logic/groupHits';
import type {SearchHit} from '@site/src/features/search/logic/record';

import {record} from '../support';

/** Hits as a search found them, each as section of the docs, page and heading: "Guides/ports/open". */
const hitsOf = (places: string[]): SearchHit[] =>
  places.map((place) => {
    const [name = '', page = '', heading = ''] = place.split('/');
    const {hierarchy, ...hit} = record(page, [page, ...(heading ? [heading] : [])]);
    return {...hit, hierarchy: {...hierarchy, lvl0: name}};
  });

const grouped = (places: string[]) =>
  groupHits(hitsOf(places)).map(({name, hits}) => [name, hits.map(({url}) => url.replace('/docs/', ''))]);

test('each section of the docs comes once, where its best hit is', () => {
  expect(grouped(['A/one', 'B/two', 'C/three', 'B/four', 'A/one/more', 'C/three/more'])).toEqual([
    ['A', ['one/', 'one/#more']],
    ['B', ['two/']],
    ['C', ['three/', 'three/#more']],
  ]);
});

test('a page does not come before one of the first three because its section does', () => {
  expect(grouped(['A/one', 'A/two', 'B/three', 'A/four', 'B/five', 'A/six'])).toEqual([
    ['A', ['one/', 'two/']],
    ['B', ['three/', 'five/']],
  ]);
  expect(grouped(['A/one', 'B/two', 'A/three', 'B/four', 'C/five', 'A/six'])).toEqual([
    ['A', ['one/', 'three/']],
    ['B', ['two/', 'four/']],
    ['C', ['five/']],
  ]);
});

test('no hits make no group', () => {
  expect(groupHits([])).toEqual([]);
});
