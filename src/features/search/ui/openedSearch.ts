import {useSyncExternalStore} from 'react';

import {cutText} from '@site/src/urls/textInUrl';
import {maxQueryLength} from '@site/src/features/search/logic/record';

/** Words with which the search was opened. */
export type Opened = {
  words: string;
  /** Whether the next key replaces them: text that was selected on the page, and words of the last search. */
  isSelected: boolean;
  /** Whether the keys of the search are shown. */
  showsKeys?: boolean;
};

/** Undefined while the search is closed. The navbar comes and goes with pages, this does not. */
let opened: Opened | undefined;

/** Words that were in the field when it was last closed without opening a result. */
let leftWords = '';

const listeners = new Set<() => void>();

/** Fetches the code of the dialog, once. */
export const loadDialog = () => import('./SearchDialog');

/** Opens the search with the text that is selected on the page, or else with the words that were left in its field. */
export function openSearch(showsKeys = false): void {
  const selected = cutText(window.getSelection()?.toString().trim() ?? '', maxQueryLength);
  set({words: selected || leftWords, isSelected: true, showsKeys});
}

/** Closes the search. The next time it opens with these words. */
export function closeSearch(words: string): void {
  leftWords = words;
  set(undefined);
}

/** Opens the search with a character, or adds it to those that were typed before the dialog had loaded. */
export function typeIntoSearch(character: string): void {
  const before = opened === undefined || opened.isSelected ? '' : opened.words;
  set({...opened, words: cutText(before + character, maxQueryLength), isSelected: false});
}

/** Takes back the last character, or the selected words, before the dialog has loaded. */
export function eraseFromSearch(): void {
  const before = opened === undefined || opened.isSelected ? '' : opened.words;
  set({...opened, words: [...before].slice(0, -1).join(''), isSelected: false});
}

/** Whether the search is open, or its dialog is being loaded. */
export function isSearchOpen(): boolean {
  return opened !== undefined;
}

/** The words with which the search was opened. */
export function getOpenedSearch(): Opened | undefined {
  return opened;
}

/** The words with which the search was opened, kept up to date. */
export function useOpenedSearch(): Opened | undefined {
  return useSyncExternalStore(subscribe, getOpenedSearch, closed);
}

function set(next: Opened | undefined): void {
  opened = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** While the site is built nobody searches. */
function closed(): undefined {
  return undefined;
}
