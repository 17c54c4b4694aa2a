import {useEffect, useLayoutEffect, useState, type ReactNode} from 'react';

import styles from './styles.module.css';

/** Seconds in which a visitor can read the address and stop. */
const seconds = 5;

type Props = {
  /** Where to go; undefined for an address that waits for a click. */
  goal: {url: string; host: string} | undefined;
};

/** Opens an address after some seconds, unless the visitor stops it. */
export default function Countdown({goal}: Props): ReactNode {
  const {left, isStopped, stop} = useCountdown(seconds, goal !== undefined);
  const url = goal?.url;

  useEffect(() => {
    if (url !== undefined && left === 0) {
      // This page leaves no trace in the history, or the way back would lead here and on again.
      window.location.replace(url);
    }
  }, [left, url]);

  return (
    <>
      {/* Here from the beginning: a screen reader may miss what is added with its text. */}
      <p role="status">{goal && announce(goal.host, isStopped)}</p>
      {goal && !isStopped && (
        <p className={styles.countdown}>
          {/* Every second would be too much to hear. */}
          <span aria-hidden="true" className={styles.seconds}>
            {left}
          </span>
          <span aria-hidden="true" className={styles.line} />
          <span aria-hidden="true" className={styles.bar} />
          <button type="button" className="button button--secondary" onClick={stop}>
            Stop
          </button>
        </p>
      )}
    </>
  );
}

function announce(host: string, isStopped: boolean): string {
  return isStopped
    ? 'Stopped: nothing opens until you choose it.'
    : `${host} opens by itself in ${seconds} seconds. Stop, or the Escape key, keeps you here.`;
}

type CountdownState = {
  /** Seconds to go. */
  left: number;
  isStopped: boolean;
  stop: () => void;
};

/** Counts seconds down. It stops for good on Escape, while the tab is hidden, and when told to. */
export function useCountdown(seconds: number, isWanted: boolean): CountdownState {
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
