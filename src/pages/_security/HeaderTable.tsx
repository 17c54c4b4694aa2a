import type {ReactNode} from 'react';

import {securityHeaders} from '@site/src/security/headers';

/** The headers that servers send with every file of the site, but for the policy, which has a table of its own. */
export default function HeaderTable(): ReactNode {
  return (
    <table id="headers">
      <thead>
        <tr>
          <th scope="col">Header</th>
          <th scope="col">Value</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {securityHeaders('')
          .filter(({value}) => value !== '')
          .map(({name, value, why}) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <code>{value}</code>
              </td>
              <td>{why}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
