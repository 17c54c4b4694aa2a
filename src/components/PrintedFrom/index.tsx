import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import styles from './styles.module.css';

/** On paper alone: the address of the page, and what the short addresses behind its links belong to. */
export default function PrintedFrom(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  return (
    <p className={styles.source}>
      From {siteConfig.url}
      {pathname}. Addresses in brackets that begin with a slash belong to {siteConfig.url} too.
    </p>
  );
}
