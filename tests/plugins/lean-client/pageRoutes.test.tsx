/** @jest-environment jsdom */
import {act, render} from '@testing-library/react';
import fc from 'fast-check';
import {createMemoryHistory} from 'history';
import {useEffect, useState, type ReactElement} from 'react';
import {Router} from 'react-router';
import {
  matchRoutes as matchOneByOne,
  renderRoutes as renderOneByOne,
  type RouteConfig,
  type RouteConfigComponentProps,
} from 'react-router-config';

import {matchRoutes, renderRoutes} from '@site/src/plugins/lean-client/browser/routes';

import {address, routeOptions} from './addresses';

/** Shows all that a route is given. */
function Shown({route, match, location, ...rest}: RouteConfigComponentProps): ReactElement {
  return <p>{JSON.stringify([route?.name, match, location.pathname, Object.keys(rest)])}</p>;
}

const leaf = fc
  .tuple(fc.oneof(address, fc.constant('*'), fc.constant(undefined)), routeOptions, fc.string())
  .map(([path, options, name]): RouteConfig => ({path, ...options, name, component: Shown}));
const routes = fc.array(
  fc
    .tuple(leaf, fc.option(fc.array(leaf, {maxLength: 6}), {nil: undefined}))
    .map(([route, inner]): RouteConfig => (inner ? {...route, routes: inner} : route)),
  {maxLength: 12},
);

function htmlOf(element: ReactElement | null, path: string): string {
  const {container, unmount} = render(
    <Router history={createMemoryHistory({initialEntries: [path]})}>{element}</Router>,
  );
  const html = container.innerHTML;
  unmount();
  return html;
}

test('the routes of an address are those that react-router-config finds', () => {
  fc.assert(
    fc.property(routes, address, (given, path) => {
      expect(matchRoutes(given, path)).toEqual(matchOneByOne(given, path));
    }),
  );
});

test('a page is shown with what react-router-config would give it', () => {
  // Its own routes take no notice of `sensitive`.
  const plain = routes.map((list) => list.map((route) => ({...route, sensitive: false, routes: undefined})));
  fc.assert(
    fc.property(plain, address, (given, path) => {
      expect(htmlOf(renderRoutes(given, {extra: 1}), path)).toBe(htmlOf(renderOneByOne(given, {extra: 1}), path));
    }),
  );
  expect(renderRoutes(undefined)).toBeNull();
});

test('a page that follows another is drawn anew, and stays where only the hash changes', () => {
  const events: string[] = [];
  function Page({route}: RouteConfigComponentProps): null {
    const [path] = useState(route?.path);
    useEffect(() => {
      events.push(`${path} comes`);
      return () => void events.push(`${path} goes`);
    }, [path]);
    return null;
  }
  const list = ['/a/', '/b/'].map((path) => ({path, exact: true, component: Page}));
  const history = createMemoryHistory({initialEntries: ['/a/']});
  render(<Router history={history}>{renderRoutes(list)}</Router>);
  act(() => history.push('/a/#part'));
  expect(events).toEqual(['/a/ comes']);
  act(() => history.push('/b/'));
  expect(events).toEqual(['/a/ comes', '/a/ goes', '/b/ comes']);
});

test('a route may draw itself', () => {
  const list: RouteConfig[] = [{path: '/', exact: true, render: ({match}) => <p>{match.url}</p>}];
  expect(htmlOf(renderRoutes(list), '/')).toBe('<p>/</p>');
});
