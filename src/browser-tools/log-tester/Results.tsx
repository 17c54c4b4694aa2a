import type {ReactNode} from 'react';

import tool from '@site/src/browser-tools/frame/styles.module.css';
import type {Blocking, Reading} from '@site/src/csf/log-test/testLog';

import Blocks from './Blocks';
import Lines from './Lines';

type Props = {
  reading: Reading;
  blocking: Blocking;
  change: (changes: Readonly<Record<string, string>>) => void;
};

/** Who is blocked, which lines count, and what the page does not know. */
export default function Results({reading, blocking, change}: Props): ReactNode {
  return (
    <div className={tool.stack}>
      <Blocks blocking={blocking} change={change} />
      <Lines reading={reading} />
      {blocking.unknown.length > 0 && (
        <section>
          <h3>What this page does not know</h3>
          <Sentences of={blocking.unknown} />
        </section>
      )}
      <details>
        <summary>How the tester counts</summary>
        <Sentences of={blocking.notes} />
      </details>
    </div>
  );
}

function Sentences({of}: {of: readonly string[]}): ReactNode {
  return (
    <ul>
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
