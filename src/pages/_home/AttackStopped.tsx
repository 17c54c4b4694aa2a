import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';

import {logLines, recording} from './recording';
import styles from './styles.module.css';

export default function AttackStopped(): ReactNode {
  return (
    <section className={styles.section}>
      <div className="container">
        <Heading as="h2">An attack on SSH, found and blocked</Heading>
        <p>
          Recorded on a Debian 12 server with the default settings. Somebody guesses two passwords for an account that
          does not exist; sshd writes several lines for each guess.
        </p>
        <Terminal label="The attacker guesses passwords" text={recording} />
        <p>The fifth failure in those lines reaches the limit of LF_SSHD. The address is now in the deny list:</p>
        <Terminal label="What lfd logged and stored" text={logLines} />
        <p>
          <Link to="/docs/usage/login-tracking/">How lfd counts failed logins</Link>
        </p>
      </div>
    </section>
  );
}

function Terminal({label, text}: {label: string; text: string}): ReactNode {
  return (
    // Long log lines scroll, so the keyboard must be able to reach them.
    <pre className={styles.terminal} aria-label={label} tabIndex={0}>
      <code>{text}</code>
    </pre>
  );
}
