import {memo, type ReactNode} from 'react';
import clsx from 'clsx';

import CopyButton from '@site/src/components/CodeBlock/CopyButton';
import QuietLink from '@site/src/components/QuietLink';
import tool from '@site/src/browser-tools/frame/styles.module.css';
import {nameOf, panels} from '@site/src/browser-tools/frame/PanelChoice';
import Words from '@site/src/browser-tools/frame/Words';
import {countOf, type Finding, type Severity} from '@sentinel/csf/answers/check-config/checkRule';

import MergedFile from './MergedFile';
import styles from './results.lazy.module.css';
import type {Examined} from './session';
import {version} from '@sentinel/csf/model/version';

/** Heading and meaning of each degree, the worst first; the page explains the same words. */
const severityTexts: Record<Severity, {heading: string; meaning: string}> = {
  security: {heading: 'Security notices', meaning: 'A public vulnerability record concerns these settings.'},
  broken: {heading: 'Broken', meaning: 'csf stops at this, or ignores the setting.'},
  lockout: {heading: 'Can lock you out', meaning: 'You can lose access to the server.'},
  open: {heading: 'More open than it looks', meaning: 'The firewall blocks less than the file suggests.'},
  trap: {heading: 'Has an unexpected effect', meaning: 'Valid, but few people expect what it does.'},
  unknown: {
    heading: 'Not known',
    meaning: `${version} has no such setting. csf accepts the line, but nothing reads it.`,
  },
  obsolete: {heading: 'Gone or renamed', meaning: 'Sentinel no longer uses these.'},
  new: {heading: 'Missing', meaning: `The file of ${version} has these settings; the merged file adds them.`},
  difference: {heading: 'Not as shipped', meaning: 'Your own values, next to the shipped ones.'},
};

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
  const {report, merge, panel, shipped} = examination;
  // The most urgent finding is the first one: its group comes before all others.
  const groups = [...new Set(report.findings.map(({severity}) => severity))].map((severity) => ({
    severity,
    findings: report.findings.filter((finding) => finding.severity === severity),
  }));
  return (
    <div className={styles.results}>
      <Proof examination={examination} choosePanel={choosePanel} />
      <ul className={styles.summary} aria-label="Parts of the result">
        {groups.map(({severity, findings}) => (
          <li key={severity}>
            <a href={`#found-${severity}`} data-severity={severity}>
              <strong>{countOf(findings)}</strong> <span>{severityTexts[severity].heading}</span>
            </a>
          </li>
        ))}
        {merge && (
          <li>
            <a href="#merged-file">Merged file</a>
          </li>
        )}
      </ul>
      {groups.map(({severity, findings}) => (
        <section key={severity} aria-labelledby={`found-${severity}`}>
          <h3 id={`found-${severity}`} className={styles.group} data-severity={severity}>
            {severityTexts[severity].heading} <span className={styles.count}>{countOf(findings)}</span>
          </h3>
          <p className={styles.meaning}>{severityTexts[severity].meaning}</p>
          {severity === 'difference' || severity === 'new' ? (
            <ValueTable severity={severity} findings={findings} shipped={shipped} showLine={showLine} />
          ) : (
            <FindingList findings={findings} showLine={showLine} />
          )}
        </section>
      ))}
      {merge && <MergedFile {...merge} text={text} panel={panel} />}
    </div>
  );
});

/** Shows what the checker read, so that you can see that it was the right file. */
function Proof({examination, choosePanel}: Pick<Props, 'examination' | 'choosePanel'>): ReactNode {
  const {report, panel, ownPanel} = examination;
  const {origin, isExcerpt} = report;
  const isUnknown = isExcerpt && origin.product === 'unknown';
  const own = panels.find((each) => each.panel === ownPanel);
  return (
    <div className={styles.proof}>
      {isExcerpt && (
        <p>
          <Words
            text={`This is an excerpt${origin.because.startsWith('its ') ? `: ${origin.because}` : ''}. Change these lines in your own /etc/csf/csf.conf, then run csf -ra, or after a failed start csf -r and csf --lfd start. Of a whole file, the checker makes a merged one.`}
          />
        </p>
      )}
      <p>
        {(isUnknown ? '' : `The file seems to be from ${origin.name}: ${origin.because}. `) +
          `Compared with the csf.conf of ${version} for ${nameOf(panel)}.`}
      </p>
      {!isUnknown && (
        <p>
          <span className={styles.remedy}>For an upgrade:</span> <Words text={origin.upgrade} />{' '}
          <QuietLink to="/docs/forks/#how-do-i-change-from-one-to-another">Change from one fork to another</QuietLink>
        </p>
      )}
      {own && own.panel !== panel && (
        <p className={styles.mismatch}>
          <span>{`The file itself says that it is for ${nameOf(own.panel)}.`}</span>{' '}
          <button type="button" className="button button--secondary button--sm" onClick={() => choosePanel(own.value)}>
            Compare with that
          </button>
        </p>
      )}
    </div>
  );
}

type ListProps = {findings: readonly Finding[]; showLine: ((number: number) => void) | undefined};

/** Findings of one degree: where, what, why, and what to do. */
function FindingList({findings, showLine}: ListProps): ReactNode {
  return (
    <ol className={styles.findings}>
      {findings.map((finding, index) => (
        <li key={index}>
          <p className={styles.place}>
            <LineNumber line={finding.line} showLine={showLine} />
          </p>
          <div className={styles.finding}>
            <p className={styles.title}>
              <Words text={finding.title} />
            </p>
            {finding.setting && finding.value !== undefined && (
              <p className={styles.value}>
                <code translate="no">{`${finding.setting} = "${shorten(finding.value)}"`}</code>
              </p>
            )}
            <p>
              <Words text={finding.reason} />
            </p>
            <p>
              <span className={styles.remedy}>To do:</span> <Words text={finding.remedy} />{' '}
              <QuietLink to={finding.href}>
                <span>Read more</span>
                <span className="site-visually-hidden">{` about: ${finding.title}`}</span>
              </QuietLink>
            </p>
            {finding.caution !== undefined && (
              <p className={styles.caution}>
                <strong>Take care:</strong> <Words text={finding.caution} />
              </p>
            )}
            <NewLines finding={finding} />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The lines that a remedy writes, to copy; nothing where its sentence has them already. */
function NewLines({finding: {fix = {}, remedy}}: {finding: Finding}): ReactNode {
  const lines = Object.entries(fix).map(([name, value]) => `${name} = "${value}"`);
  return (
    lines.some((line) => !remedy.includes(line)) && (
      <div className={styles.fix}>
        <pre translate="no">{lines.map(shorten).join('\n')}</pre>
        <CopyButton
          className="button button--secondary button--sm"
          label={lines.length === 1 ? 'Copy the new line' : 'Copy the new lines'}
          readText={() => lines.join('\n')}
        />
      </div>
    )
  );
}

const mostShown = 300;

/** The beginning of a long list of addresses is enough. */
function shorten(value: string): string {
  return value.length > mostShown ? `${value.slice(0, mostShown)} …` : value;
}

type TableProps = {
  severity: 'new' | 'difference';
  findings: readonly Finding[];
  shipped: Examined['shipped'];
  showLine: ((number: number) => void) | undefined;
};

/** A longer table is folded. */
const mostOpen = 15;

/** Settings that are missing, or that have other values than the shipped ones. */
function ValueTable({severity, findings, shipped, showLine}: TableProps): ReactNode {
  const isMissing = severity === 'new';
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
                  <code translate="no">{setting}</code>
                </QuietLink>
              </th>
              <td>
                <Value of={value} />
              </td>
              {isMissing ? (
                <td>
                  <Words text={reason} />
                </td>
              ) : (
                <>
                  <td>
                    <Value of={shipped[setting] ?? ''} />
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
  return of === '' ? <span className={styles.empty}>empty</span> : <code translate="no">{shorten(of)}</code>;
}

type LineProps = {line: number | undefined; showLine: ((number: number) => void) | undefined};

/** The line of a finding; a button that selects it, if the field shows the text. */
function LineNumber({line, showLine}: LineProps): ReactNode {
  if (line === undefined || showLine === undefined) {
    return <span>{line === undefined ? 'not in the file' : `line ${line}`}</span>;
  }
  return (
    <button type="button" className={clsx(tool.textButton, styles.line)} onClick={() => showLine(line)}>
      {`line ${line}`}
    </button>
  );
}
