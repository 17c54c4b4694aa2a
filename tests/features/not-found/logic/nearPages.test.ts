import {nearPages, wordsOfAddress, type Page} from '@site/src/features/not-found/logic/nearPages';

/** Some pages of the site; a title is made of the words of the address. */
const pages: Page[] = [
  '/',
  '/blog/',
  '/blog/searching-for-spammers-on-cpanel-whm/',
  '/contact/',
  '/privacy-policy/',
  '/docs/installation/',
  '/docs/intro/',
  '/docs/locked-out/',
  '/docs/questions/',
  '/docs/upgrade-from-csf/',
  '/docs/usage/cloudflare/',
  '/docs/usage/country-blocking/',
  '/docs/usage/ipset/',
  '/docs/usage/messenger-service/',
  '/docs/usage/open-ports/',
  '/docs/usage/port-flood-protection/',
  '/docs/usage/port-ip-redirection/',
  '/docs/usage/port-knocking/',
  '/docs/usage/port-scan-tracking/',
  '/docs/reference/ports/',
].map((url) => ({url, title: (url.split('/').at(-2) ?? '').replaceAll('-', ' ')}));

const near = (address: string) => nearPages(address, pages).map(({url}) => url);

test.each([
  ['/docs/instalation/', '/docs/installation/'],
  ['/docs/usage/portknocking/', '/docs/usage/port-knocking/'],
  ['/docs/usage/port_knocking', '/docs/usage/port-knocking/'],
  ['/docs/usage/knocking-port/', '/docs/usage/port-knocking/'],
  ['/usage/cloudflare.html', '/docs/usage/cloudflare/'],
  ['/docs/15.11/usage/messenger-service/', '/docs/usage/messenger-service/'],
  ['/docs/locked_out.php', '/docs/locked-out/'],
  ['/docs/upgrade-csf/', '/docs/upgrade-from-csf/'],
  ['/blog/2025-10-20-searching-for-spammers-on-cpanel-whm/', '/blog/searching-for-spammers-on-cpanel-whm/'],
  ['/docs/usage/countries/', '/docs/usage/country-blocking/'],
  ['/DOCS/Usage/IPSET/', '/docs/usage/ipset/'],
  ['/docs/usage/p%6Frt-flood/', '/docs/usage/port-flood-protection/'],
  ['/privacy/', '/privacy-policy/'],
])('nearest to %s is %s', (address, page) => {
  expect(near(address)[0]).toBe(page);
});

test.each(['/wp-login.php', '/no-such-page/', '/.env', '/', '/docs/', '/x/', '/%zz/', '/zzqqxx/'])(
  'nothing is near to %s',
  (address) => expect(near(address)).toEqual([]),
);

test('no more than four are named', () => {
  expect(near('/docs/usage/port/').length).toBeLessThanOrEqual(4);
});

test('what a title says counts too', () => {
  const page = {url: '/docs/questions/', title: 'Forty things administrators ask'};
  expect(nearPages('/administrators-ask/', [...pages, page])[0]).toBe(page);
});

test('the words of an address are those that say something', () => {
  expect(wordsOfAddress('/docs/how-to-unblock_my%20IP.html')).toEqual(['unblock', 'my', 'ip']);
  expect(wordsOfAddress('/docs/')).toEqual([]);
});
