import {renderToString} from 'react-dom/server';
import {Link as RoutedLink, StaticRouter, type LinkProps} from 'react-router-dom';

import {Link} from '@site/src/plugins/lean-client/server/plainLink';

function htmlOf(LinkComponent: typeof Link | typeof RoutedLink, props: LinkProps): string {
  return renderToString(
    <StaticRouter location="/docs/usage/">
      <LinkComponent {...props} />
    </StaticRouter>,
  );
}

const addresses = [
  '/',
  '/docs/',
  '/docs/a b/ü.html',
  '/docs/#part',
  '/docs/#100%',
  '/docs/?panel=cpanel&x#a?b#c',
  '/docs?',
  '/docs#',
  '/docs?#',
  '/docs/%20x/',
  'relative/',
  '../up/',
  '#part',
  '?panel=cpanel',
  '',
];

test.each(addresses)('the link to "%s" is the one of the router', (to) => {
  const props = {to, className: 'menu__link', id: 'x', title: 'a "b"', replace: true, children: ['Words', ' more']};
  expect(htmlOf(Link, props)).toBe(htmlOf(RoutedLink, props));
});

test('a link to a place, or drawn by another component, is the one of the router', () => {
  const Other = ({href}: {href?: string}): React.ReactNode => <b>{href}</b>;
  for (const props of [{to: {pathname: '/docs/', hash: '#a'}}, {to: '/docs/', component: Other}]) {
    expect(htmlOf(Link, props)).toBe(htmlOf(RoutedLink, props));
  }
});

test('a link with a plain address asks no router', () => {
  expect(renderToString(<Link to="/docs/">Docs</Link>)).toBe('<a href="/docs/">Docs</a>');
});
