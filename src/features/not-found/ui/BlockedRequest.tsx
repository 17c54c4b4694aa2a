import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';

import styles from './styles.module.css';

/** The requested address, as a line that ends at the gate. */
export default function BlockedRequest(): ReactNode {
  const {pathname} = useLocation();
  return (
    <p className={styles.request}>
      <span className={styles.path}>{pathname}</span>
      <span className={styles.line} />
      <span className={styles.bar} />
      <span className={styles.status}>404</span>
    </p>
  );
}
