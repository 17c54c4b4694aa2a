import {useMemo, useState, type ReactNode} from 'react';

import CopyButton from '@site/src/components/CodeBlock/CopyButton';
import {diffConfigs, type DiffLine} from '@sentinel/csf/model/conf/diffLines';
import type {Merged} from '@sentinel/csf/model/conf/mergeConfig';
import {nameOf} from '@site/src/browser-tools/frame/PanelChoice';
import {counted} from '@site/src/lib/counted';

import styles from './results.lazy.module.css';
import type {Examined, Merge} from './session';
import {version} from '@sentinel/csf/model/version';

type Props = Merge & Pick<Examined, 'panel'> & {text: string};

const reasons: Record<Merged['left'][number]['why'], string> = {
  unknown: `the file of ${version} has no such setting`,
  repeated: 'a later line sets it again',
  unreadable: 'csf cannot read the line',
};

const commentReasons: Record<Merged['leftComments'][number]['why'], string> = {
  letter: 'csf would read part of it as a setting',
  setting: 'the setting below it is left out',
  wording: 'it looks like shipped text of another version',
};

/** The shipped file with the visitor's values, to take away. */
export default function MergedFile({merged, leftOut, text, panel}: Props): ReactNode {
  const {kept, added, comments, left, leftComments} = merged;
  return (
    <section aria-labelledby="merged-file">
      <h3 id="merged-file" className={styles.group} data-severity="merged">
        {`The file of ${version} with your values`}
      </h3>
      <p className={styles.meaning}>
        {`The shipped file for ${nameOf(panel)} with ${counted(kept.length, 'value')} of yours` +
          (added.length > 0 ? `, ${counted(added.length, 'setting')} added` : '') +
          (comments > 0 ? `, and ${counted(comments, 'line')} of your own comments` : '') +
          '. It keeps wrong values too, so fix your file first, then use this one.'}
      </p>
      <p className={styles.actions}>
        <button
          type="button"
          className="button button--primary"
          onClick={() => saveFile(merged.text, 'csf.conf.merged')}
        >
          Save csf.conf.merged
        </button>
        <CopyButton className="button button--secondary" label="Copy" readText={() => merged.text} />
      </p>
      <LeftOut
        summary={`${counted(leftOut.settings, 'line')} with a setting left out`}
        count={leftOut.settings}
        lines={left.map(({line, name, value, why}) => ({
          line,
          text: why === 'unreadable' ? value : `${name} = "${value}"`,
          reason: reasons[why],
        }))}
      />
      <LeftOut
        summary={`${counted(leftOut.comments, 'comment line')} left out`}
        count={leftOut.comments}
        lines={leftComments.map(({why, ...comment}) => ({...comment, reason: commentReasons[why]}))}
      />
      <Difference before={text} after={merged.text} />
    </section>
  );
}

/** Of more lines, the last one only says where the others begin. */
type LeftOutProps = {summary: string; count: number; lines: readonly {line: number; text: string; reason: string}[]};

/** Lines of the visitor's file that are not in the merged one. */
function LeftOut({summary, count, lines}: LeftOutProps): ReactNode {
  const shown = count > lines.length ? lines.slice(0, -1) : lines;
  return (
    lines.length > 0 && (
      <details className={styles.fold}>
        <summary>{summary}</summary>
        <ul className={styles.left}>
          {shown.map(({line, text, reason}) => (
            <li key={line}>
              <span>{`Line ${line}: `}</span>
              <code translate="no">{text}</code>
              <span>{`, ${reason}`}</span>
            </li>
          ))}
          {count > shown.length && (
            <li>{`${counted(count - shown.length, 'more line')}, from line ${lines.at(-1)!.line} on`}</li>
          )}
        </ul>
      </details>
    )
  );
}

/** Hands a text over to the visitor's disk, as a download that no server sees. */
function saveFile(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], {type: 'text/plain'}));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then, and holds the text itself.
  setTimeout(() => URL.revokeObjectURL(address));
}

type DiffProps = {before: string; after: string};

/** A comparison with more lines is cut: nobody reads on. */
const mostRows = 2000;

/** What changes from the visitor's file to the merged one, line by line. */
function Difference({before, after}: DiffProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.fold} onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}>
      <summary>What changes in your file, line by line</summary>
      {isOpen && <Lines before={before} after={after} />}
    </details>
  );
}

function Lines({before, after}: DiffProps): ReactNode {
  const {lines, isSettingsOnly} = useMemo(() => diffConfigs(before, after), [before, after]);
  if (lines === undefined) {
    return <p>The two files have too little in common for a comparison.</p>;
  }
  const count = (kind: DiffLine['kind']): number => lines.filter((line) => line.kind === kind).length;
  const [added, removed] = [count('added'), count('removed')];
  if (added + removed === 0) {
    return <p>{`Nothing: ${isSettingsOnly ? 'the settings are the same' : 'it is your file, line by line'}.`}</p>;
  }
  const rows = foldSame(lines, 3);
  return (
    <>
      <p>
        {(isSettingsOnly ? 'Almost all comments are worded differently, so this compares only the settings. ' : '') +
          `${counted(removed, 'line')} removed from your file, marked −, and ${counted(added, 'line')} added, marked +.`}
      </p>
      <table className={styles.diff}>
        <thead>
          <tr>
            <th scope="col">Yours</th>
            <th scope="col">Merged</th>
            <th scope="col">Line</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, mostRows).map((row, index) => (
            <DiffRow key={index} row={row} />
          ))}
        </tbody>
      </table>
      {rows.length > mostRows && (
        <p>{`The comparison has ${counted(rows.length - mostRows, 'more line')}, not shown here.`}</p>
      )}
    </>
  );
}

const signs = {same: ' ', removed: '−', added: '+'} as const;
const words = {same: '', removed: 'removed: ', added: 'added: '} as const;

function DiffRow({row}: {row: Row}): ReactNode {
  if (row.kind === 'fold') {
    return (
      <tr className={styles.gap}>
        <td colSpan={3}>{counted(row.count, 'unchanged line')}</td>
      </tr>
    );
  }
  return (
    <tr data-kind={row.kind}>
      <td>{row.before}</td>
      <td>{row.after}</td>
      <td>
        <code translate="no">
          <span aria-hidden="true">{signs[row.kind]} </span>
          <span className="site-visually-hidden">{words[row.kind]}</span>
          <span>{row.text}</span>
        </code>
      </td>
    </tr>
  );
}

/** A line of a comparison, or a number of lines that are the same and far from any change. */
type Row = DiffLine | {kind: 'fold'; count: number};

/** Leaves out what is the same, but for some lines around each change. */
export function foldSame(lines: readonly DiffLine[], around: number): Row[] {
  const near = new Set<number>();
  lines.forEach(({kind}, index) => {
    for (let other = index - around; kind !== 'same' && other <= index + around; other += 1) {
      near.add(other);
    }
  });
  const rows: Row[] = [];
  lines.forEach((line, index) => {
    const last = rows.at(-1);
    if (near.has(index)) {
      rows.push(line);
    } else if (last?.kind === 'fold') {
      last.count += 1;
    } else {
      rows.push({kind: 'fold', count: 1});
    }
  });
  return rows;
}
