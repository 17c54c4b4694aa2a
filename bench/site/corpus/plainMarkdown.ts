import type {Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';

import {expandReference} from '../../../src/plugins/reference/expandReference';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx).use(remarkGfm).use(remarkDirective);
// With the rules of MDX, because those of plain Markdown leave braces as they are.
const writer = unified().use(remarkMdx).use(remarkGfm).use(remarkStringify, {bullet: '-', rule: '-'});

type Replacement = RootContent[] | undefined;

/**
 * Rewrites one of our own pages into Markdown that every generator takes: generated parts stand there in full, boxes
 * become quotations, tabs follow each other, and drawings are left out.
 * @param linkTo gives a link another target
 */
export function plainMarkdown(source: string, linkTo: (target: string) => string): string {
  const tree = parser.parse(source);
  expandReference(tree);
  simplify(tree);
  visit(tree, 'link', (link) => {
    link.url = linkTo(link.url);
  });
  // A label that was left out leaves the space behind it.
  return writer.stringify(tree).replaceAll('&#x20;', '');
}

/** Replaces from the outside to the inside what plain Markdown does not know; what comes in is looked at too. */
function simplify(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (parent === undefined || index === undefined) {
      return CONTINUE;
    }
    const nodes = replacementOf(node as RootContent);
    if (nodes === undefined) {
      return CONTINUE;
    }
    (parent as Root).children.splice(index, 1, ...nodes);
    return [SKIP, index];
  });
}

function replacementOf(node: RootContent): Replacement {
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

/** The name of a tab, in bold above what was in it. */
function labelOf(attributes: readonly object[]): RootContent[] {
  const label = attributes.find((attribute) => 'name' in attribute && attribute.name === 'label');
  return label && 'value' in label && typeof label.value === 'string'
    ? [{type: 'paragraph', children: [{type: 'strong', children: [{type: 'text', value: label.value}]}]}]
    : [];
}
