import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Heading from '@theme/Heading';

import Door from './Door';
import styles from './styles.module.css';

/** What Sentinel does, in words and as a door that the visitor shuts. */
export default function Hero(): ReactNode {
  return (
    <header className={clsx('site-ink', styles.hero)}>
      <div className={clsx('container', styles.heroColumns)}>
        <div>
          <Heading as="h1" className={styles.title}>
            Shut the door on anyone who keeps guessing passwords
          </Heading>
          <p className={styles.lead}>
            Sentinel Firewall closes every port you did not open, and blocks addresses that keep failing to log in. It
            is the community’s GPL fork of ConfigServer Security &amp; Firewall (CSF), for hosting servers.
          </p>
          <p className={styles.actions}>
            <Link className="button button--primary button--lg" to="/docs/installation/">
              Install Sentinel
            </Link>
            <Link className="button button--secondary button--lg" to="/docs/upgrade-from-csf/">
              Upgrade from CSF
            </Link>
          </p>
          <p className={styles.note}>
            Locked out? <Link to="/docs/locked-out/">One command lets you back in</Link>.
          </p>
        </div>
        <Door />
      </div>
    </header>
  );
}
