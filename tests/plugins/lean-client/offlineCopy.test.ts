/** @jest-environment jsdom */
import {inward, outward, settle} from '@site/src/plugins/lean-client/browser/offlineCopy';
import {place} from '@site/src/plugins/lean-client/browser/place';

const move = {built: '/', root: '/my%20docs/site/'};

test.each([
  ['/my%20docs/site/', '/'],
  ['/my%20docs/site/index.html', '/'],
  ['/my%20docs/site/docs/intro/index.html', '/docs/intro/'],
  ['/my docs/site/docs/intro/', '/docs/intro/'],
])('%s is the page %s', (path, page) => expect(inward(path, move)).toBe(page));

test.each([
  ['/', '/my%20docs/site/index.html'],
  ['/docs/intro/?panel=cpanel#first', '/my%20docs/site/docs/intro/index.html?panel=cpanel#first'],
  ['/docs/intro/#a/b', '/my%20docs/site/docs/intro/index.html#a/b'],
])('the page %s is the file %s', (page, file) => expect(outward(page, move)).toBe(file));

test('a site that was built for a path is moved from there', () => {
  const below = {built: '/firewall/', root: '/copy/'};
  expect(inward('/copy/docs/', below)).toBe('/firewall/docs/');
  expect(outward('/firewall/docs/', below)).toBe('/copy/docs/index.html');
});

describe('settled below /copy/', () => {
  beforeEach(() => {
    window.history.replaceState(null, '', '/copy/docs/intro/index.html');
    settle({built: '/', root: '/copy/'});
  });

  test('the router sees the site as built', () => {
    expect(place.history!.location.pathname).toBe('/docs/intro/');
    expect(place.history!.createHref({pathname: '/blog/', search: '', hash: '#x', state: undefined})).toBe(
      '/copy/blog/index.html#x',
    );
  });

  test('a change on the page changes its address and is told inside', () => {
    const seen: string[] = [];
    const stop = place.history!.listen(({pathname, hash}) => seen.push(pathname + hash));
    place.history!.push('#first');
    place.history!.replace('/docs/intro/#second');
    stop();
    expect(seen).toEqual(['/docs/intro/#first', '/docs/intro/#second']);
    expect(window.location.pathname + window.location.hash).toBe('/copy/docs/intro/index.html#second');
  });

  test('files get the address that they have in the copy, and pages stay the router’s', () => {
    expect(place.fileAddress!('/img/mark.svg')).toBe('/copy/img/mark.svg');
    expect(place.fileAddress!('/search-index.json?x')).toBe('/copy/search-index.json?x');
    expect(place.fileAddress!('/docs/intro/')).toBe('/docs/intro/');
  });
});
