import type {ReactNode} from 'react';

import CopyButton from '@site/src/components/CodeBlock/CopyButton';
import type {Merged} from '@site/src/features/config-checker/logic/mergeConfig';
import type {Panel} from '@site/src/features/config-checker/logic/shippedConfig';

import {nameOf} from '../panels';
import styles from './results.lazy.module.css';
import {counted} from './countFindings';
import Difference from './Difference';
import saveFile from './saveFile';

type Props = {merged: Merged; text: string; panel: Panel};

const reasons: Record<Merged['left'][number]['why'], string> = {
  unknown: 'the file of 15.11 has no such setting',
  repeated: 'a later line sets it again',
  unreadable: 'csf cannot read the line',
};

const commentReasons: Record<Merged['leftComments'][number]['why'], string> = {
  letter: 'csf would read a setting in it',
  setting: 'the setting below it is left out',
  wording: 'it reads like shipped text of another version',
};

/** The shipped file of 15.11 with the visitor's values, to take away. */
export default function MergedFile({merged, text, panel}: Props): ReactNode {
  const {kept, added, comments, left, leftComments} = merged;
  return (
    <section aria-labelledby="merged-file">
      <h3 id="merged-file" className={styles.group} data-severity="merged">
        The file of 15.11 with your values
      </h3>
      <p className={styles.meaning}>
        The shipped file for {nameOf(panel)} with {counted(kept.length, 'value')} of yours
        {added.length > 0 && `, ${counted(added.length, 'setting')} added`}
        {comments > 0 && `, and ${counted(comments, 'line')} of your own comments`}. Wrong values are kept, too: fix
        your file first, then take this one.
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
      {left.length > 0 && (
        <details className={styles.fold}>
          <summary>{counted(left.length, 'line')} with a setting left out</summary>
          <ul className={styles.left}>
            {left.slice(0, mostListed).map(({line, name, value, why}) => (
              <li key={line}>
                Line {line}: <code>{why === 'unreadable' ? value : `${name} = "${value}"`}</code>, {reasons[why]}
              </li>
            ))}
            <Rest of={left} />
          </ul>
        </details>
      )}
      {leftComments.length > 0 && (
        <details className={styles.fold}>
          <summary>{counted(leftComments.length, 'comment line')} left out</summary>
          <ul className={styles.left}>
            {leftComments.slice(0, mostListed).map(({line, text: comment, why}) => (
              <li key={line}>
                Line {line}: <code>{comment}</code>, {commentReasons[why]}
              </li>
            ))}
            <Rest of={leftComments} />
          </ul>
        </details>
      )}
      <Difference before={text} after={merged.text} />
    </section>
  );
}

const mostListed = 200;

function Rest({of}: {of: readonly unknown[]}): ReactNode {
  return of.length > mostListed && <li>{counted(of.length - mostListed, 'more line')}</li>;
}
