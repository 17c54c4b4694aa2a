import type {ReactNode} from 'react';
import siteStorage from '@generated/site-storage';

import {storedKeys} from './storedKeys';
import styles from './styles.module.css';
import {useThisBuild} from './thisBuild';

/** Table of everything that the site stores in a browser. */
export default function StoredKeys(): ReactNode {
  const {search} = useThisBuild();
  const keys = storedKeys({
    suffix: siteStorage.namespace,
    index: search.provider === 'hosted' ? search.index : 'sentinel-firewall',
  });
  return (
    <table id="stored-keys">
      <thead>
        <tr>
          <th scope="col">Key and place</th>
          <th scope="col">What for</th>
          <th scope="col">How long</th>
        </tr>
      </thead>
      <tbody>
        {keys.map(({key, where, holds, written, stays}) => (
          <tr key={key}>
            <th scope="row" className={styles.key}>
              <code translate="no">{key}</code> <span className={styles.place}>{where}</span>
            </th>
            <td>
              {holds} Written when {written}
            </td>
            <td>{stays}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
