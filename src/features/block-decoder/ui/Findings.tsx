import type {ReactNode} from 'react';

import type {Decoded, Finding} from '@site/src/features/block-decoder/logic';

import FindingView from './FindingView';
import styles from './styles.module.css';
import Unknown from './Unknown';

/** So many are shown at once; the others are folded. */
const open = 3;

/** Everything that a text says: what can be lifted first. */
export default function Findings({decoded: {findings, unknownLines, leftOut}}: {decoded: Decoded}): ReactNode {
  const sorted = [...findings].sort((one, other) => rank(one) - rank(other));
  return (
    <div className={styles.findings}>
      {sorted.map((finding, place) =>
        finding.kind === 'unknown' ? (
          <Unknown key={place} finding={finding} />
        ) : place < open ? (
          <FindingView key={place} finding={finding} />
        ) : (
          <details key={place} className={styles.folded}>
            <summary>{finding.what}</summary>
            <FindingView finding={finding} isFolded />
          </details>
        ),
      )}
      {leftOut > 0 && <p>{leftOut} more are not shown. Paste a shorter piece of the text to see them.</p>}
      {unknownLines > 0 && findings.some(({kind}) => kind !== 'unknown') && (
        <p className={styles.quiet}>
          {unknownLines === 1 ? 'One line says' : `${unknownLines} lines say`} nothing that the decoder knows.
        </p>
      )}
    </div>
  );
}

function rank({unblock, certain}: Finding): number {
  return (unblock.length > 0 ? 0 : 2) + (certain ? 0 : 1);
}
