import {load} from 'js-yaml';
import type {Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {globSync} from 'tinyglobby';
import {unified} from 'unified';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';

import {sharedParts} from '@site/src/lib/node/sharedParts';
import {expandReference} from '@site/src/plugins/reference/expandReference';

import type {Corpus, CorpusPage, LinkTo} from './corpus';

type Matter = {title: string; description: string; slug?: string};

/** Our own docs and posts, as plain Markdown. */
export function ownDocs(): Corpus {
  const read = (kind: CorpusPage['kind'], pattern: string): CorpusPage[] =>
    globSync(pattern)
      .sort()
      .map((file) => pageOf(kind, file));
  const [docs, posts] = [read('doc', 'docs/**/[!_]*.mdx'), read('post', 'blog/[!_]*.mdx')];
  return {
    title: `Our own docs as plain Markdown, ${docs.length} pages and ${posts.length} posts`,
    pages: [...docs, ...posts],
    measured: {doc: 'usage/port-knocking', post: posts.at(-1)!.path},
  };
}

function pageOf(kind: CorpusPage['kind'], file: string): CorpusPage {
  const text = withParts(file);
  const [, matter = ''] = /^---\n([\s\S]*?)\n---/.exec(text) ?? [];
  const {title, description, slug} = load(matter) as Matter;
  const [date] = /\d{4}-\d\d-\d\d/.exec(path.basename(file)) ?? [];
  const [introduction = '', rest] = text.split('{/* truncate */}');
  return {
    kind,
    path: kind === 'doc' ? file.replace(/^docs\/|\.mdx$/g, '') : (slug ?? path.basename(file, '.mdx')),
    title,
    description,
    ...(date && {date}),
    introduction: rest === undefined ? '' : plainMarkdown(introduction, (target) => target),
    body: (linkTo) => plainMarkdown(rest ?? text, (target) => otherLink(target, file, linkTo)),
  };
}

/** The text of a page with the parts that it shares with others in their places, indented as those are. */
function withParts(file: string): string {
  const text = readFileSync(file, 'utf8');
  return sharedParts(text, file, '.').reduce(
    (whole, part) =>
      whole.replace(new RegExp(`^( *)<${part.name} />`, 'gm'), (_, indent: string) =>
        withParts(part.file).replace(/^(?=.)/gm, indent),
      ),
    text,
  );
}

/** A link to one of our docs pages in the generator's form; all other links stay as they are. */
function otherLink(target: string, file: string, linkTo: LinkTo): string {
  const [address = '', anchor] = target.split('#');
  const page = /^\.{1,2}\//.test(address)
    ? path.join(path.dirname(file), address).replace(/\.mdx$/, '')
    : address.replace(/^\/|\/$/g, '');
  const place = page.replace(/\/index$/, '');
  return place.startsWith('docs/') ? linkTo(place.slice('docs/'.length), anchor) : target;
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx).use(remarkGfm).use(remarkDirective);
// The rules of MDX escape braces, which plain Markdown leaves alone.
const writer = unified().use(remarkMdx).use(remarkGfm).use(remarkStringify, {bullet: '-', rule: '-'});

/** Expands generated parts, turns admonitions into quotations and tabs into paragraphs, and drops drawings. */
function plainMarkdown(source: string, linkTo: (target: string) => string): string {
  const tree: Root = parser.parse(source);
  expandReference(tree);
  // A replacement is visited too, because it can contain more to replace.
  visit(tree, (node, index, parent) => {
    const nodes = parent && index !== undefined ? replacementOf(node as RootContent) : undefined;
    if (nodes === undefined) {
      return CONTINUE;
    }
    (parent as Root).children.splice(index!, 1, ...nodes);
    return [SKIP, index!];
  });
  visit(tree, 'link', (link) => {
    link.url = linkTo(link.url);
  });
  // A removed label leaves the space behind it.
  return writer.stringify(tree).replaceAll('&#x20;', '');
}

function replacementOf(node: RootContent): RootContent[] | undefined {
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
    case 'leafDirective':
      return [];
    case 'containerDirective':
      return [{type: 'blockquote', children: node.children}];
    case 'textDirective':
      return node.children.length > 0 ? node.children : [{type: 'text', value: ''}];
    case 'mdxJsxTextElement':
      return node.name === 'code' ? [{type: 'inlineCode', value: toString(node)}] : node.children;
    case 'mdxJsxFlowElement':
      return [...labelOf(node.attributes), ...node.children];
    default:
      return undefined;
  }
}

/** The name of a tab in bold, which replaces the tab. */
function labelOf(attributes: readonly object[]): RootContent[] {
  const label = attributes.find((attribute) => 'name' in attribute && attribute.name === 'label');
  return label && 'value' in label && typeof label.value === 'string'
    ? [{type: 'paragraph', children: [{type: 'strong', children: [{type: 'text', value: label.value}]}]}]
    : [];
}
