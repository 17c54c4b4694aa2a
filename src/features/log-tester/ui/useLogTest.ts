import {useCallback, useEffect, useRef, useState} from 'react';

import type {Blocking, Reading} from '@site/src/features/log-tester/logic/testLog';
import {whenIdle} from '@site/src/lib/browser/whenIdle';
import {startRunner as startAnyRunner, type Runner as AnyRunner} from '@site/src/lib/browser/workerRunner';

import type {Answer, Job, Question} from './session';

export type LogTestState =
  | {state: 'idle'}
  | {state: 'reading'; share: number}
  | {state: 'done'; reading: Reading; blocking: Blocking}
  | {state: 'problem'; sentence: string};

export type Runner = AnyRunner<Question>;

/** Reads logs in a worker. `read` and `change` answer through `result`; `cancel` ends a reading. */
export default function useLogTest(): {
  result: LogTestState;
  read: (job: Job) => void;
  change: (changes: Readonly<Record<string, string>>) => void;
  cancel: () => void;
} {
  const [result, setResult] = useState<LogTestState>({state: 'idle'});
  const runner = useRef<Runner>(undefined);

  const cancel = useCallback(() => {
    runner.current?.stop();
    runner.current = undefined;
    setResult({state: 'idle'});
  }, []);

  const start = useCallback(() => {
    runner.current ??= startRunner((answer) => setResult((before) => after(before, answer)));
    return runner.current;
  }, []);

  const read = useCallback(
    (job: Job) => {
      setResult({state: 'reading', share: 0});
      start().ask({kind: 'read', job});
    },
    [start],
  );

  const change = useCallback((changes: Readonly<Record<string, string>>) => {
    runner.current?.ask({kind: 'change', changes});
  }, []);

  useEffect(() => {
    // Early, so that the tester works when the network goes before somebody uses it.
    const callOff = whenIdle(start);
    return () => {
      callOff();
      runner.current?.stop();
      runner.current = undefined;
    };
  }, [start]);
  return {result, read, change, cancel};
}

function after(before: LogTestState, answer: Answer): LogTestState {
  switch (answer.kind) {
    case 'progress':
      return {state: 'reading', share: answer.share};
    case 'reading':
      return {state: 'done', reading: answer.reading, blocking: answer.blocking};
    case 'blocking':
      return before.state === 'done' ? {...before, blocking: answer.blocking} : before;
    case 'pattern':
      return before;
    case 'problem':
      return {state: 'problem', sentence: answer.sentence};
  }
}

/** Starts what reads logs. */
export function startRunner(answer: (answer: Answer) => void): Runner {
  return startAnyRunner(
    {
      startWorker: () => new Worker(new URL('./worker.ts', import.meta.url)),
      loadSession: async () => (await import('./session')).createSession,
      gone: {kind: 'problem', sentence: gone},
    },
    answer,
  );
}

const gone =
  'A part of this page is missing. The network may be down, or the site has a new version: reload the page. Your log stays in the field.';
