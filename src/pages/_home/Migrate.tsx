import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';

import styles from './styles.module.css';

export default function Migrate(): ReactNode {
  return (
    <section className={styles.section}>
      <div className="container">
        <Heading as="h2">Coming from CSF</Heading>
        <p>
          CSF’s maker closed in August 2025, after release 15.00. Sentinel continues from that code, and installs over
          it.
        </p>
        <dl className={styles.facts}>
          <dt>What stays</dt>
          <dd>
            The commands, your values in <code translate="no">csf.conf</code>, your lists and hooks
          </dd>
          <dt>What changes</dt>
          <dd>
            Where <Link to="/docs/update-and-uninstall/">updates</Link> come from. The installer also drops your
            comments in <code translate="no">csf.conf</code>
          </dd>
        </dl>
        <p className={styles.actions}>
          <Link className="button button--primary" to="/docs/upgrade-from-csf/">
            Upgrade, with a way back
          </Link>
        </p>
      </div>
    </section>
  );
}
