import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import styles from './styles.module.css';

/** Leads from any page of the docs to the one that helps somebody who cannot reach the server. */
export default function RescueLink(): ReactNode {
  return (
    <p className={styles.rescue}>
      <Link to="/docs/locked-out/">Locked out of your server?</Link> Three commands let you back in.
    </p>
  );
}
