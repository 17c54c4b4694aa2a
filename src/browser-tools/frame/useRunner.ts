import {useCallback, useEffect, useRef} from 'react';

import {whenIdle} from '@site/src/lib/browser/whenIdle';
import type {Runner} from '@site/src/lib/browser/workerRunner';

/** Keeps what answers questions as long as the page shows the tool. `begin` has to stay the same function. */
export default function useRunner<Question>(begin: () => Runner<Question>): {
  start: () => Runner<Question>;
  stop: () => void;
} {
  const runner = useRef<Runner<Question>>(undefined);
  const start = useCallback(() => (runner.current ??= begin()), [begin]);
  const stop = useCallback(() => {
    runner.current?.stop();
    runner.current = undefined;
  }, []);

  useEffect(() => {
    // Early, so that the tool works when the network goes before somebody uses it.
    const callOff = whenIdle(start);
    return () => {
      callOff();
      stop();
    };
  }, [start, stop]);
  return {start, stop};
}
