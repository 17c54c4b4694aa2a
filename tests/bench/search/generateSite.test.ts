import {generateSite, sentencesOf} from '@site/bench/search/generateSite';
import {builtPage} from '@site/src/plugins/built-pages/builtPage';
import {pageToRecords} from '@site/src/plugins/search-records/pageToRecords';
import {toSections} from '@site/src/search/sections';

import {record} from '../../search/support/records';

const sections = toSections([
  record('knock', ['Port knocking']),
  record('knock', ['Port knocking'], 'A knock opens the port. It closes again!'),
  record('knock', ['Port knocking', 'Choose <ports>']),
  record('knock', ['Port knocking', 'Choose <ports>'], 'Three & more are safe.'),
  record('knock', ['Port knocking', 'Check']),
  record('knock', ['Port knocking', 'Check'], 'Look into the log. Is it there?'),
]);

test('the same seed gives the same site, another one another', () => {
  expect(generateSite(sections, {pages: 4, seed: 1})).toEqual(generateSite(sections, {pages: 4, seed: 1}));
  expect(generateSite(sections, {pages: 4, seed: 1})).not.toEqual(generateSite(sections, {pages: 4, seed: 2}));
});

test('generated pages are cut into as many sections as real ones, with their headings and sentences', () => {
  const pages = generateSite(sections, {pages: 5, seed: 1});
  expect(new Set(pages.map(({url}) => url)).size).toBe(5);
  const made = toSections(pages.map(builtPage).flatMap(pageToRecords));
  expect(made).toHaveLength(5 * sections.length);
  const real = sections.flatMap(({content}) => sentencesOf(content));
  expect(made.flatMap(({content}) => sentencesOf(content)).sort()).toEqual(
    Array.from({length: 5}, () => real)
      .flat()
      .sort(),
  );
  expect(new Set(made.map(({heading}) => heading))).toEqual(new Set(['', 'Choose <ports>', 'Check']));
});

test('sentences end at full stops, not inside of names', () => {
  expect(sentencesOf('Edit csf.conf first. Then restart.')).toEqual(['Edit csf.conf first.', 'Then restart.']);
  expect(sentencesOf('')).toEqual([]);
});
