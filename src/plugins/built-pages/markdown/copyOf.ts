import type {PhrasingContent, RootContent} from 'mdast';

import {converterFor} from './content';
import type {Article} from './readArticle';
import {write} from './write';

/** What the site is called, what it is about and where it stands. */
export type Site = {
  /** Address without a path. */
  url: string;
  baseUrl: string;
  /** Name and version of the product. */
  product: string;
  /** What the product and this documentation are, in a sentence or two. */
  summary: string;
};

/** A page as Markdown, and what lists of pages say of it. */
export type Copy = Pick<Article, 'title' | 'description' | 'written'> & {markdown: string};

/** A page as Markdown: its title, what it answers, where it comes from and from when, and its text. */
export function copyOf(article: Article, site: Site): Copy {
  const {title, description, written, url, body} = article;
  const address = site.url + url;
  const head: RootContent[] = [
    {type: 'heading', depth: 1, children: [{type: 'text', value: title}]},
    {type: 'blockquote', children: [{type: 'paragraph', children: [{type: 'text', value: description}]}]},
    {type: 'paragraph', children: origin(article, address, site)},
  ];
  return {title, description, written, markdown: write([...head, ...converterFor(address).flow(body.children)])};
}

function origin({authors, written, updated}: Article, address: string, {product}: Site): PhrasingContent[] {
  const facts = [
    product,
    ...(authors.length === 0 ? [] : [`by ${authors.join(' and ')}`]),
    ...(written === undefined ? [] : [`written ${written}`]),
    ...(updated === undefined ? [] : [`last updated ${updated}`]),
  ];
  return [
    {type: 'text', value: 'Page: '},
    {type: 'link', url: address, children: [{type: 'text', value: address}]},
    {type: 'text', value: ` (${facts.join(', ')})`},
  ];
}
