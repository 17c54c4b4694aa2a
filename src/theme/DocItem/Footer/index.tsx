import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocItemFooter from '@theme-original/DocItem/Footer';

import PageEnd from '@site/src/components/PageEnd';

import styles from './styles.module.css';

/** The page's end, below a link for visitors who are locked out and, in print, the page's URL. */
export default function DocItemFooterWithRescue(): ReactNode {
  const {metadata} = useDoc();
  const {url} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  return (
    <>
      {metadata.id !== 'locked-out' && (
        <p className={styles.rescue}>
          <Link to="/docs/locked-out/">Locked out of your server?</Link> One command lets you back in.
        </p>
      )}
      <p className={styles.source}>
        From {url}
        {pathname}. Addresses in brackets that begin with a slash belong to {url} too.
      </p>
      <PageEnd title={metadata.title}>
        <DocItemFooter />
      </PageEnd>
    </>
  );
}
