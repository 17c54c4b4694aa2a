import type {Element} from 'domhandler';

import type {BuiltPage} from '../../../lib/html/builtPage';
import {all, first, hasClass, textOf} from '../../../lib/html/elements';
import {oneLine} from '../../../lib/html/elements';
import {metasOf} from '../../../lib/html/builtPage';

/** A page of the docs or a post, as far as its Markdown needs it. */
export type Article = {
  /** Path of the page with base URL. */
  url: string;
  title: string;
  description: string;
  /** The title and the text below it. */
  body: Element;
  /** Who wrote a post, and on which day; a page of the docs has neither. */
  authors: string[];
  written: string | undefined;
  /** Day of the last change, where the build knows it. */
  updated: string | undefined;
};

/** Where the text of a page stands, by the class in which the theme notes the kind of the page. */
const kinds = [
  {page: 'docs-doc-page', body: 'theme-doc-markdown'},
  {page: 'blog-post-page', body: 'markdown'},
];

/** Reads a built page of the docs or a post; undefined for every other page. */
export function readArticle({url, head, main}: BuiltPage): Article | undefined {
  const kind = kinds.find(({page}) => head.classes.includes(page));
  if (kind === undefined) {
    return undefined;
  }
  const article = first(main.children, ({name}) => name === 'article');
  const within = article?.children ?? [];
  const body = first(within, (element) => hasClass(element, kind.body));
  const heading = first(within, ({name}) => name === 'h1');
  if (body === undefined || heading === undefined) {
    throw new Error(
      `${url} has no title or no text where its Markdown is made: src/plugins/built-pages/markdown looks there.`,
    );
  }
  const dayIn = (place: 'header' | 'footer', test: (time: Element) => boolean): string | undefined => {
    const times = all(within, ({name}) => name === place).flatMap((part) =>
      all(part.children, ({name}) => name === 'time'),
    );
    return times.find(test)?.attribs.datetime?.slice(0, 10);
  };
  return {
    url,
    title: oneLine(textOf(heading)),
    description: metasOf(head, 'description')[0] ?? '',
    body,
    authors: all(within, (element) => hasClass(element, 'avatar__name')).map((name) => oneLine(textOf(name))),
    written: dayIn('header', () => true),
    updated: dayIn('footer', ({attribs}) => attribs.itemprop === 'dateModified'),
  };
}
