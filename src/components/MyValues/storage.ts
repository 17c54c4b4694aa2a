import {createStorageSlot} from '@docusaurus/theme-common';

import {storedRecord} from '@site/src/lib/storedRecord';

import {nothing, readGiven, type Given} from './values';

/** The reader's values, and whether this browser keeps them when the tab is closed. */
type Stored = {given: Given; isKept: boolean};

const inTab = () => createStorageSlot('my-values', {persistence: 'sessionStorage'});
const inBrowser = () => createStorageSlot('my-values.kept');

/** The event that reports a change within this page. */
const changed = 'my-values';

let current: Stored | undefined;

/** The reader's values. They stay in the open page even if the browser stores nothing. */
export function getStored(): Stored {
  return (current ??= {
    given: readGiven(storedRecord(inTab().get() ?? inBrowser().get())) ?? nothing,
    isKept: inBrowser().get() !== null,
  });
}

/**
 * Stores the values, in one place only. False if the browser stores nothing.
 * @param isAny whether there are any values, including the tabs to open, which have their own keys
 */
export function store({given, isKept}: Stored, isAny: boolean): boolean {
  const [here, there] = isKept ? [inBrowser(), inTab()] : [inTab(), inBrowser()];
  const text = isAny ? JSON.stringify(given) : null;
  there.del();
  if (text === null) {
    here.del();
  } else {
    here.set(text);
  }
  current = {given, isKept};
  window.dispatchEvent(new Event(changed));
  return here.get() === text;
}

/** For `useSyncExternalStore`. */
export function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
}

// Another tab may change what the browser keeps.
inBrowser().listen(() => {
  current = undefined;
  window.dispatchEvent(new Event(changed));
});
