import type {Code, InlineCode, Parent, Root, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

import {checkConfLine, checkShellLine, checkTerm} from '../../product/checkTerm';
import {checkStatedDefault} from '../../product/defaults';
import {checkListLine} from '../../product/listLine';
import {checkMark} from './checkMarks';
import type {Fault} from './fault';
import {checkTranscript} from './transcripts';

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
    if (node.type === 'textDirective') {
      faults.push(...checkMark(node).map((message) => ({file, line, message})));
    }
    if ('children' in node) {
      statedDefaults(node as Parent).forEach(([name, value]) =>
        add(name.position?.start.line ?? line, checkStatedDefault(name.value, value)),
      );
    }
    if (node.type === 'inlineCode') {
      add(line, checkTerm((node as InlineCode).value));
    } else if (node.type === 'code') {
      faults.push(...checkFence(node, file));
    }
    return undefined;
  });
  return faults;
}

/** Defaults in the form "`NAME` (default `value`)" and in the second column of such tables. */
function statedDefaults({type, children}: Parent): [name: InlineCode, value: string][] {
  if (type === 'table') {
    return defaultsOfTable(children as TableRow[]);
  }
  return children.flatMap((node, index): [InlineCode, string][] => {
    const [between, value] = children.slice(index + 1);
    return node.type === 'inlineCode' &&
      between?.type === 'text' &&
      / \((the )?default:? (is )?$/.test(between.value) &&
      value?.type === 'inlineCode'
      ? [[node, value.value]]
      : [];
  });
}

/** In a table with a column "Default", a plain value beside a single setting is its default. */
function defaultsOfTable([head, ...rows]: TableRow[]): [name: InlineCode, value: string][] {
  const column = head?.children.findIndex((cell) => /^default$/i.test(toString(cell))) ?? -1;
  return column < 1
    ? []
    : rows.flatMap(({children: cells}): [InlineCode, string][] => {
        const [name, ...others] = cells[0]?.children ?? [];
        const value = cells[column] && toString(cells[column]);
        return name?.type === 'inlineCode' && others.length === 0 && /^\d+$/.test(value ?? '') ? [[name, value!]] : [];
      });
}

function checkFence({lang, meta, value, position}: Code, file: string): Fault[] {
  const start = position?.start.line ?? 1;
  const transcript = checkTranscript(meta, value);
  const check = lineCheckOf(lang, /title="([^"]*)"/.exec(meta ?? '')?.[1]);
  return [
    ...(transcript === undefined ? [] : [{file, line: start, message: transcript}]),
    ...value.split('\n').flatMap((text, index) => {
      const message = check?.(text);
      return message === undefined ? [] : [{file, line: start + 1 + index, message}];
    }),
  ];
}

/** How the lines of a fence are read, by its language and the file it names. */
function lineCheckOf(
  lang: string | null | undefined,
  title: string | undefined,
): ((line: string) => string | undefined) | undefined {
  if (lang === 'bash') {
    return checkShellLine;
  }
  if (title === '/etc/csf/csf.conf') {
    return checkConfLine;
  }
  return title !== undefined && /^\/etc\/csf\/csf\.(allow|deny|ignore)$/.test(title) ? checkListLine : undefined;
}
