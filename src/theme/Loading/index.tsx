import type {ReactNode} from 'react';

import styles from './styles.module.css';

type Props = {
  error?: unknown;
  retry: () => void;
  /** Whether loading has taken long enough to show it. */
  pastDelay: boolean;
};

/** Shown in place of a page while its parts load, or if they fail to load. */
export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  if (error) {
    return (
      <main className={styles.screen} role="alert">
        <p>
          <strong>The page could not be loaded.</strong> {String(error)}
        </p>
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
      </main>
    );
  }
  return pastDelay ? (
    <main className={styles.screen} role="status" aria-label="Loading">
      <div className={styles.spinner} />
    </main>
  ) : null;
}
