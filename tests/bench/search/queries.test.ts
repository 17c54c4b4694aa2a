import {hitRate, keystrokesOf, readQueries} from '@site/bench/search/queries';

test('a query is typed letter by letter; a space alone changes nothing', () => {
  expect(keystrokesOf('csf -r')).toEqual(['c', 'cs', 'csf', 'csf -', 'csf -r']);
});

test('a query is answered by one of its pages, whichever section of it was found', () => {
  const answers = [
    {accepted: ['/docs/a/'], found: ['/docs/a/#one', '/docs/b/']},
    {accepted: ['/docs/a/'], found: ['/docs/b/#one', '/docs/b/#two', '/docs/b/#three', '/docs/a/']},
    {accepted: ['/docs/a/'], found: ['/docs/b/', '/docs/c/', '/docs/d/', '/docs/a/']},
    {accepted: ['/docs/a/'], found: []},
  ];
  expect(hitRate(answers, 1)).toBe(1 / 4);
  expect(hitRate(answers, 3)).toBe(2 / 4);
});

test('accepted pages are addresses', () => {
  const accepted = readQueries().flatMap((asked) => asked.accepted);
  expect(accepted.length).toBeGreaterThan(0);
  expect(accepted.filter((address) => !/^\/(docs|blog)\/.*\/$/.test(address))).toEqual([]);
});
