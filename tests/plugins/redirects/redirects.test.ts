import {load} from 'cheerio';

import {checkOldPaths, nginxRedirects, redirectsFile, signpost} from '@site/src/plugins/redirects';

const site = {title: 'Sentinel', url: 'https://example.org', baseUrl: '/preview/'};

test('the file of redirects has a line for each, with the base URL', () => {
  expect(redirectsFile({'/old/': '/new/', '/about/': '/'}, '/preview/')).toBe(
    '/preview/old/ /preview/new/ 301\n/preview/about/ /preview/ 301\n',
  );
});

test('nginx gets every spelling of an old address, with the base URL', () => {
  expect(nginxRedirects({'/old/': '/new/'}, '/preview/')).toBe(
    [
      '"/preview/old/" "/preview/new/";',
      '"/preview/old" "/preview/new/";',
      '"/preview/old.html" "/preview/new/";',
      '"/preview/old/index.html" "/preview/new/";',
      '',
    ].join('\n'),
  );
});

test.each(['/a"; return 200; "/', '/$host/', '/a b/', '/a\nb/', '/a;b/', '/{/'])(
  'an address that nginx would read as more than an address stops the build: %j',
  (address) => {
    expect(() => nginxRedirects({'/old/': address}, '/')).toThrow('has characters that nginx would not read');
    expect(() => nginxRedirects({[address]: '/new/'}, '/')).toThrow('use letters, digits');
  },
);

test('a signpost leads on without scripts, by a script of a file, and by a link', () => {
  const $ = load(signpost('/docs/new/', site), {scriptingEnabled: false});
  expect($('noscript meta[http-equiv="refresh"]').attr('content')).toBe('0; url=/preview/docs/new/');
  expect($('script').attr('src')).toBe('/preview/js/moved.js');
  expect($('script').text()).toBe('');
  expect($('a').attr('href')).toBe('/preview/docs/new/');
  expect($('link[rel="canonical"]').attr('href')).toBe('https://example.org/preview/docs/new/');
  expect($('meta[name="robots"]').attr('content')).toBe('noindex');
});

test('an old address that is a page again, or leads to none, stops the build', () => {
  const check = () => checkOldPaths({'/old/': '/new/', '/gone/': '/nowhere/'}, ['/', '/old/', '/new/']);
  expect(check).toThrow('/old/ is a page now: remove it from the list.');
  expect(check).toThrow('/gone/ redirects to /nowhere/, which is not a page: name one that exists.');
  expect(() => checkOldPaths({'/gone/': '/new/'}, ['/new/'])).not.toThrow();
});
