import {breadcrumbsOf, builtPage, isActive, metasOf} from '@site/src/lib/html/builtPage';
import {all, first, hasClass, textOf} from '@site/src/lib/html/elements';

const html = `<!doctype html><html lang=en class="docs-wrapper docs-doc-page"><head>
<title data-rh=true>Allow &amp; deny | Site</title><meta name=robots content="noindex, follow"><meta name=robots content=nofollow>
<meta property=og:image content=https://example.org/card.png><link rel=canonical href=https://example.org/a/></head>
<body><svg><title>not this</title></svg><nav><h1>Menu</h1></nav><main><nav class=theme-doc-breadcrumbs><ul>
<li class=breadcrumbs__item>Part<li class="breadcrumbs__item breadcrumbs__item--active">Page</ul></nav>
<table><thead><tr><th>Name<th>Value<tbody><tr><td>one<td>two</table><noscript><p>quiet</noscript></main><footer><p>Foot</footer>`;
const page = builtPage({url: '/a/', html});

test('the head is read without what follows it', () => {
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
