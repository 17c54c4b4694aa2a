import type {Session} from '@site/src/browser-tools/frame/session';
import {customHits, type CustomHits, type CustomRule} from '@sentinel/csf/model/lfd/patterns/customPatterns';
import type {RuleProblem} from '@sentinel/csf/model/lfd/patterns/harm';
import {ruleProblems} from '@sentinel/csf/model/lfd/patterns/ruleProblems';
import {
  startLogTest,
  type Blocking,
  type LogTest,
  type Reading,
  type Server,
} from '@sentinel/csf/answers/test-log/testLog';

import {readLog} from './readLog';

type Log = {log: string | File; server: Omit<Server, 'latest' | 'pasted'>};

/** `changes` are other values of settings to try; `asPasted` is the text with a mark that can be in the log itself. */
export type Question =
  | ({kind: 'read'; changes: Readonly<Record<string, string>>; asPasted?: string | undefined} & Log)
  | {kind: 'pattern'; rule: CustomRule; lines: readonly string[]};

/** `share` says how much of the file is read, from 0 to 1. */
export type Answer =
  | {kind: 'progress'; share: number}
  | {kind: 'done'; reading: Reading; blocking: Blocking; countedAsPasted: number | undefined}
  | ({kind: 'pattern'; problems: RuleProblem[]} & CustomHits);

/** Reads one log after the other, and tries patterns. The log that was read last stays in memory. */
export default function createSession(): Session<Question, Answer> {
  let last: (Log & {test: LogTest; reading: Reading; countedAsPasted: number | undefined}) | undefined;

  return async (question, give) => {
    switch (question.kind) {
      case 'read': {
        const {log, server, changes, asPasted} = question;
        if (last === undefined || !isSame(last, question)) {
          const latest = (log instanceof File ? log.lastModified : Date.now()) / 1000;
          const pasted = typeof log === 'string' ? {pasted: log.split(/\r?\n/)} : {};
          const test = startLogTest({...server, ...pasted, latest});
          await readLog(log, test.add, (share) => give({kind: 'progress', share}));
          const countedAsPasted =
            asPasted === undefined ? undefined : countIn(asPasted, {...server, ...pasted, latest});
          last = {log, server, test, reading: test.reading(), countedAsPasted};
        }
        const {reading, countedAsPasted, test} = last;
        give({kind: 'done', reading, blocking: test.blocking(changes), countedAsPasted});
        break;
      }
      case 'pattern': {
        const {rule, lines} = question;
        give({kind: 'pattern', problems: ruleProblems(rule, lines), ...customHits(rule, lines)});
      }
    }
  };
}

/** How many lines of a text lfd counts. */
function countIn(text: string, server: Server): number {
  const test = startLogTest(server);
  text.split(/\r?\n/).forEach(test.add);
  const {failure, login} = test.reading().linesOf;
  return failure + login;
}

/** Whether two questions are about the same log: other limits need no second reading. */
function isSame(one: Log, other: Log): boolean {
  return isSameLog(one.log, other.log) && JSON.stringify(one.server) === JSON.stringify(other.server);
}

/** A file comes to the worker as another object with each question. */
function isSameLog(one: string | File, other: string | File): boolean {
  return one instanceof File && other instanceof File
    ? one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
    : one === other;
}
