import {useCallback, useState, useSyncExternalStore} from 'react';

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

/** The rules and the shipped files, which are fetched when a visitor begins. */
export default function useChecker(): LoadedChecker {
  const [checker, setChecker] = useState<Checker>();
  const [isGone, setIsGone] = useState(false);
  const isOffline = useSyncExternalStore(subscribe, hasHeldLoads, () => false);

  const load = useCallback(async () => {
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

  const isMissing = checker === undefined;
  return {checker, load, problem: isMissing && isGone ? 'gone' : isMissing && isOffline ? 'offline' : undefined};
}
