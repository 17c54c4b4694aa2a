import {readHash, writeHash} from '@site/src/browser-tools/frame/linkedState';

test('a state is read as it was written', () => {
  const state = {kind: 'filter', line: 'tcp|in|d=22|s=192.0.2.0/24', note: '50% & more # "ä"', empty: ''};
  expect(readHash(writeHash(state))).toEqual(state);
});

test.each(['', '#', '#how-do-i-start', '?a=b'])('%j is not a state', (hash) => {
  expect(readHash(hash)).toBeUndefined();
});

test('reads a hash with an invalid encoding without an error', () => {
  expect(readHash('#?line=%E0%A4%A&__proto__=x')).toMatchObject({line: expect.any(String)});
});
