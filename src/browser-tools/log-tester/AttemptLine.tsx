import type {ReactNode} from 'react';
import clsx from 'clsx';

import {countsLogins} from '@sentinel/csf/model/lfd/hit';
import type {AddressTimeline} from '@sentinel/csf/answers/test-log/testLog';

import styles from './results.lazy.module.css';

const width = 600;
const margin = 24;
const middle = 28;
/** More dots than this run into each other. */
const mostDots = 60;

/** The attempts of one address as a line in time. It runs on, or ends at the gate where lfd blocks the address. */
export default function AttemptLine({answer}: {answer: AddressTimeline}): ReactNode {
  // Without a time, a line has no place here.
  const steps = answer.steps.flatMap(({seconds, ...step}) => (seconds === undefined ? [] : [{...step, seconds}]));
  const shown = steps.slice(0, mostDots);
  const [block] = answer.blocks;
  const start = shown[0]?.seconds ?? 0;
  const span = Math.max(1, (shown.at(-1)?.seconds ?? 0) - start);
  const at = (seconds: number): number => margin + ((seconds - start) / span) * (width - 3 * margin);
  const gate = block === undefined ? undefined : Math.min(at(block.seconds) + 14, width - margin);
  return (
    <svg className={styles.attempts} viewBox={`0 0 ${width} 56`} role="img" aria-label={labelOf(answer)}>
      <path className={styles.way} d={`M0 ${middle}H${gate ?? width - 10}`} />
      {gate === undefined ? (
        <path className={styles.way} d={`M${width - 18} ${middle - 6}l8 6l-8 6`} />
      ) : (
        <>
          <path className={styles.wayAfter} d={`M${gate + 8} ${middle}H${width}`} />
          <path className={styles.gate} d={`M${gate} 6V50`} />
        </>
      )}
      {shown.map(({lineNumber, seconds, setting, state}, index) => (
        <circle
          key={`${lineNumber} ${index}`}
          className={clsx(
            styles.attempt,
            state !== 'counted' && styles.attemptIgnored,
            countsLogins(setting) && styles.login,
          )}
          cx={at(seconds)}
          cy={middle}
          r={5}
        />
      ))}
    </svg>
  );
}

function labelOf({address, steps, moreSteps, blocks}: AddressTimeline): string {
  const logins = steps.filter(({setting}) => countsLogins(setting)).length;
  const attempts = steps.length + moreSteps - logins;
  const [block] = blocks;
  const counted = [
    ...(attempts === 0 ? [] : [attempts === 1 ? '1 attempt' : `${attempts} attempts`]),
    ...(logins === 0 ? [] : [logins === 1 ? '1 login that worked' : `${logins} logins that worked`]),
  ].join(' and ');
  return block === undefined
    ? `${counted} of ${address}; the line runs on.`
    : `${counted} of ${address}; the line ends at the gate with line ${block.lineNumber} of the log.`;
}
