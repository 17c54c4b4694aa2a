import type {AnyNode, Element} from 'domhandler';

import {isNotFoundPage, metasOf, type BuiltPage} from '../../lib/html/builtPage';
import {all, first, hasClass, oneLine, textOf} from '../../lib/html/elements';

/** What the Markdown and the structured data need to know about a page. */
export type Article = {
  /** Path of the page with base URL. */
  path: string;
  isPost: boolean;
  title: string;
  description: string;
  /** The title and the text below it. */
  body: Element;
  /** The authors of a post, with their links on the page. */
  authors: {name: string; link: string | undefined}[];
  /** When a post was published; docs pages have no such date. */
  published: string | undefined;
  /** When the page was last changed, if the build knows. */
  updated: string | undefined;
};

/** Reads a page that is neither a docs page nor a post, such as the home page or a list of posts, if it has a title. */
export function readOtherPage(page: BuiltPage): Article | undefined {
  const {url, head, main} = page;
  const body =
    first(main.children, (element) => hasClass(element, 'markdown')) ??
    first(main.children, ({name}) => name === 'main');
  const title = first(main.children, ({name}) => name === 'h1');
  if (isNotFoundPage(page) || body === undefined || title === undefined) {
    return undefined;
  }
  return {
    path: url,
    isPost: false,
    title: oneLine(textOf(title)),
    description: metasOf(head, 'description')[0] ?? '',
    body,
    authors: [],
    published: undefined,
    updated: lastChange(main.children),
  };
}

/** The day that the foot of a page names. */
function lastChange(nodes: readonly AnyNode[]): string | undefined {
  const foot = first(nodes, (element) => hasClass(element, 'theme-last-updated'));
  return first(foot?.children ?? [], ({name}) => name === 'time')?.attribs.datetime;
}

/** Classes of the root element of articles, and of the element with the text. */
const kinds = [
  {page: 'docs-doc-page', body: 'theme-doc-markdown'},
  {page: 'blog-post-page', body: 'markdown'},
];

/**
 * Reads a docs page or a post; undefined for every other page, such as the generated list of a category.
 * @throws if it has no title or no text
 */
export function readArticle({url, head, main}: BuiltPage): Article | undefined {
  const kind = kinds.find(({page}) => head.classes.includes(page));
  if (kind === undefined) {
    return undefined;
  }
  const within = first(main.children, ({name}) => name === 'article')?.children ?? [];
  const body = first(within, (element) => hasClass(element, kind.body));
  const title = first(within, ({name}) => name === 'h1');
  if (body === undefined && title === undefined && first(main.children, ({name}) => name === 'h1') !== undefined) {
    // The generated list of a category, whose title is outside of the article.
    return undefined;
  }
  if (body === undefined || title === undefined) {
    throw new Error(`${url} has no title or no text: adapt src/plugins/built-pages/article.ts to the theme's markup.`);
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
    updated: lastChange(within),
  };
}
