import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';

import styles from './styles.module.css';

const steps = [
  {to: '/docs/locked-out/', task: 'I am locked out', answer: 'The three commands that let you back in.'},
  {
    to: '/docs/usage/allow-deny-filters/',
    task: 'Block or allow an address',
    answer: 'For good, for a while, for one port.',
  },
  {
    to: '/docs/usage/login-tracking/',
    task: 'Why was somebody blocked?',
    answer: 'What lfd counts, and how to raise a limit.',
  },
  {
    to: '/docs/usage/ip-blocklists/',
    task: 'Block a country or a list',
    answer: 'Block lists, country lists, large sets.',
  },
  {
    to: '/docs/usage/process-tracking/',
    task: 'Stop the process e-mails',
    answer: 'What they mean and how to be left in peace.',
  },
  {to: '/docs/usage/commands/', task: 'Look up a command', answer: 'Every option of csf, with its way back.'},
];

export default function NextSteps(): ReactNode {
  return (
    <section className={styles.section}>
      <div className="container">
        <Heading as="h2">What do you need to do?</Heading>
        <ul className={styles.steps}>
          {steps.map(({to, task, answer}) => (
            <li key={task}>
              <Link to={to}>
                <strong>{task}</strong>
                <span>{answer}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
