import {useEffect, useLayoutEffect, useState} from 'react';

type Countdown = {
  /** Seconds to go. */
  left: number;
  isStopped: boolean;
  stop: () => void;
};

/** Counts seconds down. It stops for good on Escape, while the tab is hidden, and when told to. */
export default function useCountdown(seconds: number, isWanted: boolean): Countdown {
  const [left, setLeft] = useState(seconds);
  const [isStopped, setIsStopped] = useState(false);
  const isRunning = isWanted && left > 0 && !isStopped;

  useEffect(() => {
    if (!isRunning) {
      return undefined;
    }
    // A tab that was opened in the background is hidden without having become so.
    const timer = setTimeout(() => (document.hidden ? setIsStopped(true) : setLeft(left - 1)), 1000);
    return () => clearTimeout(timer);
  }, [isRunning, left]);

  // Before the page says that Escape stops it, not some time after.
  useLayoutEffect(() => {
    if (!isRunning) {
      return undefined;
    }
    const stopOnEscape = ({key}: KeyboardEvent): void => {
      if (key === 'Escape') {
        setIsStopped(true);
      }
    };
    const stopWhenHidden = (): void => {
      if (document.hidden) {
        setIsStopped(true);
      }
    };
    document.addEventListener('keydown', stopOnEscape);
    document.addEventListener('visibilitychange', stopWhenHidden);
    return () => {
      document.removeEventListener('keydown', stopOnEscape);
      document.removeEventListener('visibilitychange', stopWhenHidden);
    };
  }, [isRunning]);

  return {left, isStopped, stop: () => setIsStopped(true)};
}
