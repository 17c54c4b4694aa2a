import {useCallback, useEffect, useRef, useState} from 'react';

import {whenIdle} from '@site/src/lib/browser/whenIdle';
import {startRunner, type Runner} from '@site/src/lib/browser/workerRunner';

import type {Question, Reply} from './session';

type Asked = Question extends infer One ? (One extends Question ? Omit<One, 'id' | 'now'> : never) : never;

/** Asks the worker; gives the reply to the newest question, and keeps the one before until it is there. */
export default function usePacketTest(): {reply: Reply | undefined; ask: (asked: Asked) => void; forget: () => void} {
  const [reply, setReply] = useState<Reply>();
  const runner = useRef<Runner<Question>>(undefined);
  const newest = useRef(0);

  const start = useCallback(() => {
    runner.current ??= startRunner<Question, Reply>(
      {
        startWorker: () => new Worker(new URL('./worker.ts', import.meta.url)),
        loadSession: async () => (await import('./session')).createSession,
        gone: {id: -1, kind: 'failed', sentence: gone},
      },
      (one) => {
        if (one.id === newest.current || one.id === -1) {
          setReply(one);
        }
      },
    );
    return runner.current;
  }, []);

  const ask = useCallback(
    (asked: Asked) => {
      newest.current += 1;
      start().ask({...asked, id: newest.current, now: Math.floor(Date.now() / 1000)} as Question);
    },
    [start],
  );

  const forget = useCallback(() => {
    newest.current += 1;
    setReply(undefined);
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
  return {reply, ask, forget};
}

const gone =
  'A part of this page is missing. The network may be down, or the site has a new version: reload the page. What you typed stays in the fields.';
