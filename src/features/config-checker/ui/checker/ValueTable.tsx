import type {ReactNode} from 'react';

import QuietLink from '@site/src/components/BrowserTool/QuietLink';
import type {Finding} from '@site/src/features/config-checker/logic/finding';
import {shippedValues} from '@site/src/features/config-checker/logic/panelFile';
import type {Panel} from '@site/src/features/config-checker/logic/shippedConfig';

import styles from './results.lazy.module.css';
import {shorten} from './FindingList';
import LineNumber from './LineNumber';

type Props = {
  severity: 'new' | 'difference';
  findings: readonly Finding[];
  panel: Panel;
  showLine: ((number: number) => void) | undefined;
};

/** So many lines need no folding. */
const mostOpen = 15;

/** Settings that are missing, or that have other values than the shipped ones. */
export default function ValueTable({severity, findings, panel, showLine}: Props): ReactNode {
  const isMissing = severity === 'new';
  const shipped = shippedValues(panel);
  return (
    <details className={styles.fold} open={findings.length <= mostOpen}>
      <summary>{isMissing ? 'What the merged file adds' : 'Your values and the shipped ones'}</summary>
      <table className={styles.values} data-kind={severity}>
        <thead>
          <tr>
            <th scope="col">Setting</th>
            {!isMissing && <th scope="col">Yours</th>}
            <th scope="col">{isMissing ? 'Added as' : 'Shipped'}</th>
            {isMissing ? <th scope="col">Why</th> : <th scope="col">Where</th>}
          </tr>
        </thead>
        <tbody>
          {findings.map(({setting = '', value = '', line, reason, href}) => (
            <tr key={setting}>
              <th scope="row">
                <QuietLink to={href}>
                  <code>{setting}</code>
                </QuietLink>
              </th>
              <td>
                <Value of={value} />
              </td>
              {isMissing ? (
                <td>{reason}</td>
              ) : (
                <>
                  <td>
                    <Value of={shipped.get(setting)?.value ?? ''} />
                  </td>
                  <td>
                    <LineNumber line={line} showLine={showLine} />
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Value({of}: {of: string}): ReactNode {
  return of === '' ? <span className={styles.empty}>empty</span> : <code>{shorten(of)}</code>;
}
