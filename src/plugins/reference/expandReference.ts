import type {Root, RootContent, Text} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

import {memoize} from '../../lib/memoize';
import {unbroken} from '../../lib/unbroken';
import {directives} from './directives';

/** Blocks that contain text and no other blocks, which are most of a page. */
const textBlocks = new Set(['heading', 'paragraph', 'table']);

/** Replaces directives with the generated parts of the reference that they name. */
export function expandReference(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (textBlocks.has(node.type)) {
      return SKIP;
    }
    const content = node.type === 'leafDirective' ? contentOf(node) : undefined;
    if (content === undefined || parent === undefined || index === undefined) {
      return undefined;
    }
    // Other plugins change the nodes of a page.
    const own = structuredClone(content);
    breakLongCode({type: 'root', children: own});
    parent.children.splice(index, 1, ...own);
    return index + own.length;
  });
}

/** The ids of the headings and rows that a directive generates; none for a directive that is not ours. */
export function anchorsOf(directive: LeafDirective): string[] {
  const anchors: string[] = [];
  const tree: Root = {type: 'root', children: contentOf(directive) ?? []};
  visit(tree, (node) => {
    const id = node.type === 'heading' || node.type === 'tableRow' ? node.data?.hProperties?.id : undefined;
    if (id !== undefined) {
      anchors.push(String(id));
    }
  });
  return anchors;
}

const parser = unified().use(remarkParse).use(remarkDirective).freeze();

/** The files, relative to the project's folder, that the generated parts of a Markdown file come from. */
export function sourcesOf(source: string): string[] {
  const lines = source.match(/^::[a-z].*$/gm) ?? [];
  const files = parser
    .parse(lines.join('\n\n'))
    .children.filter((node) => node.type === 'leafDirective')
    .flatMap(({name, attributes}) => directives.get(name)?.sources(attributes ?? {}) ?? []);
  return [...new Set(files)];
}

/** What directives made. The checks and the page need the same. */
const contents = new Map<string, RootContent[]>();

/** The nodes that replace a directive; undefined for a directive that is not ours. */
function contentOf({name, attributes}: LeafDirective): RootContent[] | undefined {
  const directive = directives.get(name);
  return directive && memoize(contents, JSON.stringify([name, attributes]), () => directive.content(attributes ?? {}));
}

/** Lets long code wrap, but only after a comma: half a port is another port. */
function breakLongCode(tree: Root): void {
  visit(tree, 'inlineCode', ({value}, index, parent) => {
    if (parent !== undefined && index !== undefined && value.length > unbroken && value.includes(',')) {
      parent.children.splice(index, 1, breakableCode(value));
    }
  });
}

function breakableCode(value: string): MdxJsxTextElement {
  const lineBreak: MdxJsxTextElement = {type: 'mdxJsxTextElement', name: 'wbr', attributes: [], children: []};
  const parts = value.split(/(?<=,)/).map((part): Text => ({type: 'text', value: part}));
  return {
    type: 'mdxJsxTextElement',
    name: 'code',
    attributes: [{type: 'mdxJsxAttribute', name: 'className', value: 'long'}],
    children: parts.flatMap((part, index) => (index === 0 ? [part] : [lineBreak, part])),
  };
}
