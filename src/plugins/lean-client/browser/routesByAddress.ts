import type {match, RouteProps} from 'react-router-dom';

import {isWholeAddress, matchPath} from './matchPath';
import {stemOf, stemsFor} from './stems';

type Route = Pick<RouteProps, 'path' | 'exact' | 'strict' | 'sensitive'>;

type Found<Of> = {route: Of; index: number; match: match};

/** Places of routes in a list: of pages by the stem of their address, of all others in their order. */
type Places = {pages: Map<string, number>; others: number[]};

const places = new WeakMap<readonly Route[], Places>();

/**
 * The first route in a list that matches an address, as if each was asked in turn.
 * @param parent the match of a route without a path
 */
export function findRoute<Of extends Route>(
  routes: readonly Of[],
  address: string,
  parent: match,
): Found<Of> | undefined {
  const {pages, others} = placesOf(routes);
  const page = Math.min(...stemsFor(address).map((stem) => pages.get(stem) ?? Infinity));
  for (const index of [...others.filter((other) => other < page), page]) {
    const route = routes[index];
    const found = route && (route.path ? matchPath(address, route) : parent);
    if (found) {
      return {route: route!, index, match: found};
    }
  }
  return undefined;
}

function placesOf(routes: readonly Route[]): Places {
  const known = places.get(routes);
  if (known) {
    return known;
  }
  const made: Places = {pages: new Map(), others: []};
  routes.forEach((route, index) => {
    if (!isWholeAddress(route)) {
      made.others.push(index);
    } else if (!made.pages.has(stemOf(route.path))) {
      made.pages.set(stemOf(route.path), index);
    }
  });
  places.set(routes, made);
  return made;
}
