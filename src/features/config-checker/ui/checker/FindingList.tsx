import type {ReactNode} from 'react';

import QuietLink from '@site/src/components/BrowserTool/QuietLink';
import type {Finding} from '@site/src/features/config-checker/logic/finding';

import styles from './results.lazy.module.css';
import LineNumber from './LineNumber';

type Props = {findings: readonly Finding[]; showLine: ((number: number) => void) | undefined};

/** Findings of one degree: where, what, why, and what to do. */
export default function FindingList({findings, showLine}: Props): ReactNode {
  return (
    <ol className={styles.findings}>
      {findings.map((finding, index) => (
        <li key={index}>
          <p className={styles.place}>
            <LineNumber line={finding.line} showLine={showLine} />
          </p>
          <div className={styles.finding}>
            <p className={styles.title}>{finding.title}</p>
            {finding.setting && finding.value !== undefined && (
              <p className={styles.value}>
                <code>{`${finding.setting} = "${shorten(finding.value)}"`}</code>
              </p>
            )}
            <p>{finding.reason}</p>
            <p>
              <span className={styles.remedy}>To do:</span> {finding.remedy}{' '}
              <QuietLink to={finding.href}>
                Read more<span className={styles.unseen}> about: {finding.title}</span>
              </QuietLink>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

const mostShown = 300;

/** A list of many addresses says no more than its beginning. */
export function shorten(value: string): string {
  return value.length > mostShown ? `${value.slice(0, mostShown)} …` : value;
}
