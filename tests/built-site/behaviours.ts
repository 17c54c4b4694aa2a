import {load} from 'js-yaml';
import {readFileSync} from 'node:fs';

import {behaviours} from '@sentinel/csf/answers/behaviours';

import {pages, wordsOf} from './build';

/** Page, then fact, then words of that page which carry the fact. */
const mapping = load(readFileSync('tests/built-site/behaviours.yml', 'utf8')) as Record<string, Record<string, string>>;

const words = new Map(pages.map((page) => [page.address, wordsOf(page)]));
const places = Object.entries(mapping).flatMap(([page, facts]) =>
  Object.entries(facts).map(([id, text]) => ({page, id, text})),
);

test('every fact about the product has its page', () => {
  const mapped = new Set(places.map(({id}) => id));
  expect([...behaviours.keys()].filter((id) => !mapped.has(id))).toEqual([]);
});

test('the mapping names no fact that does not exist', () => {
  expect(places.filter(({id}) => !behaviours.has(id))).toEqual([]);
});

test('every fact is on its page in the words of the mapping', () => {
  const lost = places.filter(({page, text}) => words.get(`/docs/${page}/`)?.includes(text) !== true);
  expect(lost).toEqual([]);
});

test('the words of the mapping are enough to be recognised', () => {
  expect(places.filter(({text}) => text.split(' ').length < 3)).toEqual([]);
});
