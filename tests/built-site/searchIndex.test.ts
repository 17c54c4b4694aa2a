import {routes} from '../support/routes';
import {openIndex} from '@site/src/search/engine';

import {pages, readBuilt} from './build';

const search = openIndex(readBuilt('search-index.json'));

test.each(routes.filter((route) => /^\/(docs|blog)\/./.test(route) && !/^\/blog\/(archive|authors)\//.test(route)))(
  '%s is found by its title',
  (route) => {
    const title = pages
      .find(({address}) => address === route)!
      .$('h1')
      .text();
    expect(search(title).map(({url}) => url.split('#')[0])).toContain(route);
  },
);

test('nothing of the navigation is found', () => {
  expect(search('Skip to main content')[0]?.content ?? '').not.toContain('Skip to main content');
});
