import type {ReactNode} from 'react';
import clsx from 'clsx';

import Snippet from '@site/src/components/Snippet';
import QuietLink from '@site/src/components/BrowserTool/QuietLink';
import type {Finding} from '@site/src/features/block-decoder/logic';

import Facts from './Facts';
import Prevent from './Prevent';
import styles from './styles.module.css';

type Props = {
  finding: Finding;
  /** Whether what happened already stands above it. */
  isFolded?: boolean;
};

/** One thing that a text says: what happened, how to get in again, then everything else. */
export default function FindingView({finding, isFolded = false}: Props): ReactNode {
  const {what, unblock, lookCloser, prevent, notes, page, certain, count} = finding;
  return (
    <article className={clsx(styles.finding, unblock.length > 0 && styles.blocked)}>
      {!isFolded && <h2>{what}</h2>}
      {!certain && <p>The text leaves room for doubt. Look closer before you rely on this.</p>}
      {count > 1 && <p className={styles.quiet}>{count} lines or mails say the same.</p>}
      {unblock.length > 0 && (
        <>
          <h3>Lift the block</h3>
          <Snippet code={unblock.join('\n')} title="As root on the server" />
          <p>
            No shell on the server? <QuietLink to="/docs/locked-out/">Locked out: how to get in again</QuietLink>
          </p>
        </>
      )}
      <Facts finding={finding} />
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {lookCloser.length > 0 && (
        <>
          <h3>Look closer</h3>
          <Snippet code={lookCloser.join('\n')} title="As root on the server" />
        </>
      )}
      {prevent.length > 0 && (
        <>
          <h3>{unblock.length > 0 ? 'Keep it from happening again' : 'What you can change'}</h3>
          <Prevent ways={prevent} />
        </>
      )}
      <p>
        <QuietLink to={page}>Read what is behind it</QuietLink>
      </p>
    </article>
  );
}
