import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Heading from '@theme/Heading';

import Replay from './Replay';
import styles from './styles.module.css';

export default function Attack(): ReactNode {
  return (
    <section className={clsx(styles.section, styles.tinted)}>
      <div className="container">
        <Heading as="h2">An attack on SSH, found and blocked</Heading>
        <Replay />
        <p className={styles.after}>
          <Link to="/docs/usage/login-tracking/">How lfd counts failed logins</Link>
        </p>
      </div>
    </section>
  );
}
