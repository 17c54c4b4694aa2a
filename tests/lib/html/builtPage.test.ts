import {breadcrumbsOf, builtPage, isActive, metasOf} from '@site/src/lib/html/builtPage';
import {all, first, hasClass, textOf} from '@site/src/lib/html/elements';
import {DomUtils} from 'htmlparser2';

const html = `<!doctype html><html lang=en class="docs-wrapper docs-doc-page"><head>
<title data-rh=true>Allow &amp; deny | Site</title><meta name=robots content="noindex, follow"><meta name=robots content=nofollow>
<meta property=og:image content=https://example.org/card.png><link rel=canonical href=https://example.org/a/></head>
<body><svg><title>not this</title></svg><nav><h1>Menu</h1></nav><main><nav class=theme-doc-breadcrumbs><ul>
<li class=breadcrumbs__item>Part<li class="breadcrumbs__item breadcrumbs__item--active">Page</ul></nav>
<table><thead><tr><th>Name<th>Value<tbody><tr><td>one<td>two</table><noscript><p>quiet</noscript></main><footer><p>Foot</footer>`;
const page = builtPage({url: '/a/', html});

test('the head is read without what stands below it', () => {
  const {language, classes, title, canonical} = page.head;
  expect({language, classes, title, canonical}).toEqual({
    language: 'en',
    classes: ['docs-wrapper', 'docs-doc-page'],
    title: 'Allow & deny | Site',
    canonical: 'https://example.org/a/',
  });
  expect(metasOf(page.head, 'robots')).toEqual(['noindex, follow', 'nofollow']);
  expect(metasOf(page.head, 'og:image')).toEqual(['https://example.org/card.png']);
  expect(metasOf(page.head, 'description')).toEqual([]);
});

test('the main content is a tree by the rules of HTML, where end tags are left out too', () => {
  const named = (name: string) => all(page.main.children, (element) => element.name === name).map(textOf);
  expect(named('th')).toEqual(['Name', 'Value']);
  expect(named('td')).toEqual(['one', 'two']);
  expect(named('noscript')).toEqual(['quiet']);
});

test('a page is the same tree with all its tags as without those that may be left out', () => {
  const written = (main: string) => `<html><head><meta charset="UTF-8"></head><body><main>${main}</main></body></html>`;
  const minified = (main: string) => `<html><head><meta charset=UTF-8></head><body><main>${main}</main>`;
  const tree = (source: string) => DomUtils.getOuterHTML(builtPage({url: '/', html: source}).main);
  expect(
    tree(
      written(
        '<h1 id="a">Allow &amp; deny</h1><ul><li>one</li><li>two<p>more</p></li></ul><table><thead><tr><th>Name</th></tr></thead>' +
          '<tbody><tr><td>1</td><td><br></td></tr></tbody></table><noscript><p>quiet</p></noscript><p>end</p>',
      ),
    ),
  ).toBe(
    tree(
      minified(
        '<h1 id=a>Allow &amp; deny</h1><ul><li>one<li>two<p>more</ul><table><thead><tr><th>Name<tbody><tr><td>1<td><br></table>' +
          '<noscript><p>quiet</p></noscript><p>end',
      ),
    ),
  );
});

test('the frame is not in it', () => {
  expect(first(page.main.children, ({name}) => name === 'h1')).toBeUndefined();
  expect(page.main.children.map(textOf).join('')).not.toContain('Foot');
});

test('it is parsed once', () => expect(page.main).toBe(page.main));

test('the steps of the way to a page tell which of them it is itself', () => {
  expect(breadcrumbsOf(page).map((step) => [textOf(step).trim(), isActive(step)])).toEqual([
    ['Part', false],
    ['Page', true],
  ]);
  expect(breadcrumbsOf(builtPage({url: '/b/', html: '<main><p>Text</main>'}))).toEqual([]);
});

test('a class is found among others, and not in a part of one', () => {
  const [element] = builtPage({url: '/', html: '<main class="one two-three"></main>'}).main.children;
  expect(['one', 'two-three', 'two'].map((name) => hasClass(element as never, name))).toEqual([true, true, false]);
});
