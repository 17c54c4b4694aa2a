import type {ListItem, Paragraph, RootContent, Text} from 'mdast';

import {llmsFullFile, markdownAddress} from '../../../urls/markdownAddress';

import type {Copy, Site} from './copyOf';
import type {Section} from './outline';
import {write} from './write';

type Copies = ReadonlyMap<string, Copy>;
type Entry = {title: string; address: string; description: string};

const rule = '='.repeat(72);

/** The list of all pages as Markdown, in the form of llmstxt.org. */
export function llmsTxt(site: Site, docs: readonly Section[], copies: Copies): string {
  const entry = (page: string): Entry => {
    const {title, description} = copyAt(page, copies);
    return {title, description, address: site.url + markdownAddress(page)};
  };
  const full: Entry = {
    title: 'All of the documentation in one file',
    address: `${site.url}${site.baseUrl}${llmsFullFile}`,
    description: 'The pages above without the posts, each below its address.',
  };
  return write([
    {type: 'heading', depth: 1, children: [text(site.product)]},
    {type: 'blockquote', children: [paragraph(site.summary)]},
    paragraph(
      'Each page of the documentation and each post is a Markdown file too: its address ends with ".md" in place of ' +
        'the last slash. It holds all that the page shows, also what stands behind tabs.',
    ),
    ...docs.flatMap(({title, pages}) => section(title, pages.map(entry))),
    ...section('Blog', postsIn(copies).map(entry)),
    ...section('Optional', [full]),
  ]);
}

/** All pages of the docs in one file, each below its address between two lines. */
export function llmsFullTxt(site: Site, docs: readonly Section[], copies: Copies): string {
  const pages = docs.flatMap((part) => part.pages);
  const parts = pages.map((page) => `${rule}\n${site.url}${page}\n${rule}\n\n${copyAt(page, copies).markdown}`);
  return [`${site.product}: all of the documentation\n\n${site.summary}\n`, ...parts].join('\n');
}

/** The posts, the newest first. */
function postsIn(copies: Copies): string[] {
  return [...copies]
    .flatMap(([page, {written}]) => (written === undefined ? [] : [{page, written}]))
    .sort((one, other) => other.written.localeCompare(one.written))
    .map(({page}) => page);
}

function copyAt(page: string, copies: Copies): Copy {
  const copy = copies.get(page);
  if (copy === undefined) {
    throw new Error(
      `The sidebar has ${page}, but src/plugins/built-pages/markdown found no such page among the built ones.`,
    );
  }
  return copy;
}

function section(title: string, entries: Entry[]): RootContent[] {
  return [
    {type: 'heading', depth: 2, children: [text(title)]},
    {type: 'list', ordered: false, spread: false, children: entries.map(itemOf)},
  ];
}

function itemOf({title, address, description}: Entry): ListItem {
  const link = {type: 'link' as const, url: address, children: [text(title)]};
  return {type: 'listItem', spread: false, children: [{type: 'paragraph', children: [link, text(`: ${description}`)]}]};
}

function paragraph(value: string): Paragraph {
  return {type: 'paragraph', children: [text(value)]};
}

function text(value: string): Text {
  return {type: 'text', value};
}
