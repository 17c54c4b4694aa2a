import {useCallback, useEffect, useRef, useState} from 'react';

import type {Blocking, Reading} from '@site/src/features/log-tester/logic/testLog';

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
    const timer = setTimeout(start, 500);
    return () => {
      clearTimeout(timer);
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
  const questions: Question[] = [];
  let ask = (question: Question): void => {
    questions.push(question);
  };

  async function workInThisPage(): Promise<void> {
    const {createSession} = await import('./session');
    const take = createSession((one) => !isStopped && answer(one));
    ask = (question) => void take(question);
    questions.splice(0).forEach(ask);
  }

  let worker: Worker | undefined;
  try {
    worker = new Worker(new URL('./worker.ts', import.meta.url));
    const {postMessage} = worker;
    let hasAnswered = false;
    worker.onmessage = ({data}: MessageEvent<Answer>) => {
      hasAnswered = true;
      if (!isStopped) {
        answer(data);
      }
    };
    worker.onerror = (event) => {
      if (!hasAnswered && !isStopped) {
        event.preventDefault();
        void workInThisPage().catch(() => answer({kind: 'problem', sentence: gone}));
      }
    };
    ask = (question) => {
      questions.push(question);
      postMessage.call(worker, question);
    };
  } catch {
    void workInThisPage().catch(() => answer({kind: 'problem', sentence: gone}));
  }

  return {
    ask: (question) => ask(question),
    stop() {
      isStopped = true;
      worker?.terminate();
    },
  };
}

const gone =
  'A part of this page is missing. The network may be down, or the site has a new version: reload the page. Your log stays in the field.';
