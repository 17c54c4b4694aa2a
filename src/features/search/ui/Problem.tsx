import type {ReactNode} from 'react';

import styles from './styles.module.css';

type Props = {
  retry: () => void;
  /** Offered where another index can answer instead. */
  useBuiltIn?: () => void;
};

/** What stands where results should be when they could not be fetched. */
export default function Problem({retry, useBuiltIn}: Props): ReactNode {
  return (
    <div className={styles.note} role="alert">
      <p className={styles.noteTitle}>Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      <p className={styles.actions}>
        <button type="button" className="button button--primary" onClick={retry}>
          Try again
        </button>
        {useBuiltIn && (
          <button type="button" className="button button--secondary" onClick={useBuiltIn}>
            Search the built-in index
          </button>
        )}
      </p>
    </div>
  );
}
