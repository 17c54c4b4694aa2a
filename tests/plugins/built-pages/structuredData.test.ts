import {builtPage, type BuiltPage} from '@site/src/lib/html/builtPage';
import {thingsOf, withStructuredData} from '@site/src/plugins/built-pages/structuredData';

const root = 'https://example.org/base/';
const image = `<meta property="og:image" content="${root}img/card.png">`;

type Parts = {kind?: string; head?: string; title?: string; breadcrumbs?: string; foot?: string};

function pageAt(
  path: string,
  {kind = '', head = image, title = 'Page', breadcrumbs = '', foot = ''}: Parts = {},
): BuiltPage {
  const html =
    `<html class="${kind}"><head><link rel="canonical" href="${root}${path}">` +
    `<meta name="description" content="What &amp; why">${head}</head><body><main>${breadcrumbs}<article>` +
    `<div class="theme-doc-markdown markdown"><h1>${title}</h1><p>Text</p></div>${foot}</article></main></body></html>`;
  return builtPage({url: `/base/${path}`, html});
}

const doc = 'docs-doc-page';

test('no word of a page can end the element that holds the data', () => {
  const title = '&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!--';
  const things = thingsOf(pageAt('docs/page/', {kind: doc, title}), root);
  const html = withStructuredData('<html><head></head><body></body></html>', things);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html).not.toContain('<!--');
  const data = JSON.parse(/json">(.*?)<\/script>/.exec(html)![1]!) as {'@graph': {headline: string}[]};
  expect(data['@graph'][0]!.headline).toBe('</script><script>alert(1)</script><!--');
});

test('a page says when it was last changed where its history is known, and nothing of it elsewhere', () => {
  const foot = '<footer class="theme-last-updated"><time datetime="2026-11-22T05:03:02.000Z">Nov 22</time></footer>';
  expect(thingsOf(pageAt('docs/page/', {kind: doc, foot}), root)[0]).toMatchObject({
    '@type': 'TechArticle',
    description: 'What & why',
    dateModified: '2026-11-22T05:03:02.000Z',
  });
  expect(thingsOf(pageAt('docs/page/', {kind: doc}), root)[0]).not.toHaveProperty('dateModified');
});

test('a post names its authors, its tags and its day, and is below the blog', () => {
  const head = `${image}<meta property="article:published_time" content="2026-11-16T00:00:00.000Z"><meta property="article:tag" content="cPanel,Mail">`;
  const foot =
    '<div class="avatar__name"><a href="/base/blog/authors/ann/"><span>Ann</span></a></div><div class="avatar__name">Ben</div>';
  const [post, list] = thingsOf(pageAt('blog/post/', {kind: 'blog-post-page', head, foot}), root);
  expect(post).toMatchObject({
    '@type': 'BlogPosting',
    datePublished: '2026-11-16T00:00:00.000Z',
    keywords: ['cPanel', 'Mail'],
    author: [
      {'@type': 'Person', name: 'Ann', url: `${root}blog/authors/ann/`},
      {'@type': 'Person', name: 'Ben'},
    ],
  });
  expect((list as unknown as {itemListElement: {item: string}[]}).itemListElement.map(({item}) => item)).toEqual([
    root,
    `${root}blog/`,
    `${root}blog/post/`,
  ]);
});

test('steps of the way to a page have whole URLs below the base URL, and those without a page are left out', () => {
  const breadcrumbs =
    '<nav class="theme-doc-breadcrumbs"><ul><li class="breadcrumbs__item"><a class="breadcrumbs__link" aria-label="Home page" href="/base/"><svg></svg></a></li>' +
    '<li class="breadcrumbs__item"><span class="breadcrumbs__link">Part</span></li>' +
    '<li class="breadcrumbs__item"><a class="breadcrumbs__link" href="/base/docs/all/"><span>All &amp; sundry</span></a></li></ul></nav>';
  const [, list] = thingsOf(pageAt('docs/page/', {kind: doc, breadcrumbs}), root);
  expect((list as unknown as {itemListElement: object[]}).itemListElement).toMatchObject([
    {position: 1, name: 'Home', item: root},
    {position: 2, name: 'All & sundry', item: `${root}docs/all/`},
    {position: 3, name: 'Page', item: `${root}docs/page/`},
  ]);
});

test('a page without a URL of its own, a redirect to the home page and one that is no article say nothing', () => {
  expect(thingsOf(builtPage({url: '/base/404.html', html: '<html><head></head></html>'}), root)).toEqual([]);
  expect(thingsOf(pageAt('', {head: ''}), root)).toEqual([]);
  expect(thingsOf(pageAt('swag/'), root)).toEqual([]);
});
