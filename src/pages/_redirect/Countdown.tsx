import {useEffect, type ReactNode} from 'react';

import styles from './styles.module.css';
import useCountdown from './useCountdown';

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
      {/* Stands here from the beginning: what is not there yet when it is filled may go unheard. */}
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
