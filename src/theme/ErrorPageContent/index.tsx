import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';

import siteConfig from '@generated/docusaurus.config';

import styles from './styles.module.css';

type Props = {error: Error; tryAgain: () => void};

/** What a visitor sees when a page throws. It uses nothing of the layout, which may be what threw. */
export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  return (
    <main className={styles.page}>
      <Head>
        <title>Page Error</title>
      </Head>
      <h1>This page crashed.</h1>
      <p>
        Your server is not affected: only this page of the documentation could not be shown. Try again, or{' '}
        {/* The context that useBaseUrl reads is gone when the whole site has crashed. A plain link loads the site anew, which Link would not. */}
        <a href={siteConfig.baseUrl}>go to the home page</a>.
      </p>
      <ErrorBoundaryTryAgainButton className="button button--primary" onClick={tryAgain} />
      <div className={styles.error}>
        <ErrorBoundaryError error={error} />
      </div>
    </main>
  );
}
