import {useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';

import styles from './styles.module.css';

/** Seconds in which a visitor can read the address and stop. */
const seconds = 5;

type Props = {
  /** Where to go; undefined for an address that needs a click. */
  goal: {url: string; host: string} | undefined;
};

/** Opens an address after some seconds, unless the visitor stops it. */
export default function Countdown({goal}: Props): ReactNode {
  const {left, isStopped, stop} = useCountdown(seconds, goal !== undefined);
  const url = goal?.url;
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (url !== undefined && left === 0) {
      // Leaves no history entry, or the Back button would return here and redirect again.
      window.location.replace(url);
    }
  }, [left, url]);

  return (
    <>
      {/* Present from the start: a screen reader may miss an element that is added with its text. */}
      <p ref={status} role="status" tabIndex={-1}>
        {goal && announce(goal.host, isStopped)}
      </p>
      {goal && !isStopped && (
        <p className={styles.countdown}>
          {/* Announcing every second would be too much. */}
          <span aria-hidden="true" className={styles.seconds}>
            {left}
          </span>
          <span aria-hidden="true" className={styles.line} />
          <span aria-hidden="true" className={styles.bar} />
          <button
            type="button"
            className="button button--secondary"
            onClick={() => {
              // The button goes.
              flushSync(stop);
              status.current!.focus();
            }}
          >
            Stop
          </button>
        </p>
      )}
    </>
  );
}

function announce(host: string, isStopped: boolean): string {
  return isStopped
    ? 'Stopped: nothing opens until you click.'
    : `${host} opens by itself in ${seconds} seconds. To stay here, press Stop or the Escape key.`;
}

type CountdownState = {
  /** Seconds to go. */
  left: number;
  isStopped: boolean;
  stop: () => void;
};

/** Counts seconds down. It stops for good on Escape, when the tab is hidden, or when the caller stops it. */
export function useCountdown(seconds: number, isWanted: boolean): CountdownState {
  const [left, setLeft] = useState(seconds);
  const [isStopped, setIsStopped] = useState(false);
  const isRunning = isWanted && left > 0 && !isStopped;

  useEffect(() => {
    if (!isRunning) {
      return undefined;
    }
    // A tab opened in the background is already hidden and gets no event.
    const timer = setTimeout(() => (document.hidden ? setIsStopped(true) : setLeft(left - 1)), 1000);
    return () => clearTimeout(timer);
  }, [isRunning, left]);

  // A layout effect, so that Escape works before the page says so.
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
