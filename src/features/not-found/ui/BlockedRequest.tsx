import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

import styles from './styles.module.css';

/**
 * The requested address, as a line that ends at the gate. The same page answers every missing URL, so only a script
 * knows the address.
 */
export default function BlockedRequest(): ReactNode {
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  return (
    <p className={styles.request}>
      <span className={styles.path}>{isBrowser ? pathname : 'This address'}</span>
      <span className={styles.line} />
      <span className={styles.bar} />
      <span className={styles.status}>404</span>
    </p>
  );
}
