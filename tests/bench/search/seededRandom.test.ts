import {dealer, seededRandom} from '@site/bench/search/seededRandom';

test('the same seed gives the same numbers, another one others', () => {
  const take = (seed: number) => Array.from({length: 5}, seededRandom(seed));
  expect(take(1)).toEqual(take(1));
  expect(take(1)).not.toEqual(take(2));
  expect(take(1).every((number) => number >= 0 && number < 1)).toBe(true);
});

test('a dealer deals every item once before any comes again', () => {
  const deal = dealer(['a', 'b', 'c', 'd'], seededRandom(1));
  const rounds = [1, 2, 3].map(() => [deal(), deal(), deal(), deal()]);
  rounds.forEach((round) => expect([...round].sort()).toEqual(['a', 'b', 'c', 'd']));
  expect(new Set(rounds.map((round) => round.join(''))).size).toBeGreaterThan(1);
});
