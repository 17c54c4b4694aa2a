import {useSyncExternalStore} from 'react';

/** Words with which the search was opened; undefined while it is closed. */
let words: string | undefined;
const listeners = new Set<() => void>();

/** Opens the search with words, or closes it with undefined. The navbar comes and goes with pages, this does not. */
export function setOpenedSearch(next: string | undefined): void {
  words = next;
  listeners.forEach((listener) => listener());
}

/** Opens the search with a character, or adds it to those that were typed while the dialog was on its way. */
export function typeIntoSearch(character: string): void {
  setOpenedSearch((words ?? '') + character);
}

/** Whether the search is open, or on its way. */
export function isSearchOpen(): boolean {
  return words !== undefined;
}

/** The words with which the search was opened. */
export function getOpenedSearch(): string | undefined {
  return words;
}

/** The words with which the search was opened, kept up to date. */
export function useOpenedSearch(): string | undefined {
  return useSyncExternalStore(subscribe, getOpenedSearch, closed);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** While the site is built nobody searches. */
function closed(): undefined {
  return undefined;
}
