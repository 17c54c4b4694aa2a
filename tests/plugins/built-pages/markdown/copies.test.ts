import type {LoadedPlugin} from '@docusaurus/types';

import {builtPage} from '@site/src/lib/html/builtPage';
import {readArticle, readOtherPage} from '@site/src/plugins/built-pages/article';
import {copyOf} from '@site/src/plugins/built-pages/markdown';
import {docsOutline, llmsFullTxt, llmsTxt, type Copy} from '@site/src/plugins/built-pages/markdown/llms';

const site = {url: 'https://example.org', baseUrl: '/base/', product: 'Product 1.0', summary: 'What it is.'};

const docs = `<!doctype html><html lang=en class="docs-wrapper docs-doc-page"><head>
<meta property=og:description content="Not this."><meta data-rh=true name=description content="What &quot;the page&quot; answers."></head>
<body><nav><h1>Not this</h1></nav><main><article><nav>Not this</nav>
<div class="theme-doc-markdown markdown"><header><h1>Open a <code>port</code></h1></header><p>Text.</div>
<footer class=theme-doc-footer><div class=theme-last-updated><time datetime=2026-11-22T05:03:02.000Z>Nov 22</time></div></footer></article></main></body></html>`;

const post = `<!doctype html><html lang=en class="blog-wrapper blog-post-page"><head><meta name=description content=Why><meta property=article:published_time content=2026-11-16T00:00:00.000Z></head>
<body><main><article class=""><header><h1>A post</h1><time datetime=2026-11-16T00:00:00.000Z>November 16</time>
<div class=avatar__name>Ann</div><small>Maintainer</small><div class=avatar__name>Ben</div></header>
<div id=__blog-post-container class=markdown><p>Text.</div><footer><b>Tags:</b></footer></article></main></body></html>`;

test('a page begins with its title, its description, its address and its day', () => {
  const article = readArticle(builtPage({url: '/base/docs/open/', html: docs}))!;
  expect(copyOf(article, site).markdown).toBe(
    '# Open a port\n\n> What "the page" answers.\n\n' +
      'Page: <https://example.org/base/docs/open/> (Product 1.0, last updated 2026-11-22). ' +
      'List of all pages: <https://example.org/base/llms.txt>\n\nText.\n',
  );
});

test('a post says who wrote it and when', () => {
  const article = readArticle(builtPage({url: '/base/blog/post/', html: post}))!;
  expect(copyOf(article, site).markdown).toBe(
    '# A post\n\n> Why\n\n' +
      'Page: <https://example.org/base/blog/post/> (Product 1.0, by Ann and Ben, written 2026-11-16). ' +
      'List of all pages: <https://example.org/base/llms.txt>\n\nText.\n',
  );
});

test('a long page comes in parts that name each other, and each begins with its title', () => {
  const section = (name: string): string => `<h2>${name}</h2><p>${'word '.repeat(4_000)}</p>`;
  const long = docs.replace('<p>Text.', ['One', 'Two', 'Three'].map(section).join(''));
  const {markdown, parts} = copyOf(readArticle(builtPage({url: '/base/docs/open/', html: long}))!, site);
  expect(markdown.match(/^## /gm)).toHaveLength(3);
  expect(parts.map((part) => part.match(/^##? .+/gm))).toEqual([
    ['# Open a port', '## One', '## Two'],
    ['# Open a port', '## Three'],
  ]);
  expect(parts[0]).toContain('Part 1 of 2. Next: <https://example.org/base/docs/open.2.md>\n');
  expect(parts[1]).toContain('Part 2 of 2. Before it: <https://example.org/base/docs/open.md>\n');
});

test('a list of posts is no article, and has Markdown', () => {
  const list = builtPage({
    url: '/base/blog/',
    html: `<html class=blog-list-page><meta name=description content=Posts><main><h1>Blog</h1>
<article><p><time>16 November</time><span> 9 min read</span></p><h2><a href=/base/blog/a-post/>A post</a></h2></article></main>`,
  });
  expect(readArticle(list)).toBeUndefined();
  expect(copyOf(readOtherPage(list)!, site).markdown).toBe(
    '# Blog\n\n> Posts\n\nPage: <https://example.org/base/blog/> (Product 1.0). ' +
      'List of all pages: <https://example.org/base/llms.txt>\n\n' +
      '16 November 9 min read\n\n## [A post](https://example.org/base/blog/a-post/)\n',
  );
});

test('a page without a title, which only leads on, has no Markdown, and neither has the not-found page', () => {
  expect(readOtherPage(builtPage({url: '/base/old/', html: '<html><meta http-equiv=refresh>'}))).toBeUndefined();
  const notFound = builtPage({url: '/base/404.html', html: '<html><main><h1>Page not found</h1></main>'});
  expect(readOtherPage(notFound)).toBeUndefined();
});

test('a page in which the text is not found stops the build', () => {
  const changed = docs.replace('theme-doc-markdown', 'something-else');
  expect(() => readArticle(builtPage({url: '/base/docs/open/', html: changed}))).toThrow(
    '/base/docs/open/ has no title or no text',
  );
});

const copies = new Map<string, Copy>(
  ['/base/docs/a/', '/base/docs/b/', '/base/docs/c/'].map((page) => [
    page,
    {
      title: `Title of ${page.at(-2)}`,
      description: 'Answer.',
      published: undefined,
      markdown: `# ${page}\n`,
      parts: [],
    },
  ]),
);
copies.set('/base/blog/old/', {title: 'Old', description: 'Was.', published: '2025-01-02', markdown: '', parts: []});
const other = {title: 'Other', description: 'More.', published: undefined, markdown: '', parts: []};
['/base/', '/base/blog/', '/base/contact/'].forEach((page) => copies.set(page, other));
copies.set('/base/blog/new/', {title: 'New', description: 'Is.', published: '2026-01-02', markdown: '', parts: []});

const outline = [
  {title: 'Start here', pages: ['/base/docs/a/']},
  {title: 'Part', pages: ['/base/docs/c/', '/base/docs/b/']},
];

test('the sidebar gives the order, with the page of a category before those in it', () => {
  const doc = (id: string) => ({type: 'doc', id});
  const category = {type: 'category', label: 'Part', link: {type: 'doc', id: 'c'}, items: [doc('b')]};
  const version = {
    docs: ['a', 'b', 'c'].map((id) => ({id, permalink: `/base/docs/${id}`})),
    sidebars: {docs: [doc('a'), category]},
  };
  const plugin = {name: 'docusaurus-plugin-content-docs', content: {loadedVersions: [version]}};
  expect(docsOutline([plugin as unknown as LoadedPlugin])).toEqual(outline);
});

test('llms.txt lists each page by the address of its Markdown, posts from the newest on', () => {
  const [head, ...sections] = llmsTxt(site, outline, copies).split('\n## ');
  expect(head).toMatch(/^# Product 1\.0\n\n> What it is\.\n\n\w/);
  expect(sections).toEqual([
    'Start here\n\n- [Title of a](https://example.org/base/docs/a.md): Answer.\n',
    'Part\n\n- [Title of c](https://example.org/base/docs/c.md): Answer.\n- [Title of b](https://example.org/base/docs/b.md): Answer.\n',
    'Blog\n\n- [New](https://example.org/base/blog/new.md): Is.\n- [Old](https://example.org/base/blog/old.md): Was.\n',
    'This site\n\n- [Other](https://example.org/base/contact.md): More.\n',
    'Optional\n\n- [All of the documentation in one file](https://example.org/base/llms-full.txt): The pages above without the posts, each below its address.\n',
  ]);
});

test('llms-full.txt holds the docs in that order, each below its address', () => {
  const rule = '='.repeat(72);
  const part = (page: string): string => `${rule}\nhttps://example.org${page}\n${rule}\n\n# ${page}\n`;
  const parts = ['/base/docs/a/', '/base/docs/c/', '/base/docs/b/'].map(part);
  expect(llmsFullTxt(site, outline, copies)).toBe(
    ['Product 1.0: all of the documentation\n\nWhat it is.\n', ...parts].join('\n'),
  );
});

test('a page of the sidebar that was not built is named', () => {
  const more = [{title: 'More', pages: ['/base/docs/gone/']}];
  expect(() => llmsTxt(site, more, copies)).toThrow('The sidebar has /base/docs/gone/');
});
