import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {contentPolicy, type Directive, type Services} from '@site/src/security/contentPolicy';

import {meaningOf} from './meanings';

/** What the content security policy of this build says, a directive a row. */
export default function PolicyTable(): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  return (
    <table id="policy">
      <thead>
        <tr>
          <th scope="col">Directive</th>
          <th scope="col">What it governs</th>
          <th scope="col">What is allowed</th>
        </tr>
      </thead>
      <tbody>
        {contentPolicy(customFields as Services, []).map((directive) => (
          <tr key={directive.name}>
            <th scope="row">
              <code>{directive.name}</code>
            </th>
            <td>{meaningOf(directive.name)}</td>
            <td>
              <Allowed directive={directive} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Allowed({directive: {name, sources}}: {directive: Directive}): ReactNode {
  return (
    <ul>
      {sources.map(({value, why}) => (
        <li key={value}>
          <code>{value}</code>: {why}
        </li>
      ))}
      {name === 'script-src' && <li>the scripts in the pages themselves, each by its SHA-256 fingerprint</li>}
    </ul>
  );
}
