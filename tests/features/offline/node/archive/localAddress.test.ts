import path from 'node:path';

import {localAddress, relative, type Site} from '@site/src/features/offline/node/archive/localAddress';
import {fc} from '@site/tests/support/propertyRuns';

const files = new Set([
  'index.html',
  'docs/intro/index.html',
  'docs/usage/commands/index.html',
  'img/mark.svg',
  'img/a b.svg',
]);
const site: Site = {siteUrl: 'https://site.example', baseUrl: '/', files};
const from = 'docs/usage/commands/index.html';

test.each([
  ['/', '../../../index.html'],
  ['/docs/intro/', '../../intro/index.html'],
  ['/docs/intro/?panel=cpanel#first', '../../intro/index.html?panel=cpanel#first'],
  ['/docs/usage/commands/#csf-d', 'index.html#csf-d'],
  ['/img/mark.svg', '../../../img/mark.svg'],
  ['/img/a%20b.svg', '../../../img/a%20b.svg'],
  // What the archive does not have is online.
  ['/blog/rss.xml', 'https://site.example/blog/rss.xml'],
  ['/docs/faq/', 'https://site.example/docs/faq/'],
  ...['#here', 'https://github.com/', '//cdn.example/x.js', 'mailto:a@b.example', 'data:image/png;base64,AA'].map(
    (address) => [address, address],
  ),
])('%s leads to %s', (address, expected) => expect(localAddress(address!, from, site)).toBe(expected));

test('a site below a path is the root of its archive', () => {
  const below = {...site, baseUrl: '/firewall/'};
  expect(localAddress('/firewall/docs/intro/', 'index.html', below)).toBe('docs/intro/index.html');
  expect(localAddress('/elsewhere/', 'index.html', below)).toBe('https://site.example/elsewhere/');
});

test('the path between any two files is the one that Node computes', () => {
  const file = fc
    .array(fc.constantFrom('docs', 'docs2', 'a', 'index'), {minLength: 1, maxLength: 4})
    .map((names) => `${names.join('/')}.html`);
  fc.assert(
    fc.property(file, file, (one, other) => {
      expect(relative(one, other)).toBe(path.posix.relative(path.posix.dirname(`/${one}`), `/${other}`));
    }),
  );
});
