import fc from 'fast-check';
import pathToRegexp from 'path-to-regexp';

import {checkPaths} from '@site/src/plugins/lean-client/checkPaths';
import literalPath from '@site/src/plugins/lean-client/browser/literalPath';

import {address} from './addresses';

const options = fc.record({end: fc.boolean(), strict: fc.boolean(), sensitive: fc.boolean()});

function answer(match: ArrayLike<string> | null): string[] | null {
  return match && Array.from(match);
}

test('paths match the addresses that they match with path-to-regexp', () => {
  fc.assert(
    fc.property(fc.oneof(address, fc.constant('*')), address, options, (path, given, how) => {
      const expected = pathToRegexp(path, [], how).exec(given);
      expect(answer(literalPath(path, [], how).exec(given))).toEqual(answer(expected));
    }),
    {examples: [['/docs/', '/docs/intro/', {end: false, strict: false, sensitive: false}]]},
  );
});

test('the name of the page is the only parameter, for the page of unknown addresses', () => {
  const keys: {name: number}[] = [];
  literalPath('*', keys);
  literalPath('/docs/', keys);
  expect(keys).toEqual([{name: 0}]);
});

test('an address is made of a path by leaving it as it is', () => {
  expect(literalPath.compile('/docs/')()).toBe('/docs/');
});

test('a path with a parameter stops the build', () => {
  expect(() => checkPaths({'/blog/-fba': {}, '*-0': {}})).not.toThrow();
  expect(() => checkPaths({'/blog/:year/-fba': {}})).toThrow('have a parameter: /blog/:year/.');
});
