import {useMemo, useState, type ReactNode} from 'react';

import {diffConfigs, type DiffLine} from '@site/src/features/config-checker/logic/diffLines';

import styles from './results.lazy.module.css';
import {counted} from './countFindings';
import foldSame, {type Row} from './foldSame';

type Props = {before: string; after: string};

/** A comparison with more lines is cut: nobody reads on. */
const mostRows = 2000;

/** What changes from the visitor's file to the merged one, line by line. */
export default function Difference({before, after}: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.fold} onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}>
      <summary>What changes in your file, line by line</summary>
      {isOpen && <Lines before={before} after={after} />}
    </details>
  );
}

function Lines({before, after}: Props): ReactNode {
  const {lines, isSettingsOnly} = useMemo(() => diffConfigs(before, after), [before, after]);
  if (lines === undefined) {
    return <p>The two files have too little in common for a comparison.</p>;
  }
  const count = (kind: DiffLine['kind']): number => lines.filter((line) => line.kind === kind).length;
  const [added, removed] = [count('added'), count('removed')];
  if (added + removed === 0) {
    return <p>Nothing: {isSettingsOnly ? 'the settings are the same' : 'it is your file, line by line'}.</p>;
  }
  const rows = foldSame(lines, 3);
  return (
    <>
      <p>
        {isSettingsOnly && 'Almost all comments are worded otherwise, so only the settings are compared. '}
        {counted(removed, 'line')} of your file go, marked −, and {counted(added, 'line')} come, marked +.
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
      {rows.length > mostRows && <p>{counted(rows.length - mostRows, 'more line')} of the comparison are not shown.</p>}
    </>
  );
}

const signs = {same: ' ', removed: '−', added: '+'} as const;
const words = {same: '', removed: 'goes: ', added: 'comes: '} as const;

function DiffRow({row}: {row: Row}): ReactNode {
  if (row.kind === 'fold') {
    return (
      <tr className={styles.gap}>
        <td colSpan={3}>{counted(row.count, 'line')} the same</td>
      </tr>
    );
  }
  return (
    <tr data-kind={row.kind}>
      <td>{row.before}</td>
      <td>{row.after}</td>
      <td>
        <code>
          <span aria-hidden="true">{signs[row.kind]} </span>
          <span className={styles.unseen}>{words[row.kind]}</span>
          {row.text}
        </code>
      </td>
    </tr>
  );
}
