import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';
import type {ListItem, Paragraph, RootContent, Text} from 'mdast';

import {llmsFullFile, markdownPath} from '../../../urls/paths';

import type {Article} from '../article';

import {write} from './toMarkdown';

/** The site's name, subject and URL. */
export type Site = {
  /** Without a path. */
  url: string;
  baseUrl: string;
  /** Name and version of the product. */
  product: string;
  /** Describes the product and this documentation in a sentence or two. */
  summary: string;
};

/** A page as Markdown, with its entry for lists of pages. */
export type Copy = Pick<Article, 'title' | 'description' | 'published'> & {
  markdown: string;
  /** The same in parts, if it is too long for one file. */
  parts: string[];
};

/** A section of the sidebar, with the paths of its pages in order. */
type Section = {title: string; pages: string[]};

type SidebarItem = LoadedContent['loadedVersions'][number]['sidebars'][string][number];

type Copies = ReadonlyMap<string, Copy>;
type Entry = {title: string; url: string; description: string};

const rule = '='.repeat(72);

/** The list of all pages as Markdown, in the form of llmstxt.org. */
export function llmsTxt(site: Site, docs: readonly Section[], copies: Copies): string {
  const entry = (page: string): Entry => {
    const {title, description} = copyAt(page, copies);
    return {title, description, url: site.url + markdownPath(page)};
  };
  const full: Entry = {
    title: 'All of the documentation in one file',
    url: `${site.url}${site.baseUrl}${llmsFullFile}`,
    description: 'The pages above without the posts, each below its address.',
  };
  return write([
    {type: 'heading', depth: 1, children: [text(site.product)]},
    {type: 'blockquote', children: [paragraph(site.summary)]},
    paragraph(
      'Each page is a Markdown file too: its address ends with ".md" in place of the last slash. It has the whole ' +
        'content of the page, including all tabs. You may copy and change the words under the GNU General Public ' +
        'License, version 3.',
    ),
    ...docs.flatMap(({title, pages}) => section(title, pages.map(entry))),
    ...section('Blog', postsIn(copies).map(entry)),
    ...section('This site', othersIn(copies, docs, site).map(entry)),
    ...section('Optional', [full]),
  ]);
}

/** All docs pages in one file, each below its URL between two lines. */
export function llmsFullTxt(site: Site, docs: readonly Section[], copies: Copies): string {
  const pages = docs.flatMap((part) => part.pages);
  const parts = pages.map((page) => `${rule}\n${site.url}${page}\n${rule}\n\n${copyAt(page, copies).markdown}`);
  return [`${site.product}: all of the documentation\n\n${site.summary}\n`, ...parts].join('\n');
}

/** The posts, the newest first. */
function postsIn(copies: Copies): string[] {
  return [...copies]
    .flatMap(([page, {published}]) => (published === undefined ? [] : [{page, published}]))
    .sort((one, other) => other.published.localeCompare(one.published))
    .map(({page}) => page);
}

/** The pages outside the docs and the blog, without the home page, whose words are in the docs. */
function othersIn(copies: Copies, docs: readonly Section[], {baseUrl}: Site): string[] {
  const listed = new Set([baseUrl, ...docs.flatMap(({pages}) => pages)]);
  return [...copies.keys()].filter((page) => !listed.has(page) && !page.startsWith(`${baseUrl}blog/`)).sort();
}

function copyAt(page: string, copies: Copies): Copy {
  const copy = copies.get(page);
  if (copy === undefined) {
    throw new Error(`The sidebar has ${page}, but src/plugins/built-pages/markdown found no built page for it.`);
  }
  return copy;
}

function section(title: string, entries: Entry[]): RootContent[] {
  return [
    {type: 'heading', depth: 2, children: [text(title)]},
    {type: 'list', ordered: false, spread: false, children: entries.map(itemOf)},
  ];
}

function itemOf({title, url, description}: Entry): ListItem {
  const link = {type: 'link' as const, url, children: [text(title)]};
  return {type: 'listItem', spread: false, children: [{type: 'paragraph', children: [link, text(`: ${description}`)]}]};
}

function paragraph(value: string): Paragraph {
  return {type: 'paragraph', children: [text(value)]};
}

function text(value: string): Text {
  return {type: 'text', value};
}

/** The docs pages in the order of the sidebar: top-level pages first, then a section for each category. */
export function docsOutline(plugins: readonly LoadedPlugin[]): Section[] {
  const content = plugins.find(({name}) => name === 'docusaurus-plugin-content-docs')?.content as LoadedContent;
  const [version] = content.loadedVersions;
  // Routes have a trailing slash, which Docusaurus adds after it reads the content.
  const paths = new Map(version!.docs.map(({id, permalink}) => [id, permalink.replace(/\/?$/, '/')]));
  const items = Object.values(version!.sidebars).flat();
  return [
    {title: 'Start here', ids: items.flatMap((item) => (item.type === 'category' ? [] : idsOf(item)))},
    ...items.flatMap((item) => (item.type === 'category' ? [{title: item.label, ids: idsOf(item)}] : [])),
  ].map(({title, ids}) => ({title, pages: ids.map((id) => paths.get(id)!)}));
}

/** The pages of an entry of the sidebar: its own, then those below it. */
function idsOf(item: SidebarItem): string[] {
  if (item.type === 'category') {
    return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...item.items.flatMap(idsOf)];
  }
  return item.type === 'doc' ? [item.id] : [];
}
