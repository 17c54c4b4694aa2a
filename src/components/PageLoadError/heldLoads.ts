import {describeLoadError} from './describeLoadError';

/** Parts of pages that could not be fetched because the network is down, waiting for a retry. */
type Held = {error: unknown; retry: () => void};

/** The message for the visitor; undefined while there is none. */
type LoadFailure = {message: string; retry: () => void};

type Load = (id: string) => Promise<unknown>;

let held: readonly Held[] = [];
let isNavigating = false;
let failure: LoadFailure | undefined;
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`: calls back when the result of `getLoadFailure` or `hasHeldLoads` may have changed. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The failure that keeps the visitor from the requested page. */
export function getLoadFailure(): LoadFailure | undefined {
  return failure;
}

/** Whether a part is waiting because the network is down. */
export function hasHeldLoads(): boolean {
  return held.length > 0;
}

/** Sets whether the visitor is waiting for a page. A failed prefetch of a link is no reason for a notice. */
export function setNavigating(value: boolean): void {
  isNavigating = value;
  update(held);
}

/** Retries everything that is waiting. */
export function retryHeldLoads(): void {
  const waiting = held;
  update([]);
  waiting.forEach(({retry}) => retry());
}

/**
 * Wraps the loader of page parts. If a part fails and the site is unreachable too, the load waits for a retry. If the
 * site answers, the network may have come back in between, so the part is requested once more. If that fails too, the
 * part is gone, as after a deployment, and the error passes to Docusaurus, which reloads the page.
 */
export function holdWhileOffline(load: Load, isSiteReachable: () => Promise<boolean>): Load {
  return async function loadOrHold(id) {
    try {
      return await load(id);
    } catch (error) {
      if (await isSiteReachable()) {
        return load(id);
      }
      await new Promise<void>((retry) => update([...held, {error, retry}]));
      return loadOrHold(id);
    }
  };
}

function update(next: readonly Held[]): void {
  held = next;
  const first = held[0];
  failure = isNavigating && first ? {message: describeLoadError(first.error), retry: retryHeldLoads} : undefined;
  listeners.forEach((listener) => listener());
}
