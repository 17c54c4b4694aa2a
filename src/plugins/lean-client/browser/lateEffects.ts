import {startTransition, useEffect as useReactEffect, type DependencyList, type EffectCallback} from 'react';

export {createContext, default, useCallback, useContext, useMemo, useState} from 'react';

/**
 * In the place of React's for modules that set something when a page has come to life: what follows
 * from it is drawn in small steps, and a touch comes first.
 */
export function useEffect(effect: EffectCallback, dependencies?: DependencyList): void {
  useReactEffect(() => {
    let end: ReturnType<EffectCallback> = undefined;
    startTransition(() => {
      end = effect();
    });
    return end;
  }, dependencies);
}
