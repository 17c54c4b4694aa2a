import {createElement, type ReactNode} from 'react';
import {jsx} from 'react/jsx-runtime';
import {Link as RoutedLink, type LinkProps} from 'react-router-dom';

export {NavLink} from 'react-router-dom';

/** A whole path that the router writes as it stands: nothing in it is to be decoded, and no part is empty. */
const plainAddress = /^\/[^%?#]*(\?[^#]+)?(#.+)?$/s;

/** What means something to the router's link alone. */
const ofRouter = new Set(['to', 'innerRef', 'component', 'replace']);

/** The HTML of the router's link, without what follows clicks in a browser: a page has a hundred of them. */
export function Link(props: LinkProps): ReactNode {
  const {to, component} = props;
  if (typeof to !== 'string' || !plainAddress.test(to) || component) {
    return createElement(RoutedLink, props);
  }
  const attributes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (!ofRouter.has(name)) {
      attributes[name] = value;
    }
  }
  attributes.href = to;
  return jsx('a', attributes);
}
