import {useSyncExternalStore} from 'react';

import {cutText, maxQueryLength} from '@site/src/urls/textInUrl';
import type {Opened} from './SearchDialog';

/** Undefined while the search is closed. Kept outside React, because pages remount the navbar. */
let opened: Opened | undefined;

/** Words in the field when the search was last closed without opening a result. */
let leftWords = '';

const listeners = new Set<() => void>();

/** Fetches the code of the dialog, once. */
export const loadDialog = () => import('./SearchDialog');

/** Opens the search with the text selected on the page, or else with the words left in its field. */
export function openSearch(showsKeys = false): void {
  const selected = window.getSelection()?.toString().trim();
  set({words: selected || leftWords, isSelected: true, showsKeys});
}

/** Closes the search. Next time it opens with these words. */
export function closeSearch(words: string): void {
  leftWords = words;
  set(undefined);
}

/** Opens the search with a character, or adds it to those typed before the dialog loaded. */
export function typeIntoSearch(character: string): void {
  const before = opened === undefined || opened.isSelected ? '' : opened.words;
  set({...opened, words: cutText(before + character, maxQueryLength), isSelected: false});
}

/** Deletes the last character, or the selected words, before the dialog has loaded. */
export function eraseFromSearch(): void {
  const before = opened === undefined || opened.isSelected ? '' : opened.words;
  set({...opened, words: [...before].slice(0, -1).join(''), isSelected: false});
}

/** Whether the search is open, or its dialog is loading. */
export function isSearchOpen(): boolean {
  return opened !== undefined;
}

/** The words of the opened search. */
export function getOpenedSearch(): Opened | undefined {
  return opened;
}

/** The words of the opened search, kept up to date. */
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

/** The search is closed while the site is built. */
function closed(): undefined {
  return undefined;
}
