import {useEffect} from 'react';

import {isScriptFailure} from './failures';

type Listener = () => void;
const listeners = new Set<Listener>();

// It stays when the dialog is closed, since the script may be on its way still.
window.addEventListener('unhandledrejection', (event) => {
  if (isScriptFailure(event.reason)) {
    event.preventDefault();
    listeners.forEach((listener) => listener());
  }
});

/** Hears of scripts that react-player 2.16 fetches without catching a failure, such as those for HLS and DASH. */
export default function useScriptFailures(onFailure: Listener): void {
  useEffect(() => {
    listeners.add(onFailure);
    return () => void listeners.delete(onFailure);
  }, [onFailure]);
}
