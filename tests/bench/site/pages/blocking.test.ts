import {blockingBetween} from '../../../../bench/site/pages/blocking';

const tasks = [
  {begin: 100, end: 280},
  {begin: 500, end: 560},
  {begin: 600, end: 640},
];

test('of each task that a visitor waits for, what is beyond 50 ms counts', () => {
  expect(blockingBetween(tasks, 0, Infinity)).toBe(130 + 10);
});

test('total blocking time begins with the first paint, also within a task', () => {
  expect(blockingBetween(tasks, 200, Infinity)).toBe(30 + 10);
  expect(blockingBetween(tasks, 280, Infinity)).toBe(10);
  expect(blockingBetween(tasks, 560, Infinity)).toBe(0);
});

test('until the first paint, what follows it does not count', () => {
  expect(blockingBetween(tasks, 0, 200)).toBe(50);
  expect(blockingBetween(tasks, 0, 100)).toBe(0);
});
