import type {LoadedPlugin} from '@docusaurus/types';
import type {PhrasingContent, RootContent} from 'mdast';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {PageReader} from '../../../lib/html/builtPage';
import links from '../../../csf/facts/links.json';
import {version} from '../../../csf/version';
import {llmsFile, llmsFullFile, markdownPath} from '../../../urls/paths';
import {readArticle, type Article} from '../article';

import {docsOutline, llmsFullTxt, llmsTxt, type Copy, type Site} from './llms';
import {readContent, write} from './toMarkdown';

const {product} = links;

type Config = {url: string; baseUrl: string; tagline: string};

/** Writes each docs page and each post as Markdown, and the lists of them. */
export function markdownExport(
  {url, baseUrl, tagline}: Config,
  plugins: readonly LoadedPlugin[],
): PageReader<Copy | undefined> {
  const site: Site = {
    url,
    baseUrl,
    product: `${product.name} ${version}`,
    summary:
      `${tagline}: csf makes the rules, lfd reads the logs. This is the documentation of version ` +
      `${version}, the community fork of ${product.predecessor}.`,
  };
  return {
    read(page) {
      const article = readArticle(page);
      return article && copyOf(article, site);
    },
    finish(outDir, copiesOfPages) {
      const copies = new Map([...copiesOfPages].flatMap(([page, copy]) => (copy ? [[page, copy]] : [])));
      const outline = docsOutline(plugins);
      const save = (file: string, text: string): void => {
        mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
        writeFileSync(path.join(outDir, file), text);
      };
      copies.forEach(({markdown}, page) => save(markdownPath(page).slice(baseUrl.length), markdown));
      save(llmsFile, llmsTxt(site, outline, copies));
      save(llmsFullFile, llmsFullTxt(site, outline, copies));
    },
  };
}

/** A page as Markdown: its title, description, source and date, and its text. */
export function copyOf(article: Article, site: Site): Copy {
  const {title, description, published, body} = article;
  const url = site.url + article.path;
  const head: RootContent[] = [
    {type: 'heading', depth: 1, children: [{type: 'text', value: title}]},
    {type: 'blockquote', children: [{type: 'paragraph', children: [{type: 'text', value: description}]}]},
    {type: 'paragraph', children: origin(article, url, site)},
  ];
  return {title, description, published, markdown: write([...head, ...readContent(body.children, url)])};
}

function origin({authors, published, updated}: Article, url: string, site: Site): PhrasingContent[] {
  const facts = [
    site.product,
    ...(authors.length === 0 ? [] : [`by ${authors.map(({name}) => name).join(' and ')}`]),
    ...(published === undefined ? [] : [`written ${published.slice(0, 10)}`]),
    ...(updated === undefined ? [] : [`last updated ${updated.slice(0, 10)}`]),
  ];
  return [
    {type: 'text', value: 'Page: '},
    {type: 'link', url, children: [{type: 'text', value: url}]},
    {type: 'text', value: ` (${facts.join(', ')})`},
  ];
}
