import {median, percentile} from '@site/bench/search/statistics';

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 9])).toBe(3);
  expect(median([7])).toBe(7);
});

test('a percentile is a value that was measured', () => {
  const hundred = Array.from({length: 100}, (_, index) => 100 - index);
  expect(percentile(hundred, 0.5)).toBe(50);
  expect(percentile(hundred, 0.95)).toBe(95);
  expect(percentile([3, 1, 2], 0)).toBe(1);
  expect(percentile([3, 1, 2], 1)).toBe(3);
});

test('nothing measured is no figure', () => {
  expect(() => median([])).toThrow('There is no percentile of nothing.');
});
