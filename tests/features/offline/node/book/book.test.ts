import {unzipSync, zipSync, type Zippable} from 'fflate';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {bookReader} from '@site/src/features/offline/node/book';
import {builtPage} from '@site/src/lib/html/builtPage';
import {problemsOfBook, readBook} from '@site/tests/support/checkBook';
import {newFolder} from '@site/tests/support/folder';

const site = {
  url: 'https://example.org',
  baseUrl: '/below/',
  title: 'A & B',
  version: '1.2',
  date: '2026-11-22T10:00:00.000Z',
};
const outline = [
  {title: 'Start', pages: ['/below/docs/one/']},
  {title: 'More', pages: ['/below/docs/more/two/']},
];

const html = (body: string): string =>
  `<html lang=en class="docs-doc-page"><head><title>x</title></head><main><article><div class="theme-doc-markdown markdown">` +
  `<header><h1>Title &lt;1&gt;</h1></header>${body}</div></article></main></html>`;

/** The book of two pages. */
function makeBook(one: string, two = '<h2 id=there>There</h2>'): Uint8Array {
  const outDir = newFolder({'img/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>', 'img/a b.png': 'png'});
  const reader = bookReader(site, outline);
  const bodies = {'/below/docs/one/': one, '/below/docs/more/two/': two, '/below/docs/not-in-sidebar/': ''};
  const read = new Map(
    Object.entries(bodies).map(([url, body]) => [url, reader.read(builtPage({url, html: html(body)}))] as const),
  );
  void reader.finish(outDir, read);
  return new Uint8Array(readFileSync(path.join(outDir, 'offline/sentinel-docs-1.2.epub')));
}

/** A page of a book, without its head and its beginning. */
function pageOf(book: Uint8Array, file = 'docs-one'): string {
  return /<\/p>\n(.*)<\/body>/s.exec(readBook(book).get(`book/${file}.xhtml`)!)![1]!;
}

const body = (one: string, two?: string): string => pageOf(makeBook(one, two));

test('a book of pages with all that can go wrong has no problems', async () => {
  const hostile =
    '<h2 id=a>A &amp; B</h2><p id=a>x<br>y<img src="/below/img/a%20b.png" alt="a < b & c"></p><ul><li>1<li>2</ul>' +
    '<table><thead><tr><th>h<tbody><tr><td colspan=2>c</table><pre><code>a &lt;b&gt; \u0007</code></pre>' +
    '<a href="/below/docs/more/two/#there">two</a><a href="#a">a</a><svg><path d="M0"/></svg><button>b</button>';
  expect(await problemsOfBook(makeBook(hostile))).toEqual([]);
});

test('the same pages make the same book', () => {
  expect(Buffer.from(makeBook('<p>x</p>')).equals(Buffer.from(makeBook('<p>x</p>')))).toBe(true);
});

test('the book says what it is and of when', () => {
  const opf = readBook(makeBook('<p>x</p>')).get('book/package.opf')!;
  expect(opf).toContain('<dc:title>A &amp; B 1.2</dc:title>');
  expect(opf).toContain('<meta property="dcterms:modified">2026-11-22T10:00:00Z</meta>');
  expect(opf).toContain('>https://example.org/below/offline/sentinel-docs-1.2.epub</dc:identifier>');
});

test.each([
  ['to a place of another page', '/below/docs/more/two/#there', 'docs-more-two.xhtml#there'],
  ['to a place that only the site has', '/below/docs/more/two/#gone', 'docs-more-two.xhtml'],
  ['within the page', '#here', 'docs-one.xhtml#here'],
  ['to a page that is not in the book', '/below/contact/#x', 'https://example.org/below/contact/#x'],
  ['to another site', 'https://other.example/a?b=1&amp;c=2', 'https://other.example/a?b=1&amp;c=2'],
])('a link %s leads there', (_, href, target) => {
  expect(body(`<h2 id=here>h</h2><a href="${href}">link</a>`)).toContain(`<a href="${target}">link</a>`);
});

test('a picture of the site comes into the book, one of others stays out', () => {
  const book = makeBook('<img src="/below/img/a%20b.png" alt=mine><img src="https://other.example/b.png" alt=theirs>');
  expect(pageOf(book)).toBe('<img src="picture-img-a-b.png" alt="mine"/>');
  expect(readBook(book).get('book/picture-img-a-b.png')).toBe('png');
});

test.each([
  [
    'a block of code and its label',
    '<figure><figcaption><span>/etc/x</span></figcaption><pre class=language-sh><code>a &lt; b</code></pre></figure>',
    '<p class="label">/etc/x</p><pre><code>a &lt; b</code></pre>',
  ],
  ['what only the eye needs', '<p><span class=icon><svg></svg></span>x<button>Copy</button></p>', '<p>x</p>'],
  ['attributes of the site', '<p class=a style="b" onclick="c" data-d=e>x</p>', '<p>x</p>'],
  ['a list that begins later', '<ol start=3><li>x</ol>', '<ol start="3"><li>x</li></ol>'],
])('%s: the book has what a reader needs', (_, given, expected) => {
  expect(body(given)).toBe(expected);
});

test('a page of the sidebar that was not built stops the build', () => {
  const reader = bookReader(site, [{title: 'Start', pages: ['/below/docs/gone/']}]);
  expect(() => reader.finish(newFolder(), new Map())).toThrow('The sidebar has /below/docs/gone/');
});

describe('the check of books finds', () => {
  const good = makeBook('<h2 id=a>x</h2><p id=b><a href="#a">y</a></p>');

  /** The book with some files changed, or left out. */
  const changed = (change: (file: string, text: string) => string | undefined): Uint8Array => {
    const files: Zippable = {};
    for (const [file, content] of Object.entries(unzipSync(good))) {
      const text = change(file, Buffer.from(content).toString());
      if (text !== undefined) {
        files[file] = file === 'mimetype' ? [Buffer.from(text), {level: 0}] : Buffer.from(text);
      }
    }
    return zipSync(files);
  };
  const inFile = (name: string, from: string, to: string) =>
    changed((file, text) => (file === name ? text.replace(from, to) : text));

  test.each([
    ['broken XML', inFile('book/docs-one.xhtml', '</h2>', ''), 'not well-formed'],
    ['an entity that XML does not know', inFile('book/docs-one.xhtml', 'y</a>', '&nbsp;</a>'), 'not well-formed'],
    ['an id that is there twice', inFile('book/docs-one.xhtml', 'id="b"', 'id="a"'), 'has the id a twice'],
    ['a link to nowhere', inFile('book/docs-one.xhtml', '#a', '#z'), 'leads to docs-one.xhtml#z'],
    [
      'a file that is missing',
      changed((file, text) => (file === 'book/mark.svg' ? undefined : text)),
      'book/mark.svg is listed and does not exist',
    ],
    [
      'a file that is not listed',
      inFile('book/package.opf', '<item id="f-book-css" href="book.css" media-type="text/css"/>', ''),
      'book/book.css is not listed',
    ],
    [
      'a page without a place',
      inFile('book/package.opf', '<itemref idref="f-docs-one-xhtml"/>', ''),
      'docs-one.xhtml has no place',
    ],
    [
      'a page that the contents lack',
      inFile('book/contents.xhtml', 'docs-one.xhtml', 'title.xhtml'),
      'the contents lack book/docs-one.xhtml',
    ],
    ['no contents', inFile('book/package.opf', ' properties="nav"', ''), 'not one table of contents'],
    ['no date', inFile('book/package.opf', '2026-11-22T', ''), 'there is no date'],
    ['a type that is compressed', zipSync(unzipSync(good)), 'mimetype is not the first file'],
  ])('%s', async (_, book, problem) => {
    expect(await problemsOfBook(book)).toContainEqual(expect.stringContaining(problem));
  });

  test('nothing else', async () => {
    expect(await problemsOfBook(changed((_, text) => text))).toEqual([]);
  });
});
