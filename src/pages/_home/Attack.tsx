import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Heading from '@theme/Heading';

import VideoLink from '@site/src/features/video/ui';

import Replay from './Replay';
import styles from './styles.module.css';

export default function Attack(): ReactNode {
  return (
    <section className={clsx(styles.section, styles.tinted)}>
      <div className="container">
        <Heading as="h2">A recorded attack on SSH</Heading>
        <Replay />
        <p className={styles.after}>
          <Link to="/docs/usage/login-tracking/">How lfd counts failed logins</Link>
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
      </div>
    </section>
  );
}
