import {createElement, type ReactElement, type ReactNode} from 'react';
import {Route, Router, useLocation, useRouteMatch, type match, type RouteProps} from 'react-router-dom';
import type {MatchedRoute, RouteConfig} from 'react-router-config';

import {findRoute} from './routesByAddress';

type Matched = MatchedRoute<Record<string, never>>;

/** The router has a function for it, and its types do not. */
const rootMatch = (address: string): match =>
  (Router as unknown as {computeRootMatch: (address: string) => match}).computeRootMatch(address);

/**
 * The routes that lead to an address, from the outermost to the page. Stands with `renderRoutes` in the
 * place of react-router-config, which asks every page of the site whether it is the one.
 */
export function matchRoutes(routes: RouteConfig[], address: string, branch: Matched[] = []): Matched[] {
  const found = findRoute(routes, address, branch.at(-1)?.match ?? rootMatch(address));
  if (found) {
    const {route, match} = found;
    branch.push({route, match: match as Matched['match']});
    if (route.routes) {
      matchRoutes(route.routes, address, branch);
    }
  }
  return branch;
}

/** An element that shows the one of the routes that matches the address. */
export function renderRoutes(routes: RouteConfig[] | undefined, extraProps: object = {}): ReactElement | null {
  return routes ? createElement(MatchingRoute, {routes, extraProps}) : null;
}

type Props = {routes: RouteConfig[]; extraProps: object};

function MatchingRoute({routes, extraProps}: Props): ReactNode {
  const location = useLocation();
  const found = findRoute(routes, location.pathname, useRouteMatch());
  if (!found) {
    return null;
  }
  const {route, index, match: computedMatch} = found;
  const render: RouteProps['render'] = (props) =>
    route.render
      ? route.render({...props, ...extraProps, route})
      : createElement(route.component as never, {...props, ...extraProps, route} as never);
  // A computed match is what a `Switch` gives to its route; the types do not have it.
  return createElement(Route, {key: route.key ?? index, location, computedMatch, render} as RouteProps);
}
