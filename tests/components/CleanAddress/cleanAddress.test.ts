import {cleanAddress} from '@site/src/components/CleanAddress/cleanAddress';

test.each([
  ['/docs/intro', '/docs/intro/'],
  ['/docs/intro/index.html', '/docs/intro/'],
  ['/docs/intro.html', '/docs/intro/'],
  ['/index.html', '/'],
  ['/preview/index.html', '/preview/'],
])('a page open at %s is the one built for %s', (path, builtFor) => {
  expect(cleanAddress(path, builtFor)).toBe(builtFor);
});

test.each([
  ['/docs/intro/', '/docs/intro/'],
  ['/docs/nothing', '/404.html'],
  ['/elsewhere/docs/intro', '/docs/intro/'],
  ['/docs/intro', '/docs/introduction/'],
])('a page open at %s stays there when it was built for %s', (path, builtFor) => {
  expect(cleanAddress(path, builtFor)).toBeUndefined();
});
