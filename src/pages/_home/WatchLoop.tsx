import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Heading from '@theme/Heading';

import Figure from '@site/src/components/Diagrams/Figure';
import {Arrow, StepNumber} from '@site/src/components/Diagrams/marks';
import drawing from '@site/src/components/Diagrams/styles.module.css';

import styles from './styles.module.css';

const steps = [
  <>
    A packet arrives and meets the chains of iptables that <strong>csf</strong> made from{' '}
    <code translate="no">/etc/csf/csf.conf</code> and your allow and deny lists.{' '}
    <Link to="/docs/usage/principles/">How csf decides about a packet</Link>
  </>,
  <>If no rule lets the packet through, it ends at the gate. Otherwise it reaches the service behind the port.</>,
  <>The service, such as sshd, logs who tried to log in and whether that failed.</>,
  <>
    <strong>lfd</strong> reads the logs, counts the failures of each address, and compares them with your limits.{' '}
    <Link to="/docs/usage/login-tracking/">What it counts</Link>
  </>,
  <>
    lfd adds an address over the limit to the deny list, for a while or for good, and the gate has one more rule. You
    get an email. <Link to="/docs/usage/email-alerts/">Choose which emails</Link>
  </>,
];

/** A packet's path through csf's rules, and a log line's path through lfd back to them. */
export default function WatchLoop(): ReactNode {
  return (
    <section className={clsx(styles.section, styles.tinted)}>
      <div className="container">
        <div className={styles.head}>
          <Heading as="h2">Two programs keep watch</Heading>
          <p>
            csf is the firewall: a command that loads the rules and exits. lfd is the daemon: it reads your logs and
            tells csf to block addresses that fail too often.
          </p>
        </div>
        <Figure isLarge title="The path of a packet, and the path of a log line" height={300} steps={steps}>
          <text className={drawing.start} x={36} y={50}>
            Visitors
          </text>
          <Arrow points={[68, 50, 248, 50]} />
          <StepNumber x={104} y={50} number={1} />

          <path className={styles.gate} d="M160 10v28M160 62v66" />
          <text className={drawing.label} x={172} y={18}>
            csf’s rules
          </text>
          <path className={styles.stopped} d="M68 82h78M68 110h78" />
          <StepNumber x={104} y={96} number={2} />

          <rect className={drawing.box} x={250} y={24} width={108} height={52} rx={3} />
          <text className={drawing.actor} x={304} y={50}>
            Services
          </text>

          <Arrow points={[304, 76, 304, 216]} />
          <StepNumber x={304} y={142} number={3} />

          <rect className={drawing.box} x={250} y={218} width={108} height={52} rx={3} />
          <text className={drawing.actor} x={304} y={244}>
            Logs
          </text>

          <Arrow points={[250, 244, 216, 244]} />
          <rect className={drawing.box} x={106} y={218} width={108} height={52} rx={3} />
          <StepNumber x={130} y={244} number={4} />
          <text className={drawing.actor} x={168} y={244}>
            lfd
          </text>

          <Arrow points={[160, 218, 160, 136]} />
          <StepNumber x={160} y={180} number={5} />
          <text className={drawing.note} x={180} y={180}>
            one rule more
          </text>
        </Figure>
      </div>
    </section>
  );
}
