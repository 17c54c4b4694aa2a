import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';

import links from '@site/src/firewall/facts/links.json';

import CopyButton from '@site/src/components/CodeBlock/CopyButton';

import styles from './styles.module.css';

const installCommands = links.download.installCommands.join('\n');

export default function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className="container">
        <Heading as="h1" className={styles.title}>
          Shut the door on whoever keeps trying it
        </Heading>
        <p className={styles.lead}>
          Sentinel Firewall closes every port you did not open, reads your logs, and blocks the addresses that fail to
          log in. It is the community’s GPL fork of ConfigServer Security &amp; Firewall (CSF), for servers with cPanel,
          DirectAdmin, InterWorx, CWP, VestaCP, CyberPanel or no panel at all.
        </p>
        <div className={styles.install}>
          <pre className={styles.commands} aria-label="Install commands">
            <code>{installCommands}</code>
          </pre>
          <CopyButton readText={() => installCommands} />
        </div>
        <p className={styles.note}>
          Run them as root, after you have read{' '}
          <Link to="/docs/installation/">how to install without locking yourself out</Link>.
        </p>
        <p className={styles.actions}>
          <Link className="button button--primary button--lg" to="/docs/installation/">
            Install Sentinel
          </Link>
          <Link className="button button--secondary button--lg" to="/docs/upgrade-from-csf/">
            Upgrade from CSF
          </Link>
        </p>
      </div>
    </header>
  );
}
