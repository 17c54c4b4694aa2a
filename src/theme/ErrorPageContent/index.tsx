import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';

import siteConfig from '@generated/docusaurus.config';

import styles from './styles.module.css';

type Props = {error: Error; tryAgain: () => void};

/** Shown when a page throws. It uses no part of the layout, which may have thrown the error. */
export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  return (
    <main className={styles.page}>
      <Head>
        <title>Page Error</title>
      </Head>
      <h1>This page crashed.</h1>
      <p>
        Your server is not affected: this is an error of the documentation site. Try again, or{' '}
        {/* useBaseUrl has no context after the whole site has crashed. A plain link reloads the site; Link would not. */}
        <a href={siteConfig.baseUrl}>go to the home page</a>.
      </p>
      <ErrorBoundaryTryAgainButton className="button button--primary" onClick={tryAgain} />
      <div className={styles.error}>
        <ErrorBoundaryError error={error} />
      </div>
    </main>
  );
}
