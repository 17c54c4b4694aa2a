import {listPages} from '@site/src/plugins/page-list/listPages';

const site = {title: 'Sentinel', titleDelimiter: '|', baseUrl: '/preview/'};
const page = (head: string) => `<html><head>${head}</head><body><title>not this</title></body></html>`;

test('names each page by its title, without that of the site, and by its path below the base URL', () => {
  expect(
    listPages(
      [
        {url: '/preview/', html: page('<title>Sentinel</title>')},
        {url: '/preview/a/', html: page('<title>Allow &amp; deny | Sentinel</title>')},
      ],
      site,
    ),
  ).toEqual([
    {url: '/', title: 'Sentinel'},
    {url: '/a/', title: 'Allow & deny'},
  ]);
});

test('leaves out what engines may not list', () => {
  const html = page('<title>Search | Sentinel</title><meta name="robots" content="noindex, follow">');
  expect(listPages([{url: '/search/', html}], site)).toEqual([]);
});

test('keeps the pages of a preview, which engines may not list as a whole', () => {
  const preview = '<meta name="robots" content="noindex, nofollow">';
  const listed = page(`<title>Allow | Sentinel</title>${preview}`);
  const own = page(`<title>Search | Sentinel</title><meta name="robots" content="noindex, follow">${preview}`);
  expect(
    listPages(
      [
        {url: '/preview/a/', html: listed},
        {url: '/preview/search/', html: own},
      ],
      site,
    ),
  ).toEqual([{url: '/a/', title: 'Allow'}]);
});
