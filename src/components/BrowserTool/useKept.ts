import {useSyncExternalStore} from 'react';

import type {Kept} from './kept';

/** The kept value of a tool; the initial one while the page comes to life. */
export default function useKept<T>({subscribe, get, initial}: Kept<T>): T {
  return useSyncExternalStore(subscribe, get, () => initial);
}
