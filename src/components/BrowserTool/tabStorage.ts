import {useSyncExternalStore} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';

/** What a visitor gave to a tool: in memory, and in the session storage of the tab where the browser has one. */
export type TabStorage<T> = {
  initial: T;
  get: () => T;
  set: (value: T) => void;
  /** Forgets it, here and in the storage. */
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
};

/**
 * Keeps what a tool was given under a key, until the tab is closed. `read` makes a value of what
 * the storage holds, or undefined of what is none: another version of the site may have written it.
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

/** The stored value; the initial one while the page comes to life. */
export function useTabStorage<T>({subscribe, get, initial}: TabStorage<T>): T {
  return useSyncExternalStore(subscribe, get, () => initial);
}

function store(slot: ReturnType<typeof createStorageSlot>, text: string, initial: string): void {
  if (text === initial) {
    slot.del();
    return;
  }
  slot.set(text);
  // A storage that is full keeps the text of before, which must not come back as the newest.
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
