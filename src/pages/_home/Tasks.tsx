import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';

import Tiles from '@site/src/components/Tiles';

import styles from './styles.module.css';

const tasks = [
  {to: '/docs/locked-out/', task: 'I am locked out', command: 'csf -ta ADDRESS 2h'},
  {to: '/docs/usage/open-ports/', task: 'Open a port', command: 'TCP_IN'},
  {to: '/docs/usage/allow-deny-filters/', task: 'Block or allow an address', command: 'csf -d, csf -a'},
  {to: '/docs/usage/temporary-blocks/', task: 'Block for a while', command: 'csf -td ADDRESS 2h'},
  {to: '/docs/usage/country-blocking/', task: 'Block a country', command: 'CC_DENY'},
  {to: '/docs/usage/email-alerts/', task: 'Stop the emails', command: 'LF_EMAIL_ALERT'},
  {to: '/docs/usage/process-tracking/', task: 'What is this process alert?', command: 'csf.pignore'},
  {to: '/docs/troubleshooting/', task: 'Something does not work', command: 'by symptom'},
  {to: '/docs/usage/commands/', task: 'Look up a command', command: 'csf --help'},
];

/** Links from the home page to the most common tasks. */
export default function Tasks(): ReactNode {
  return (
    <section className={styles.section}>
      <div className="container">
        <Heading as="h2">What do you need to do?</Heading>
        <Tiles>
          <ul>
            {tasks.map(({to, task, command}) => (
              <li key={task}>
                <Link to={to}>
                  {task}{' '}
                  <span>
                    <code translate="no">{command}</code>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </Tiles>
        <p>
          Not here? <Link to="/docs/questions/">Questions and answers</Link>, or all{' '}
          <Link to="/docs/reference/settings/">settings</Link> and <Link to="/docs/reference/files/">files</Link>.
        </p>
      </div>
    </section>
  );
}
