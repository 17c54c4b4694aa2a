import {memo, type ReactNode} from 'react';

import {severities} from '@site/src/features/config-checker/logic/finding';

import {nameOf, panels} from '../panels';
import styles from './results.lazy.module.css';
import {counted} from './countFindings';
import type {Examined} from './examine';
import FindingList from './FindingList';
import MergedFile from './MergedFile';
import {severityTexts} from './severityTexts';
import ValueTable from './ValueTable';

type Props = {
  examination: Examined;
  /** The text that was examined. */
  text: string;
  choosePanel: (value: string) => void;
  /** Leads to a line in the field; undefined where the field does not hold the text. */
  showLine: ((number: number) => void) | undefined;
};

/** All that came out of a check: what was read, the findings by their degree, the merged file. */
export default memo(function Results({examination, text, choosePanel, showLine}: Props): ReactNode {
  const {report, merged, panel} = examination;
  const groups = severities
    .map((severity) => ({severity, findings: report.findings.filter((finding) => finding.severity === severity)}))
    .filter(({findings}) => findings.length > 0);
  return (
    <div className={styles.results}>
      <Proof examination={examination} choosePanel={choosePanel} />
      <ul className={styles.summary} aria-label="Parts of the result">
        {groups.map(({severity, findings}) => (
          <li key={severity}>
            <a href={`#found-${severity}`} data-severity={severity}>
              <strong>{findings.length}</strong> {severityTexts[severity].heading}
            </a>
          </li>
        ))}
        <li>
          <a href="#merged-file">Merged file</a>
        </li>
      </ul>
      {groups.map(({severity, findings}) => (
        <section key={severity} aria-labelledby={`found-${severity}`}>
          <h3 id={`found-${severity}`} className={styles.group} data-severity={severity}>
            {severityTexts[severity].heading} <span className={styles.count}>{findings.length}</span>
          </h3>
          <p className={styles.meaning}>{severityTexts[severity].meaning}</p>
          {severity === 'difference' || severity === 'new' ? (
            <ValueTable severity={severity} findings={findings} panel={panel} showLine={showLine} />
          ) : (
            <FindingList findings={findings} showLine={showLine} />
          )}
        </section>
      ))}
      <MergedFile merged={merged} text={text} panel={panel} />
    </div>
  );
});

/** What was read, so that a visitor sees that it was the right file. */
function Proof({examination, choosePanel}: Pick<Props, 'examination' | 'choosePanel'>): ReactNode {
  const {report, panel, ownPanel} = examination;
  const {read, origin} = report;
  const own = panels.find((each) => each.panel === ownPanel);
  return (
    <div className={styles.proof}>
      <p>
        Recognised <strong>{read.recognised.toLocaleString('en')}</strong> of {counted(read.settings, 'setting')} in{' '}
        {counted(read.lines, 'line')}. The file seems to be from {origin.name}: {origin.because}. Compared with the
        csf.conf of 15.11 for {nameOf(panel)}.
      </p>
      {own && own.panel !== panel && (
        <p className={styles.mismatch}>
          The file itself says that it is of {nameOf(own.panel)}.{' '}
          <button type="button" className="button button--secondary button--sm" onClick={() => choosePanel(own.value)}>
            Compare with that
          </button>
        </p>
      )}
    </div>
  );
}
