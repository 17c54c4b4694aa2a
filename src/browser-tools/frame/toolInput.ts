import {useSyncExternalStore} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';

import {isTooLong} from '@sentinel/csf/answers/paste/length';
import {recordOf, storedRecord} from '@site/src/lib/storedRecord';

import {storedKeyOf, type ToolId} from '../tools';

/** What a visitor gave to a tool, kept in memory and, if the browser allows it, in the tab's session storage. */
export type ToolInput<T extends object> = {
  initial: T;
  get: () => T;
  /** Changes a part of it. */
  give: (changes: Partial<T>) => void;
  /** Removes it from memory and from storage. */
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
};

/** The tools whose code is loaded. */
const loaded = new Map<ToolId, ToolInput<object>>();

/** What another page gave to a tool before its code was loaded. */
const given = new Map<ToolId, object>();

const slotOf = (id: ToolId) => createStorageSlot(storedKeyOf(id), {persistence: 'sessionStorage'});

/** Changes a part of what a tool has, from a page without the tool. */
export function giveToTool(id: ToolId, changes: object): void {
  const tool = loaded.get(id);
  if (tool !== undefined) {
    tool.give(changes);
    return;
  }
  const input = {...(given.get(id) ?? storedRecord(slotOf(id).get())), ...changes};
  given.set(id, input);
  store(slotOf(id), JSON.stringify(input), '');
}

function takeGiven(id: ToolId): object | undefined {
  const input = given.get(id);
  given.delete(id);
  return input;
}

/**
 * Keeps the input of a tool until the tab is closed. `read` makes an input of whatever is stored, and the initial one
 * of an empty record.
 */
export function createToolInput<T extends object>(
  id: ToolId,
  read: (stored: Readonly<Record<string, unknown>>) => T,
): ToolInput<T> {
  const initial = read({});
  const listeners = new Set<() => void>();
  let current: T | undefined;
  const get = (): T => (current ??= read(recordOf(takeGiven(id) ?? storedRecord(slotOf(id).get()))));

  function change(value: T): void {
    current = value;
    listeners.forEach((listener) => listener());
    store(slotOf(id), JSON.stringify(value, shortened), JSON.stringify(initial));
  }

  const input: ToolInput<T> = {
    initial,
    get,
    give: (changes) => change({...get(), ...changes}),
    clear: () => change(initial),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  loaded.set(id, input);
  return input;
}

/** The input of a tool, or the initial one during hydration. */
export function useToolInput<T extends object>({subscribe, get, initial}: ToolInput<T>): T {
  return useSyncExternalStore(subscribe, get, () => initial);
}

/** Leaves out what no field holds: to store it at each key would hold up the page. */
function shortened(_: string, value: unknown): unknown {
  return typeof value === 'string' && isTooLong(value) ? '' : value;
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
