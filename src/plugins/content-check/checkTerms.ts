import type {Code, InlineCode, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

import {checkConfLine, checkShellLine, checkTerm} from '../../firewall/checkTerm';
import type {Fault} from './fault';

/** The directive by which a writer says that an unknown name is meant as it stands. */
export const onPurpose = 'on-purpose';

const remedy = `correct it, or write :${onPurpose}[\`…\`]{why="…"} if it is meant as it stands`;

/** Finds settings, commands and files of the product that are named wrongly in a Markdown file. */
export function checkTerms(tree: Root, file: string): Fault[] {
  const faults: Fault[] = [];
  const add = (line: number, message: string | undefined): void => {
    if (message !== undefined) {
      faults.push({file, line, message: message.endsWith('?') ? message : `${message}; ${remedy}`});
    }
  };
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'textDirective' && node.name === onPurpose) {
      if (!node.attributes?.why) {
        faults.push({file, line, message: `:${onPurpose} does not say why; add {why="…"} behind it`});
      }
      return SKIP;
    }
    if (node.type === 'inlineCode') {
      add(line, checkTerm((node as InlineCode).value));
    } else if (node.type === 'code') {
      checkFence(node, add);
    }
    return undefined;
  });
  return faults;
}

function checkFence(
  {lang, meta, value, position}: Code,
  add: (line: number, message: string | undefined) => void,
): void {
  const check =
    lang === 'bash'
      ? checkShellLine
      : lang === 'ini' && meta?.includes('title="/etc/csf/csf.conf"')
        ? checkConfLine
        : undefined;
  if (check) {
    value.split('\n').forEach((text, index) => add((position?.start.line ?? 0) + 1 + index, check(text)));
  }
}
