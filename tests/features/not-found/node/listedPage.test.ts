import {builtPage} from '@site/src/lib/html/builtPage';
import {listedPage} from '@site/src/features/not-found/node';

const site = {title: 'Sentinel', titleDelimiter: '|', baseUrl: '/preview/'};
const listed = (url: string, head: string) =>
  listedPage(builtPage({url, html: `<html><head>${head}</head><body><title>not this</title></body></html>`}), site);

test('names a page by its title, without that of the site, and by its path below the base URL', () => {
  expect(listed('/preview/', '<title>Sentinel</title>')).toEqual({url: '/', title: 'Sentinel'});
  expect(listed('/preview/a/', '<title>Allow &amp; deny | Sentinel</title>')).toEqual({
    url: '/a/',
    title: 'Allow & deny',
  });
});

test('leaves out what engines may not list', () => {
  const head = '<title>Search | Sentinel</title><meta name="robots" content="noindex, follow">';
  expect(listed('/preview/search/', head)).toBeUndefined();
});

test('keeps the pages of a preview, which engines may not list as a whole', () => {
  const preview = '<meta name="robots" content="noindex, nofollow">';
  expect(listed('/preview/a/', `<title>Allow | Sentinel</title>${preview}`)).toEqual({url: '/a/', title: 'Allow'});
  const own = `<title>Search | Sentinel</title><meta name="robots" content="noindex, follow">${preview}`;
  expect(listed('/preview/search/', own)).toBeUndefined();
});
