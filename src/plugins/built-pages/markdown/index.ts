import type {LoadedPlugin} from '@docusaurus/types';
import type {Link, PhrasingContent, RootContent, Text} from 'mdast';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {PageReader} from '../../../lib/html/builtPage';
import links from '@sentinel/csf/facts/links.json';
import {version} from '@sentinel/csf/model/version';
import {belowBaseUrl, llmsFile, llmsFullFile, markdownPath} from '../../../urls/paths';
import {readArticle, readOtherPage, type Article} from '../article';

import {docsOutline, llmsFullTxt, llmsTxt, type Copy, type Site} from './llms';
import {longestText, splitContent} from './splitContent';
import {readContent, write} from './toMarkdown';

const {product} = links;

type Config = {url: string; baseUrl: string; tagline: string};

/** Writes each page as Markdown, and the lists of them. */
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
      const article = readArticle(page) ?? readOtherPage(page);
      return article && copyOf(article, site);
    },
    finish(outDir, copiesOfPages) {
      const copies = new Map([...copiesOfPages].flatMap(([page, copy]) => (copy ? [[page, copy]] : [])));
      const outline = docsOutline(plugins);
      const save = (file: string, text: string): void => {
        mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
        writeFileSync(path.join(outDir, file), text);
      };
      copies.forEach(({parts}, page) => {
        const file = markdownPath(belowBaseUrl(page, baseUrl)!);
        parts.forEach((part, index) => save(partPath(file, index), part));
      });
      save(llmsFile, llmsTxt(site, outline, copies));
      save(llmsFullFile, llmsFullTxt(site, outline, copies));
    },
  };
}

/** A page as Markdown: its title, description, source and date, and its text. */
export function copyOf(article: Article, site: Site): Copy {
  const {title, description, published, body} = article;
  const url = site.url + article.path;
  const head = (...about: PhrasingContent[]): RootContent[] => [
    {type: 'heading', depth: 1, children: [{type: 'text', value: title}]},
    {type: 'blockquote', children: [{type: 'paragraph', children: [{type: 'text', value: description}]}]},
    {type: 'paragraph', children: [...origin(article, url, site), ...about]},
  ];
  const content = readContent(body.children, url);
  const markdown = write([...head(), ...content]);
  const entry = {title, description, published, markdown};
  const parts = markdown.length <= longestText ? [content] : splitContent(content);
  if (parts.length === 1) {
    return {...entry, parts: [markdown]};
  }
  const addressOf = (part: number): string => site.url + partPath(markdownPath(article.path), part);
  return {
    ...entry,
    parts: parts.map((part, index) => {
      const neighbour = index + 1 < parts.length ? addressOf(index + 1) : addressOf(index - 1);
      const about = index + 1 < parts.length ? 'Next' : 'Before it';
      const place = text(`. Part ${index + 1} of ${parts.length}. ${about}: `);
      return write([...head(place, link(neighbour)), ...part]);
    }),
  };
}

/** The file of a part of a page's Markdown, from 0 on: `intro.md`, `intro.2.md` and so on. */
function partPath(file: string, part: number): string {
  return part === 0 ? file : file.replace(/md$/, `${part + 1}.md`);
}

function origin({authors, published, updated}: Article, url: string, site: Site): PhrasingContent[] {
  const facts = [
    site.product,
    ...(authors.length === 0 ? [] : [`by ${authors.map(({name}) => name).join(' and ')}`]),
    ...(published === undefined ? [] : [`written ${published.slice(0, 10)}`]),
    ...(updated === undefined ? [] : [`last updated ${updated.slice(0, 10)}`]),
  ];
  const index = site.url + site.baseUrl + llmsFile;
  return [text('Page: '), link(url), text(` (${facts.join(', ')}). List of all pages: `), link(index)];
}

function text(value: string): Text {
  return {type: 'text', value};
}

function link(url: string): Link {
  return {type: 'link', url, children: [text(url)]};
}
