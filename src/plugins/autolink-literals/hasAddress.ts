import type {Nodes} from 'mdast';

import {signsOfAddresses} from './signsOfAddresses';

const signs = Object.values(signsOfAddresses);

/** Whether a text of a tree has what makes an address that is written as it stands. */
export function hasAddress(node: Nodes): boolean {
  return node.type === 'text'
    ? signs.some((sign) => sign.test(node.value))
    : 'children' in node && node.children.some(hasAddress);
}
