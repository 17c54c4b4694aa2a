import {useCallback, useEffect, useState, useSyncExternalStore} from 'react';

import {hasHeldLoads, subscribe} from '@site/src/components/PageLoadError/heldLoads';

import type * as checkerModule from './checker';

type Checker = typeof checkerModule;

type LoadedChecker = {
  checker: Checker | undefined;
  /** Why there is no checker, although somebody needs it. */
  problem: 'offline' | 'gone' | undefined;
  /** Loads the checker, once; undefined when it cannot be had. */
  load: () => Promise<Checker | undefined>;
};

/**
 * The rules and the shipped files. They are fetched as soon as the page has nothing else to do, so that
 * the check works when the network goes later; whoever begins before that does not wait for it.
 */
export default function useChecker(): LoadedChecker {
  const [checker, setChecker] = useState<Checker>();
  const [isGone, setIsGone] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const isOffline = useSyncExternalStore(subscribe, hasHeldLoads, () => false);

  const load = useCallback(async () => {
    setIsWanted(true);
    try {
      const loaded = await import('./checker');
      setChecker(loaded);
      return loaded;
    } catch (error) {
      console.warn('The configuration checker could not be loaded.', error);
      setIsGone(true);
      return undefined;
    }
  }, []);

  useEffect(
    () =>
      whenIdle(() => {
        // Nobody waits for it yet, so a failure is told when somebody begins, and only if it fails again.
        import('./checker').then(setChecker, () => undefined);
      }),
    [],
  );

  const isMissing = checker === undefined && isWanted;
  return {checker, load, problem: isMissing && isGone ? 'gone' : isMissing && isOffline ? 'offline' : undefined};
}

/** Calls once the browser is idle; Safari does not say when it is. Returns what calls it off. */
function whenIdle(call: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(call);
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(call, 200);
  return () => clearTimeout(id);
}
