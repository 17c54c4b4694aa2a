import type {ReactNode} from 'react';

import Snippet from '@site/src/components/Snippet';
import QuietLink from '@site/src/components/BrowserTool/QuietLink';
import type {Finding} from '@site/src/features/block-decoder/logic';

import styles from './styles.module.css';

/** An honest answer where the text says nothing to the decoder, with the ways that are left. */
export default function Unknown({finding: {what, lookCloser}}: {finding: Finding}): ReactNode {
  return (
    <article className={styles.finding}>
      <p>{what}</p>
      {lookCloser.length > 0 && (
        <>
          <h2>Ask csf about the address in it</h2>
          <Snippet code={lookCloser.join('\n')} title="As root on the server" />
        </>
      )}
      <ul>
        <li>
          You cannot reach the server: <QuietLink to="/docs/locked-out/">Locked out: how to get in again</QuietLink>
        </li>
        <li>
          You look for an answer: <QuietLink to="/docs/questions/">What administrators ask</QuietLink>
        </li>
        <li>
          You want to ask somebody: <QuietLink to="/contact/">Contact</QuietLink>
        </li>
      </ul>
    </article>
  );
}
