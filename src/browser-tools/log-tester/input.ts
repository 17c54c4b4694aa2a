import {textOf, textsOf} from '@site/src/browser-tools/frame/texts';
import {createToolInput} from '@site/src/browser-tools/frame/toolInput';
import type {PastedLists} from '@sentinel/csf/model/lfd/blocking/lists';
import {logKinds} from '@sentinel/csf/answers/test-log/logKinds';

/** What a visitor gave to the tester, as the tab keeps it. */
export type Input = {
  log: string;
  /** Takes the place of the text. A reload forgets it. */
  file: File | undefined;
  /** Whether the visitor asked for a verdict, which then follows the input. */
  isAsked: boolean;
  config: string;
  /** Setting that names the log; empty to recognise it. */
  kind: string;
  lists: PastedLists;
};

export const listNames = ['allow', 'ignore', 'deny', 'rignore'] as const satisfies (keyof PastedLists)[];

export const input = createToolInput<Input>('log-tester', ({log, isAsked, config, kind, lists}) => ({
  log: textOf(log),
  file: undefined,
  isAsked: isAsked === true,
  config: textOf(config),
  kind: logKinds.find(({log: known}) => known === kind)?.log ?? '',
  lists: textsOf(lists, listNames),
}));

/** Lines that a server under attack writes; the addresses are those of documentation. */
export const example = Array.from({length: 6}, (_, index) => {
  const second = String(3 + index * 7).padStart(2, '0');
  return `Nov 21 02:24:${second} server sshd[${4100 + index}]: Failed password for invalid user admin from 203.0.113.7 port ${50211 + index} ssh2`;
}).join('\n');
