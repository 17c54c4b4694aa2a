import fc from 'fast-check';
import {matchPath as matchWithRouter} from 'react-router';

import {isWholeAddress, matchPath} from '@site/src/plugins/lean-client/browser/matchPath';

import {address, routeOptions} from './addresses';

test('addresses match the paths that they match with react-router, with the same words about how', () => {
  fc.assert(
    fc.property(fc.oneof(address, fc.constant('*')), address, routeOptions, (path, given, options) => {
      expect(matchPath(given, {path, ...options})).toEqual(matchWithRouter(given, {path, ...options}));
    }),
    {
      examples: [
        ['/Docs/', '/docs', {exact: true}],
        ['/docs', '/DOCS/', {exact: true}],
        ['/docs', '/docs//', {exact: true}],
        ['/docs//', '/docs/', {exact: true}],
        ['/docs/', '/docs', {exact: true, strict: true}],
        ['/Docs/', '/docs/', {exact: true, sensitive: true}],
        ['/', '/', {exact: true}],
      ],
    },
  );
});

test('a path alone, or one of several, may be asked for', () => {
  expect(matchPath('/docs/intro', '/docs')?.url).toBe('/docs');
  expect(matchPath('/blog/', ['/docs', '/blog/'])?.url).toBe('/blog/');
  expect(matchPath('/blog/', {path: ['/docs', '/blog/'], exact: true})?.url).toBe('/blog/');
  expect(matchPath('/blog/', {exact: true})).toBeNull();
});

test('only a route with one path that has to match to its end stands for one address', () => {
  expect(isWholeAddress({path: '/docs/', exact: true})).toBe(true);
  for (const route of [{path: '/docs/'}, {path: '*', exact: true}, {exact: true}, {path: ['/a'], exact: true}]) {
    expect(isWholeAddress(route)).toBe(false);
  }
});
