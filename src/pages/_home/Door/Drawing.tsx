import type {ReactNode} from 'react';
import clsx from 'clsx';

import type {LastLine} from '@sentinel/csf/answers/test-log/askLines';

import styles from './styles.module.css';

export type DoorState = Pick<LastLine, 'outcome' | 'count' | 'limit'>;

const middle = 64;
const gate = 340;
/** The dots take the same room, however many the limit is. */
const dots = {first: 14, last: 196, most: 12};

/** A dot for each failure up to the limit, and a gate whose leaves come closer with each. The words beside it say the same. */
export default function Drawing({outcome, count, limit}: DoorState): ReactNode {
  const isShut = outcome === 'blocks' || outcome === 'blocked';
  const shown = Math.min(limit, dots.most);
  const step = shown > 1 ? (dots.last - dots.first) / (shown - 1) : 0;
  const leaf = isShut ? middle : 30 + (limit === 0 ? 0 : Math.round((Math.min(count, limit) / limit) * 24));
  return (
    <svg className={styles.drawing} viewBox="0 0 460 128" aria-hidden="true">
      {Array.from({length: shown}, (_, index) => (
        <circle
          key={index}
          className={clsx(styles.dot, index < count && styles.filled)}
          cx={dots.first + index * step}
          cy={middle}
          r={Math.min(11, step / 2.4 || 11)}
        />
      ))}
      {!isShut && <path className={styles.passing} d={`M236 ${middle}H452m-10-9 10 9-10 9`} />}
      {outcome === 'blocked' && <path className={styles.ending} d={`M236 ${middle}H${gate - 16}`} />}
      <path
        className={clsx(styles.leaf, isShut && styles.shut)}
        d={`M${gate} 0V${leaf}M${gate} ${2 * middle}V${2 * middle - leaf}`}
      />
    </svg>
  );
}
