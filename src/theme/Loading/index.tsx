import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';

import {describeLoadError} from '@site/src/components/PageLoadError/describeLoadError';

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
        <Head>
          <title>Page Error</title>
        </Head>
        <p>
          <strong>The page could not be loaded.</strong> {describeLoadError(error)}
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
