import type {ReactNode} from 'react';

import styles from './styles.lazy.module.css';

/** How a way goes on at the gate: through it, not at all, either of the two, without a gate, or nobody knows yet. */
export type GateState = 'open' | 'shut' | 'unsure' | 'none' | 'waiting';

const ways: Record<GateState, string> = {
  open: 'M0 20h68m-9-7 9 7-9 7',
  shut: 'M0 20h40',
  unsure: 'M0 20h68',
  none: 'M0 20h68m-9-7 9 7-9 7',
  waiting: 'M0 20h24',
};

/** The drawing of the site: a line, and the gate at which it goes on or ends. The words beside it say the same. */
export default function Gate({state}: {state: GateState}): ReactNode {
  return (
    <svg className={styles.gate} data-state={state} viewBox="0 0 72 40" aria-hidden="true">
      <path className={styles.way} d={ways[state]} />
      {state !== 'none' && <path className={styles.bar} d={state === 'shut' ? 'M54 2v36' : 'M54 2v8M54 30v8'} />}
    </svg>
  );
}
