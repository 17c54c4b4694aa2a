import type {Nodes, Root} from 'mdast';

import {curlText} from '../../lib/curlText';

/** Elements within a line. What is before them decides the form of a quotation mark with which they begin. */
const withinLine = new Set(['emphasis', 'strong', 'delete', 'link', 'mdxJsxTextElement', 'textDirective']);

/**
 * A remark plugin that gives texts the quotation marks and apostrophes of print: writers type straight ones. Code and
 * the properties of components keep theirs.
 */
export default function curlyQuotes() {
  return (tree: Root): void => {
    curl(tree, '');
  };
}

/** Changes the texts below a node. Takes the character before it in its line, and returns the last one in it. */
function curl(node: Nodes, before: string): string {
  if (node.type === 'text') {
    node.value = curlText(node.value, before);
    return node.value.at(-1) ?? before;
  }
  if (!('children' in node)) {
    // A quotation mark after code closes, as after a letter.
    return node.type === 'break' ? ' ' : 'x';
  }
  const isWithinLine = withinLine.has(node.type);
  const last = node.children.reduce((previous, child) => curl(child, previous), isWithinLine ? before : '');
  return isWithinLine ? last : '';
}
