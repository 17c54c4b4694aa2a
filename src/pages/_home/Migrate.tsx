import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Heading from '@theme/Heading';

import styles from './styles.module.css';

export default function Migrate(): ReactNode {
  return (
    <section className={clsx(styles.section, styles.tinted)}>
      <div className="container">
        <div className={styles.head}>
          <Heading as="h2">Coming from CSF</Heading>
          <p>
            The maker of CSF closed in August 2025, after release 15.00. Sentinel continues from exactly that code. You
            install it over CSF, without removing CSF first.
          </p>
        </div>
        <div className={styles.twoLists}>
          <div className={styles.stays}>
            <Heading as="h3">What stays</Heading>
            <ul>
              <li>
                The commands <code translate="no">csf</code> and <code translate="no">lfd</code>, with their options
              </li>
              <li>
                Your values in <code translate="no">/etc/csf/csf.conf</code>
              </li>
              <li>The allow, deny and ignore lists, and temporary blocks</li>
              <li>
                Your own hooks: <code translate="no">csfpre.sh</code>, <code translate="no">csfpost.sh</code>,{' '}
                <code translate="no">regex.custom.pm</code>
              </li>
              <li>The licence, GPL version 3</li>
            </ul>
          </div>
          <div className={styles.changes}>
            <Heading as="h3">What changes</Heading>
            <ul>
              <li>
                Updates come from GitHub. <Link to="/docs/update-and-uninstall/">Read how they fail</Link> before you
                leave automatic updates on
              </li>
              <li>
                Perl modules move to <code translate="no">/usr/local/csf/lib/Sentinel/</code>. Scripts that load the old
                ones still find them
              </li>
              <li>
                The installer rewrites <code translate="no">/etc/csf/csf.conf</code> without your comments. The{' '}
                <Link to="/docs/tools/config-checker/">configuration checker</Link> carries them over
              </li>
              <li>Sentinel no longer supports ConfigServer eXploit Scanner</li>
            </ul>
          </div>
        </div>
        <p className={styles.actions}>
          <Link className="button button--primary" to="/docs/upgrade-from-csf/">
            Upgrade step by step, with a way back
          </Link>
          <Link className="button button--secondary" to="/docs/changelog/">
            What changed since CSF 15.00
          </Link>
        </p>
      </div>
    </section>
  );
}
