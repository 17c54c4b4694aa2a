import type {Nodes} from 'mdast';

const beginning = /@|https?:|www\./i;

/** Whether a text of a tree has what makes an address that is written as it stands. */
export function hasAddress(node: Nodes): boolean {
  return node.type === 'text' ? beginning.test(node.value) : 'children' in node && node.children.some(hasAddress);
}
