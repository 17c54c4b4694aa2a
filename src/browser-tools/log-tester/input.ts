import {createTabStorage} from '@site/src/browser-tools/frame/tabStorage';
import type {PastedLists} from '@site/src/csf/lfd/blocking/lists';

/** What a visitor gave to the tester, as the tab keeps it. A chosen file is not kept, only its name is shown. */
export type Input = {
  log: string;
  config: string;
  /** Setting that names the log; empty to recognise it. */
  kind: string;
  lists: PastedLists;
};

const nothing: Input = {log: '', config: '', kind: '', lists: {}};

export const listNames = ['allow', 'ignore', 'deny', 'rignore'] as const satisfies (keyof PastedLists)[];

export const storedInput = createTabStorage('tool.log-tester', nothing, readInput);

function readInput(stored: unknown): Input | undefined {
  if (typeof stored !== 'object' || stored === null) {
    return undefined;
  }
  const {log, config, kind, lists} = stored as Partial<Record<keyof Input, unknown>>;
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const record = (typeof lists === 'object' && lists !== null ? lists : {}) as Record<string, unknown>;
  return {
    log: text(log),
    config: text(config),
    kind: text(kind),
    lists: Object.fromEntries(
      listNames.flatMap((name) => (typeof record[name] === 'string' ? [[name, record[name]]] : [])),
    ),
  };
}

/** Lines that a server under attack writes; the addresses are those of documentation. */
export const example = Array.from({length: 6}, (_, index) => {
  const second = String(3 + index * 7).padStart(2, '0');
  return `Nov 21 02:24:${second} server sshd[${4100 + index}]: Failed password for invalid user admin from 203.0.113.7 port ${50211 + index} ssh2`;
}).join('\n');
