import type {ReactNode} from 'react';
import clsx from 'clsx';

import styles from './styles.module.css';

/** How a step can end. Each has a sign and a word, so that colour is never the only difference. */
export type Outcome = 'passed' | 'blocked' | 'other';

/** The number that a step of the drawing shares with the list beside it. */
export function StepNumber({x, y, number}: {x: number; y: number; number: number}): ReactNode {
  return (
    <>
      <circle className={styles.badge} cx={x} cy={y} r={11} />
      <text className={styles.number} x={x} y={y}>
        {number}
      </text>
    </>
  );
}

/**
 * A line with an arrow head that points in the direction of its last part.
 * @param points x and y of each in turn
 */
export function Arrow({points, dashed = false}: {points: number[]; dashed?: boolean}): ReactNode {
  const [fromX, fromY, x, y] = points.slice(-4) as [number, number, number, number];
  const angle = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI;
  return (
    <>
      <polyline className={clsx(styles.line, dashed && styles.dashed)} points={points.join(' ')} />
      <path className={styles.head} d="M0 0 -9 -5 -9 5z" transform={`translate(${x},${y}) rotate(${angle})`} />
    </>
  );
}

/** A pill that says how a packet or an address leaves the drawing. */
export function Ending({
  x,
  y,
  width,
  outcome,
  word,
}: {
  x: number;
  y: number;
  width: number;
  outcome: Outcome;
  word: string;
}): ReactNode {
  return (
    <g className={styles[outcome]}>
      <rect className={styles.ending} x={x} y={y - 14} width={width} height={28} rx={outcome === 'passed' ? 14 : 3} />
      {outcome === 'passed' && <path className={styles.sign} d={`M${x + 10} ${y}l4 4 7-8`} />}
      {outcome === 'blocked' && <path className={styles.sign} d={`M${x + 11} ${y - 4}l8 8m0-8l-8 8`} />}
      {outcome === 'other' && <path className={styles.sign} d={`M${x + 10} ${y}h9m-4-4l4 4-4 4`} />}
      <text className={styles.word} x={x + 26} y={y}>
        {word}
      </text>
    </g>
  );
}
