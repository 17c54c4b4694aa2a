import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import Tiles from './Tiles';

type Task = {to: string; task: string; about: ReactNode};

const code = (words: string): ReactNode => <code translate="no">{words}</code>;

const tasks: readonly Task[] = [
  {to: '/docs/locked-out/', task: 'I am locked out', about: 'One command lets you in'},
  {to: '/docs/troubleshooting/', task: 'Something does not work', about: 'Troubleshooting by symptom'},
  {
    to: '/docs/intro/#unblock-an-address',
    task: 'Unblock an address',
    about: (
      <>
        {code('csf -tr')}, {code('csf -dr')}
      </>
    ),
  },
  {
    to: '/docs/intro/#block-an-address',
    task: 'Block an address',
    about: (
      <>
        {code('csf -d')}, {code('csf -td')}
      </>
    ),
  },
  {
    to: '/docs/usage/open-ports/',
    task: 'Open a port',
    about: (
      <>
        {code('TCP_IN')}, then {code('csf -ra')}
      </>
    ),
  },
  {to: '/docs/usage/country-blocking/', task: 'Block a country', about: <>{code('CC_DENY')}, and what it costs</>},
  {to: '/docs/usage/email-alerts/', task: 'Stop the emails', about: 'Find the subject, change one setting'},
  {to: '/docs/usage/connection-tracking/', task: 'Survive a flood', about: 'What to switch on'},
  {to: '/docs/installation/', task: 'Install', about: 'On a panel or without one'},
  {to: '/docs/update-and-uninstall/', task: 'Update Sentinel', about: <>Read this before {code('csf -u')}</>},
  {to: '/docs/upgrade-from-csf/', task: 'Move from CSF', about: 'What stays, what changes'},
  {to: '/docs/questions/', task: 'Something else', about: 'Questions and short answers'},
];

/** The most common tasks as tiles, each with the page that does it. */
export default function TaskTiles(): ReactNode {
  return (
    <Tiles>
      <ul>
        {tasks.map(({to, task, about}) => (
          <li key={to}>
            <Link to={to}>
              {task} <span>{about}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Tiles>
  );
}
