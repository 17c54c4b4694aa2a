import {formatCount, isStarCount, parseStoredCount, serializeCount} from '@site/src/components/StarBadge/useStarCount';

test('reads what it has written', () => {
  expect(parseStoredCount(serializeCount(0, 17))).toEqual({count: 0, timestamp: 17});
});

test.each([
  null,
  '',
  'nonsense',
  '{}',
  '[]',
  'null',
  '{"count":"5","timestamp":1}',
  '{"count":5}',
  '{"count":-5,"timestamp":1}',
])('%s is not a count', (text) => expect(parseStoredCount(text)).toBeUndefined());

test.each([[-1], [1.5], ['5'], [null], [Infinity], [2 ** 60]])('%s is not a number of stars', (value) =>
  expect(isStarCount(value)).toBe(false),
);

test('every count is written as the browser writes it in its compact notation', () => {
  const compact = new Intl.NumberFormat('en', {notation: 'compact', maximumFractionDigits: 1});
  const counts = Array.from({length: 3000}, (_, index) => [index, index * 50, 1.01 ** index].map(Math.floor)).flat();
  const safe = counts.filter(isStarCount);
  expect(safe.map(formatCount)).toEqual(safe.map((count) => compact.format(count)));
});
