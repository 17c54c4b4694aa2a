import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Heading from '@theme/Heading';

import Snippet from '@site/src/components/Snippet';
import VideoLink from '@site/src/features/video/ui';
import links from '@sentinel/csf/facts/links.json';

import PortGate from './PortGate';
import styles from './styles.module.css';

const installCommands = [
  `wget ${links.download.tarball}`,
  // Without the option, files that root runs would belong to UID 1000.
  'tar --no-same-owner -xzf csf.tgz',
  'cd csf',
  'sh install.sh',
].join('\n');

export default function Hero(): ReactNode {
  return (
    <header className={clsx('site-ink', styles.hero)}>
      <div className={clsx('container', styles.heroColumns)}>
        <div className={styles.pitch}>
          <Heading as="h1" className={styles.title}>
            Shut the door on anyone who keeps trying it
          </Heading>
          <p className={styles.lead}>
            Sentinel Firewall closes every port you did not open, reads your logs, and blocks addresses that keep
            failing to log in. It is the community’s GPL fork of ConfigServer Security &amp; Firewall (CSF), for hosting
            servers with or without a control panel.
          </p>
          <p className={styles.actions}>
            <Link className="button button--primary button--lg" to="/docs/installation/">
              Install Sentinel
            </Link>
            <Link className="button button--secondary button--lg" to="/docs/upgrade-from-csf/">
              Upgrade from CSF
            </Link>
            <VideoLink
              className={styles.watch}
              address={['/video/ssh-attack.webm', '/video/ssh-attack.mp4']}
              title="An attack on SSH, found and blocked"
              poster="/video/ssh-attack.webp"
              captions="/video/ssh-attack.vtt"
            >
              Watch it work
            </VideoLink>
          </p>
          <p className={styles.note}>
            Locked out? <Link to="/docs/locked-out/">One command lets you back in</Link>.
          </p>
        </div>
        <PortGate />
        <div className={styles.install}>
          <Snippet code={installCommands} title="Install, as root" />
          <p className={styles.note}>
            Read first <Link to="/docs/installation/">how not to lock yourself out</Link>, and the{' '}
            <Link to="/docs/security-notices/">security notices</Link>.
          </p>
        </div>
      </div>
    </header>
  );
}
