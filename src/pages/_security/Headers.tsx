import type {ReactNode} from 'react';

import {securityHeaders} from '@site/src/security/headers';

import styles from './styles.module.css';

const headers = securityHeaders('').filter(({name}) => name !== 'Content-Security-Policy');

/** The headers that servers send with every file of the site, except the policy, which has its own list. */
export default function Headers(): ReactNode {
  return (
    <dl id="headers" className={styles.list}>
      {headers.map(({name, value, why}) => (
        <div key={name} className={styles.entry}>
          <dt>{why}</dt>
          <dd>
            <code className="long" translate="no">
              {name}: {value}
            </code>
          </dd>
        </div>
      ))}
    </dl>
  );
}
