import type {Session} from '@site/src/browser-tools/frame/session';
import {
  customHits,
  ruleProblems,
  type CustomHits,
  type CustomRule,
  type RuleProblem,
} from '@site/src/csf/lfd/patterns/customPatterns';
import {startLogTest, type Blocking, type LogTest, type Reading, type Server} from '@site/src/csf/log-test/testLog';

import {readLog} from './readLog';

/** `change` tries other values of settings on the log that was read last. */
export type Question =
  | {kind: 'read'; log: string | File; server: Server}
  | {kind: 'change'; changes: Readonly<Record<string, string>>}
  | {kind: 'pattern'; rule: CustomRule; lines: readonly string[]};

/** `share` says how much of the file is read, from 0 to 1. */
export type Answer =
  | {kind: 'progress'; share: number}
  | {kind: 'done'; reading: Reading; blocking: Blocking}
  | ({kind: 'pattern'; problems: RuleProblem[]} & CustomHits);

/** Reads one log after the other, and tries patterns. */
export default function createSession(): Session<Question, Answer> {
  let current: {test: LogTest; reading: Reading} | undefined;

  return async (question, give) => {
    switch (question.kind) {
      case 'read': {
        const test = startLogTest(question.server);
        await readLog(question.log, test.add, (share) => give({kind: 'progress', share}));
        current = {test, reading: test.reading()};
        give({kind: 'done', reading: current.reading, blocking: test.blocking({})});
        break;
      }
      case 'change': {
        const {test, reading} = current!;
        give({kind: 'done', reading, blocking: test.blocking(question.changes)});
        break;
      }
      case 'pattern': {
        const {rule, lines} = question;
        give({kind: 'pattern', problems: ruleProblems(rule, lines), ...customHits(rule, lines)});
      }
    }
  };
}
