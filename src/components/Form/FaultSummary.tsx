import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Tells at once that a form was not sent, and how many fields keep it. */
export default function FaultSummary({count}: {count: number}): ReactNode {
  return (
    <div role="alert">
      {count > 0 && (
        <p className={styles.stopped}>
          <strong>Not sent yet.</strong> {count === 1 ? 'One field needs' : `${count} fields need`} a change; each says
          what.
        </p>
      )}
    </div>
  );
}
