import {useSyncExternalStore, type ReactNode} from 'react';

import {getLoadFailure, subscribe} from './heldLoads';
import styles from './styles.module.css';

/** Tells the visitor that the next page could not be fetched; the page before stays readable. */
export default function PageLoadError(): ReactNode {
  const failure = useSyncExternalStore(subscribe, getLoadFailure, () => undefined);
  return (
    <div role="alert">
      {failure && (
        <div className={styles.notice}>
          <p>
            <strong>The page could not be loaded.</strong> Check your network connection.{' '}
            <small>{failure.message}</small>
          </p>
          <button type="button" className="button button--primary" onClick={failure.retry}>
            Retry
          </button>
        </div>
      )}
    </div>
  );
}
