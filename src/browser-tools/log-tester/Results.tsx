import type {ReactNode} from 'react';

import Fold from '@site/src/browser-tools/frame/Fold';
import Notes from '@site/src/browser-tools/frame/Notes';
import tool from '@site/src/browser-tools/frame/styles.module.css';
import type {Blocking, Reading} from '@sentinel/csf/answers/test-log/testLog';

import Blocks from './Blocks';
import Limits, {type Changes} from './Limits';
import Lines from './Lines';

type Props = {
  reading: Reading;
  blocking: Blocking;
  changes: Changes;
  change: (changes: Changes) => void;
  reset: () => void;
};

/** Who is blocked, which lines count, what the page does not know, and what other limits would do. */
export default function Results({reading, blocking, changes, change, reset}: Props): ReactNode {
  return (
    <div className={tool.stack}>
      <Blocks {...blocking} />
      <Lines reading={reading} />
      {blocking.unknown.length > 0 && (
        <section>
          <h3>What this page does not know</h3>
          <Notes notes={blocking.unknown} />
        </section>
      )}
      <div>
        <Fold className={tool.part} summary="How the tester counts">
          <Notes notes={blocking.notes} />
        </Fold>
        <Limits limits={blocking.limits} changes={changes} change={change} reset={reset} />
      </div>
    </div>
  );
}
