import {matchPath as matchWithRouter, type match, type RouteProps} from 'react-router-dom';

import {knownStemOf, stemsFor} from './stems';

/** The bit in which the small letters of ASCII differ from the large ones. */
const caseOfLetter = 0x20;

/** The address that was asked for last; all pages are looked through for one. */
const last = {address: '/', stems: stemsFor('/')};

/**
 * As in react-router, which makes an object and a function call or two of each question. Docusaurus asks
 * for each page of the documentation in turn, several times while it draws one.
 */
export function matchPath(address: string, props: string | string[] | RouteProps): match | null {
  return cannotMatch(address, props) ? null : matchWithRouter(address, props);
}

function cannotMatch(address: string, props: string | string[] | RouteProps): boolean {
  if (typeof props === 'string' || Array.isArray(props) || !isWholeAddress(props)) {
    return false;
  }
  // Letters of both cases are as long, but for a few that no regular expression takes for each other.
  if (Math.abs(props.path.length - address.length) > 1) {
    return true;
  }
  if (last.address !== address) {
    Object.assign(last, {address, stems: stemsFor(address)});
  }
  return endsOtherwise(props.path) || !last.stems.includes(knownStemOf(props.path));
}

/** Whether the letters at the end differ in more than their case, as those of most pages do. */
function endsOtherwise(path: string): boolean {
  const {address} = last;
  const end = address.length - (address.endsWith('/') ? 2 : 1);
  const [one, other] = [path.charCodeAt(end), address.charCodeAt(end)];
  return one < 128 && other < 128 && ((one ^ other) & ~caseOfLetter) !== 0;
}

/** Whether a route has one address, which may be written in other letters and with or without a slash at the end. */
export function isWholeAddress<Route extends Pick<RouteProps, 'path' | 'exact' | 'strict' | 'sensitive'>>(
  route: Route,
): route is Route & {path: string} {
  const {path, exact, strict, sensitive} = route;
  return typeof path === 'string' && path !== '' && path !== '*' && exact === true && !strict && !sensitive;
}
