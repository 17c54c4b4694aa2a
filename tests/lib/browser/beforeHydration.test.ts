/** @jest-environment jsdom */
import {createBrowserHistory} from 'history';

import {canonicalPath} from '@site/src/lib/browser/beforeHydration';

async function loadAt(url: string): Promise<void> {
  window.history.replaceState(null, '', url);
  await jest.isolateModulesAsync(async () => {
    await import('@site/src/lib/browser/beforeHydration');
  });
}

const halfCharacter = '%ED%A0%BD';

test.each([
  ['a path', `/docs/${halfCharacter}/?q=1#ports`, `/docs/${halfCharacter.replaceAll('%', '%25')}/?q=1#ports`],
  ['a hash', '/docs/#%E0%A4%A', '/docs/#%25E0%25A4%25A'],
])('%s with an invalid encoding is encoded again, so that the router can read the URL', async (_, url, repaired) => {
  await loadAt(url);
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(repaired);
  expect(() => createBrowserHistory().location).not.toThrow();
});

test('any other URL stays as it is', async () => {
  await loadAt('/docs/caf%C3%A9/?q=%E0#%25');
  expect(window.location.href).toBe('http://localhost/docs/caf%C3%A9/?q=%E0#%25');
});

test('a URL that "back" leads to is repaired too', async () => {
  await loadAt('/docs/');
  window.history.replaceState(null, '', '/docs/#%E0');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(window.location.hash).toBe('#%25E0');
});

test.each([
  ['/docs/intro', '/docs/intro/'],
  ['/docs/intro/index.html', '/docs/intro/'],
  ['/docs/intro.html', '/docs/intro/'],
  ['/index.html', '/'],
  ['/preview/index.html', '/preview/'],
])('a page open at %s is the one built for %s', (path, builtFor) => {
  expect(canonicalPath(path, builtFor)).toBe(builtFor);
});

test.each([
  ['/docs/intro/', '/docs/intro/'],
  ['/docs/nothing', '/404.html'],
  ['/elsewhere/docs/intro', '/docs/intro/'],
  ['/docs/intro', '/docs/introduction/'],
])('a page open at %s stays there when it was built for %s', (path, builtFor) => {
  expect(canonicalPath(path, builtFor)).toBeUndefined();
});

test.each([
  ['a name that is no mode', {theme: 'blue', themeChoice: 'blue'}, {theme: 'light', themeChoice: 'light'}],
  [
    'a stored "system" that gave no mode',
    {theme: 'system', themeChoice: 'system'},
    {theme: 'light', themeChoice: 'light'},
  ],
  ['the choice of the visitor', {theme: 'dark', themeChoice: 'dark'}, {theme: 'dark', themeChoice: 'dark'}],
  ['the mode of the system', {theme: 'dark', themeChoice: 'system'}, {theme: 'dark', themeChoice: 'system'}],
])('the colour mode is light or dark: %s', async (_, before, after) => {
  Object.assign(document.documentElement.dataset, before);
  await loadAt('/');
  expect({...document.documentElement.dataset}).toEqual(after);
});
