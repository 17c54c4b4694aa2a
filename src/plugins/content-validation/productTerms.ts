import type {Code, InlineCode, Parent, Root, TableRow} from 'mdast';
import type {TextDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {SKIP, visit} from 'unist-util-visit';

import type {ContentError} from '../../lib/node/contentError';
import {behaviours} from '@sentinel/csf/answers/behaviours';
import {checkConfLine, checkShellLine, checkTerm} from '@sentinel/csf/answers/terms/checkTerm';
import {checkStatedDefault} from '@sentinel/csf/answers/terms/defaults';
import {didYouMean} from '@sentinel/csf/model/didYouMean';
import {checkListLine} from '@sentinel/csf/answers/build-rule/listLine';
import {checkStopMessage} from '@sentinel/csf/model/stops';
import {vendorFacts} from '@sentinel/csf/answers/vendors';
import {checkExampleAddresses} from '@sentinel/csf/answers/terms/visitorValues';
import {parseFenceMeta} from '../rehype-code-highlight/fenceMeta';

/** The directive that marks a sentence as a surprise and names the facts behind it. */
export const surprise = 'surprise';

/** The directive that dates a sentence about other projects. */
export const asOf = 'as-of';

/** The directive that marks an unknown name as intended. */
export const onPurpose = 'on-purpose';

const remedy = `correct it, or write :${onPurpose}[\`…\`]{why="…"} if you mean it as it is`;

/** Finds wrong settings, commands, files, defaults, marks and recorded output of the product in a Markdown file. */
export function checkTerms(tree: Root, file: string): ContentError[] {
  const errors: ContentError[] = [];
  const add = (line: number, message: string | undefined): void => {
    if (message !== undefined) {
      errors.push({file, line, message: message.endsWith('?') ? message : `${message}; ${remedy}`});
    }
  };
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'textDirective' && node.name === onPurpose) {
      if (!node.attributes?.why) {
        errors.push({file, line, message: `:${onPurpose} does not say why; add {why="…"} after it`});
      }
      return SKIP;
    }
    if (node.type === 'textDirective') {
      errors.push(...checkMark(node).map((message) => ({file, line, message})));
    }
    if ('children' in node) {
      statedDefaults(node as Parent).forEach(([name, value]) =>
        add(name.position?.start.line ?? line, checkStatedDefault(name.value, value)),
      );
    }
    if (node.type === 'inlineCode') {
      const {value} = node as InlineCode;
      add(line, checkTerm(value) ?? checkExampleAddresses(value) ?? checkStopMessage(value));
    } else if (node.type === 'code') {
      errors.push(...checkFence(node, file));
    }
    return undefined;
  });
  return errors;
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

function checkFence({lang, meta, value, position}: Code, file: string): ContentError[] {
  const start = position?.start.line ?? 1;
  const transcript = checkTranscript(meta, value);
  const check = lineCheckOf(lang, /title="([^"]*)"/.exec(meta ?? '')?.[1]);
  return [
    ...(transcript === undefined ? [] : [{file, line: start, message: transcript}]),
    ...value.split('\n').flatMap((text, index) => {
      const message = check(text);
      return message === undefined ? [] : [{file, line: start + 1 + index, message}];
    }),
  ];
}

/** How to check the lines of a code block, by its language and the file it names. */
function lineCheckOf(lang: string | null | undefined, title: string | undefined): (line: string) => string | undefined {
  if (lang === 'bash') {
    return (line) => checkShellLine(line) ?? checkExampleAddresses(line);
  }
  if (title === '/etc/csf/csf.conf') {
    return checkConfLine;
  }
  const list = (['allow', 'deny', 'ignore'] as const).find((name) => title === `/etc/csf/csf.${name}`);
  return list ? (line) => checkListLine(line, list) ?? checkExampleAddresses(line, list !== 'deny') : checkStopMessage;
}

/** Returns what is wrong with a mark of either kind. The list is empty if nothing is, and for other directives. */
function checkMark(directive: TextDirective): string[] {
  return directive.name === surprise ? checkSurprise(directive) : directive.name === asOf ? checkAsOf(directive) : [];
}

/** A mark such as `:as-of{fact="spamhaus-edrop"}`. */
function checkAsOf({attributes}: TextDirective): string[] {
  const id = attributes?.fact ?? '';
  return vendorFacts.has(id)
    ? []
    : [`there is no fact "${id}" in packages/csf/facts/vendors.json${didYouMean(id, [...vendorFacts.keys()])}`];
}

/** A mark such as `:surprise{fact="portflood-004"}`. */
function checkSurprise({attributes}: TextDirective): string[] {
  const ids = factsOf(attributes?.fact);
  return ids.length === 0
    ? [
        `:${surprise} does not name the fact that it marks; add {fact="…"} with an id from packages/csf/facts/behaviours.json`,
      ]
    : ids.flatMap((id) => {
        const fact = behaviours.get(id);
        if (fact === undefined) {
          return [`there is no fact "${id}" in packages/csf/facts${didYouMean(id, [...behaviours.keys()])}`];
        }
        return fact.surprise ? [] : [`the fact "${id}" is not a surprise in packages/csf/facts; remove the mark`];
      });
}

/** The ids in a mark's attribute, which are separated by spaces. */
function factsOf(value: string | null | undefined): string[] {
  return (value ?? '').split(/\s+/).filter(Boolean);
}

const folder = path.join(__dirname, '../../../packages/csf/recordings');

/** Returns what is wrong with a code block that quotes a recording; undefined if nothing is. */
function checkTranscript(meta: string | null | undefined, output: string): string | undefined {
  let name: string | undefined;
  try {
    name = parseFenceMeta(meta ?? '').transcript;
  } catch {
    // The highlighter reads the same words and reports the error.
  }
  if (name === undefined) {
    return undefined;
  }
  const file = path.join(folder, `${name}.txt`);
  if (!existsSync(file)) {
    return `there is no recording ${name} in packages/csf/recordings`;
  }
  return `\n${readFileSync(file, 'utf8')}\n`.includes(`\n${output}\n`)
    ? undefined
    : `these lines differ from the recording ${name}; copy whole lines from packages/csf/recordings/${name}.txt`;
}
