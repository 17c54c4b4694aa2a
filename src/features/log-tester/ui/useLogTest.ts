import {useCallback, useEffect, useRef, useState} from 'react';

import type {Blocking, Reading} from '@site/src/features/log-tester/logic/testLog';
import {whenIdle} from '@site/src/lib/browser/whenIdle';

import type {Answer, Job, Question} from './session';

export type LogTestState =
  | {state: 'idle'}
  | {state: 'reading'; share: number}
  | {state: 'done'; reading: Reading; blocking: Blocking}
  | {state: 'problem'; sentence: string};

export type Runner = {ask: (question: Question) => void; stop: () => void};

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

/** A worker, or the page itself where none starts: an unpacked copy of the site opened as a file may have none. */
export function startRunner(answer: (answer: Answer) => void): Runner {
  let isStopped = false;
  /** What the worker was asked before its first answer: if it does not start, the page answers instead. */
  let unanswered: Question[] = [];
  const give = (one: Answer): void => {
    unanswered = [];
    if (!isStopped) {
      answer(one);
    }
  };
  let ask = (question: Question): void => void unanswered.push(question);

  async function workInThisPage(): Promise<void> {
    try {
      const {createSession} = await import('./session');
      const take = createSession(give);
      ask = (question) => void take(question);
      unanswered.splice(0).forEach(ask);
    } catch {
      give({kind: 'problem', sentence: gone});
    }
  }

  const worker = startWorker();
  if (worker === undefined) {
    void workInThisPage();
  } else {
    let hasAnswered = false;
    worker.onmessage = ({data}: MessageEvent<Answer>) => {
      hasAnswered = true;
      give(data);
    };
    worker.onerror = (event) => {
      if (!hasAnswered) {
        event.preventDefault();
        void workInThisPage();
      }
    };
    ask = (question) => {
      if (!hasAnswered) {
        unanswered.push(question);
      }
      worker.postMessage(question);
    };
  }

  return {
    ask: (question) => ask(question),
    stop() {
      isStopped = true;
      worker?.terminate();
    },
  };
}

function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./worker.ts', import.meta.url));
  } catch {
    return undefined;
  }
}

const gone =
  'A part of this page is missing. The network may be down, or the site has a new version: reload the page. Your log stays in the field.';
