import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Heading from '@theme/Heading';

import styles from './styles.module.css';

export default function Migrate(): ReactNode {
  return (
    <section className={clsx(styles.section, styles.tinted)}>
      <div className="container">
        <Heading as="h2">Coming from CSF</Heading>
        <p>
          The maker of CSF closed in August 2025, and 15.00 was its last release. Sentinel goes on from exactly that
          code. It is installed over CSF, which you do not remove first.
        </p>
        <div className={styles.twoLists}>
          <div className={styles.stays}>
            <Heading as="h3">What stays</Heading>
            <ul>
              <li>
                The commands <code>csf</code> and <code>lfd</code>, with all their options
              </li>
              <li>
                Your values in <code>/etc/csf/csf.conf</code>
              </li>
              <li>The allow, deny and ignore lists, and temporary blocks</li>
              <li>
                Your own hooks: <code>csfpre.sh</code>, <code>csfpost.sh</code>, <code>regex.custom.pm</code>
              </li>
              <li>The licence, GPL version 3</li>
            </ul>
          </div>
          <div className={styles.changes}>
            <Heading as="h3">What changes</Heading>
            <ul>
              <li>
                Where updates come from: GitHub. <Link to="/docs/update-and-uninstall/">Read how they fail</Link> before
                you leave the automatic ones on
              </li>
              <li>
                Perl modules move to <code>/usr/local/csf/lib/Sentinel/</code>; scripts that load the old ones keep
                finding them
              </li>
              <li>
                Your own comments in <code>/etc/csf/csf.conf</code> are lost, because the file is written anew; the{' '}
                <Link to="/docs/tools/config-checker/">configuration checker</Link> carries them over
              </li>
              <li>Support for ConfigServer eXploit Scanner is gone</li>
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
