import {useCallback, useRef, useState} from 'react';

import useRunner from '@site/src/browser-tools/frame/useRunner';
import {partIsMissing, startRunner} from '@site/src/lib/browser/workerRunner';

import type {Question, Reply} from './session';

type Asked = Question extends infer One ? (One extends Question ? Omit<One, 'id' | 'now'> : never) : never;

/** Asks the worker; gives the reply to the newest question, and keeps the one before until it is there. */
export default function usePacketTest(): {reply: Reply | undefined; ask: (asked: Asked) => void; forget: () => void} {
  const [reply, setReply] = useState<Reply>();
  const newest = useRef(0);

  const begin = useCallback(
    () =>
      startRunner<Question, Reply>(
        {
          startWorker: () => new Worker(new URL('./worker.ts', import.meta.url)),
          loadSession: async () => (await import('./session')).createSession,
          gone: {id: -1, kind: 'failed', sentence: partIsMissing},
        },
        (one) => {
          if (one.id === newest.current || one.id === -1) {
            setReply(one);
          }
        },
      ),
    [],
  );
  const {start} = useRunner(begin);

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

  return {reply, ask, forget};
}
