import {useCallback, useState} from 'react';

import useRunner from '@site/src/browser-tools/frame/useRunner';
import type {Blocking, Reading} from '@site/src/csf/log-test/testLog';
import {
  partIsMissing,
  startRunner as startAnyRunner,
  type Runner as AnyRunner,
} from '@site/src/lib/browser/workerRunner';

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
  const begin = useCallback(() => startRunner((answer) => setResult((before) => after(before, answer))), []);
  const {start, stop} = useRunner(begin);

  const cancel = useCallback(() => {
    stop();
    setResult({state: 'idle'});
  }, [stop]);

  const read = useCallback(
    (job: Job) => {
      setResult({state: 'reading', share: 0});
      start().ask({kind: 'read', job});
    },
    [start],
  );

  const change = useCallback(
    (changes: Readonly<Record<string, string>>) => start().ask({kind: 'change', changes}),
    [start],
  );
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
      gone: {kind: 'problem', sentence: partIsMissing},
    },
    answer,
  );
}
