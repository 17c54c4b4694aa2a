import {newPathOf, oldPaths, redirects} from '@site/src/urls/oldPaths';

test('every address begins and ends with a slash, and is written small', () => {
  for (const address of [...Object.keys(redirects), ...Object.values(redirects)]) {
    expect(address).toMatch(/^\/([a-z0-9-]+\/)*$/);
  }
});

test('no old address leads to another one', () => {
  expect(Object.values(redirects).filter((to) => to in redirects)).toEqual([]);
});

test.each([
  '/docs/uninstall/',
  '/docs/uninstall',
  '/docs/uninstall.html',
  '/docs/uninstall/index.html',
  '/Docs/Uninstall/',
  '/docs/uninstall//',
])('%s is known', (path) => {
  expect(newPathOf(path)).toBe('/docs/update-and-uninstall/');
});

test.each(['/', '/docs/', '/docs/uninstall/csf/', '/uninstall/', '/__proto__/', '/constructor', ''])(
  '%s is not an old address',
  (path) => expect(newPathOf(path)).toBeUndefined(),
);

test('the addresses that others link to are in the list', () => {
  expect(oldPaths).toMatchObject({
    '/docs/uninstall/': '/docs/update-and-uninstall/',
    '/docs/usage/': '/docs/usage/introduction/',
    '/blog/how-to-install-sentinel-on-cpanel-server/': '/docs/installation/',
  });
});
