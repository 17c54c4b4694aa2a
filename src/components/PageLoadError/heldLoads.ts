/** Parts of pages that could not be fetched because the network is gone, and wait to be tried again. */
type Held = {error: unknown; retry: () => void};

/** What a visitor has to be told; undefined while there is nothing to tell. */
export type LoadFailure = {message: string; retry: () => void};

type Load = (id: string) => Promise<unknown>;

let held: readonly Held[] = [];
let isNavigating = false;
let failure: LoadFailure | undefined;
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`: calls back whenever `getLoadFailure` or `hasHeldLoads` may answer something else. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The failure that keeps the visitor from the page asked for. */
export function getLoadFailure(): LoadFailure | undefined {
  return failure;
}

/** Whether something waits because the network is gone. */
export function hasHeldLoads(): boolean {
  return held.length > 0;
}

/** Says whether the visitor waits for a page; a link that was only touched is no reason for an alarm. */
export function setNavigating(value: boolean): void {
  isNavigating = value;
  update(held);
}

/** Tries everything again that waits. */
export function retryHeldLoads(): void {
  const waiting = held;
  update([]);
  waiting.forEach(({retry}) => retry());
}

/**
 * Wraps the loader of page parts. When a part fails and the site cannot be reached either, the
 * load waits for a retry. When the site answers, the network may have come back in between, so the
 * part is asked for once more; if it fails again it is gone, as after a deployment, and the error
 * goes on to Docusaurus, which reloads the page.
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
  failure =
    isNavigating && first
      ? {message: first.error instanceof Error ? first.error.message : String(first.error), retry: retryHeldLoads}
      : undefined;
  listeners.forEach((listener) => listener());
}
