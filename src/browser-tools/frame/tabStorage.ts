import {useSyncExternalStore} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';

/** A visitor's input to a tool, kept in memory and, if the browser allows it, in the tab's session storage. */
export type TabStorage<T> = {
  initial: T;
  get: () => T;
  set: (value: T) => void;
  /** Removes it from memory and from storage. */
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
};

/**
 * Keeps a tool's input under a key until the tab is closed. `read` parses what is stored and returns undefined if it is
 * invalid: another version of the site may have written it.
 */
export function createTabStorage<T>(key: string, initial: T, read: (stored: unknown) => T | undefined): TabStorage<T> {
  const listeners = new Set<() => void>();
  let current: {value: T} | undefined;
  const slot = () => createStorageSlot(key, {persistence: 'sessionStorage'});

  function change(value: T): void {
    current = {value};
    listeners.forEach((listener) => listener());
  }

  return {
    initial,
    get() {
      current ??= {value: read(parse(slot().get())) ?? initial};
      return current.value;
    },
    set(value) {
      change(value);
      store(slot(), JSON.stringify(value), JSON.stringify(initial));
    },
    clear() {
      change(initial);
      slot().del();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The stored value, or the initial one during hydration. */
export function useTabStorage<T>({subscribe, get, initial}: TabStorage<T>): T {
  return useSyncExternalStore(subscribe, get, () => initial);
}

function store(slot: ReturnType<typeof createStorageSlot>, text: string, initial: string): void {
  if (text === initial) {
    slot.del();
    return;
  }
  slot.set(text);
  // A full storage keeps the previous text, which must not come back as the newest.
  if (slot.get() !== text) {
    slot.del();
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
