import {builtPage, type BuiltPage} from '@site/src/lib/html/builtPage';
import {thingsOf, withStructuredData, type Articles} from '@site/src/plugins/built-pages/structured-data';

const root = 'https://example.org/base/';

function pageAt(path: string, body = ''): BuiltPage {
  const html = `<html><head><link rel="canonical" href="${root}${path}"><meta property="og:image" content="${root}img/card.png"><meta name="description" content="What &amp; why"></head><body>${body}</body></html>`;
  return builtPage({url: `/base/${path}`, html});
}

const articles: Articles = {
  docs: new Map([[`${root}docs/page/`, {title: 'Page', description: 'What & why', changed: undefined}]]),
  posts: new Map(),
};

test('no word of a page can end the element that holds the data', () => {
  const title = '</script><script>alert(1)</script><!--';
  const things = thingsOf(pageAt('docs/page/'), root, {
    ...articles,
    docs: new Map([[`${root}docs/page/`, {title, description: '', changed: undefined}]]),
  });
  const html = withStructuredData('<html><head></head><body></body></html>', things);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html).not.toContain('<!--');
  const data = JSON.parse(/json">(.*?)<\/script>/.exec(html)![1]!) as {'@graph': {headline: string}[]};
  expect(data['@graph'][0]!.headline).toBe(title);
});

test('a page whose history is unknown says nothing of its last change', () => {
  const [article] = thingsOf(pageAt('docs/page/'), root, articles) as object[];
  expect(article).not.toHaveProperty('dateModified');
});

test('steps of the way to a page have whole addresses below the base URL, and those without a page are left out', () => {
  const crumbs =
    '<nav class="theme-doc-breadcrumbs"><ul><li class="breadcrumbs__item"><a class="breadcrumbs__link" aria-label="Home page" href="/base/"><svg></svg></a></li>' +
    '<li class="breadcrumbs__item"><span class="breadcrumbs__link">Part</span></li>' +
    '<li class="breadcrumbs__item"><a class="breadcrumbs__link" href="/base/docs/all/"><span>All &amp; sundry</span></a></li></ul></nav>';
  const [, list] = thingsOf(pageAt('docs/page/', crumbs), root, articles) as object[] as {itemListElement: object[]}[];
  expect(list!.itemListElement).toMatchObject([
    {position: 1, name: 'Home', item: root},
    {position: 2, name: 'All & sundry', item: `${root}docs/all/`},
    {position: 3, name: 'Page', item: `${root}docs/page/`},
  ]);
});

test('a page without an address of its own, and one that is no article, are left alone', () => {
  expect(thingsOf(builtPage({url: '/base/404.html', html: '<html><head></head></html>'}), root, articles)).toEqual([]);
  expect(thingsOf(pageAt('swag/'), root, articles)).toEqual([]);
});
