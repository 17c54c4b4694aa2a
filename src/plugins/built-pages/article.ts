import type {Element} from 'domhandler';

import {metasOf, type BuiltPage} from '../../lib/html/builtPage';
import {all, first, hasClass, oneLine, textOf} from '../../lib/html/elements';

/** A page of the docs or a post, as far as its Markdown and its structured data need it. */
export type Article = {
  /** Path of the page with base URL. */
  path: string;
  isPost: boolean;
  title: string;
  description: string;
  /** The title and the text below it. */
  body: Element;
  /** The people who wrote a post, with the link to each that the page has. */
  authors: {name: string; link: string | undefined}[];
  /** When a post was published; a page of the docs has no such date. */
  published: string | undefined;
  /** When the page was last changed, where the build knows it. */
  updated: string | undefined;
};

/** Classes of the root element of articles, and of the element with the text. */
const kinds = [
  {page: 'docs-doc-page', body: 'theme-doc-markdown'},
  {page: 'blog-post-page', body: 'markdown'},
];

/** Reads a page of the docs or a post; undefined for every other page. @throws if it has no title or no text */
export function readArticle({url, head, main}: BuiltPage): Article | undefined {
  const kind = kinds.find(({page}) => head.classes.includes(page));
  if (kind === undefined) {
    return undefined;
  }
  const within = first(main.children, ({name}) => name === 'article')?.children ?? [];
  const body = first(within, (element) => hasClass(element, kind.body));
  const title = first(within, ({name}) => name === 'h1');
  if (body === undefined || title === undefined) {
    throw new Error(
      `${url} has no title or no text: adapt src/plugins/built-pages/article.ts to the pages that the theme writes.`,
    );
  }
  return {
    path: url,
    isPost: kind.page === 'blog-post-page',
    title: oneLine(textOf(title)),
    description: metasOf(head, 'description')[0] ?? '',
    body,
    authors: all(within, (element) => hasClass(element, 'avatar__name')).map((name) => ({
      name: oneLine(textOf(name)),
      link: first(name.children, (element) => element.name === 'a')?.attribs.href,
    })),
    published: metasOf(head, 'article:published_time')[0],
    updated: first(within, ({attribs}) => attribs.itemprop === 'dateModified')?.attribs.datetime,
  };
}
