import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';

import styles from './styles.module.css';

type Port = {number: number; service: string; isOpen: boolean};

/**
 * The ports that are open or closed after the first start on every panel. A test compares them with the default of
 * `TCP_IN`.
 */
export const ports: readonly Port[] = [
  {number: 443, service: 'https', isOpen: true},
  {number: 3306, service: 'mysql', isOpen: false},
  {number: 22, service: 'ssh', isOpen: true},
  {number: 23, service: 'telnet', isOpen: false},
  {number: 6379, service: 'redis', isOpen: false},
  {number: 25, service: 'smtp', isOpen: true},
  {number: 11211, service: 'memcached', isOpen: false},
  {number: 993, service: 'imaps', isOpen: true},
  {number: 5432, service: 'postgresql', isOpen: false},
];

const row = 34;
const top = 8;
const gate = 288;
const right = 400;
const height = top + ports.length * row;

/** The gate: a line for each port, which passes an opening or ends at a bar. */
export default function PortGate(): ReactNode {
  const numbers = (isOpen: boolean): string =>
    ports
      .filter((port) => port.isOpen === isOpen)
      .map(({number}) => number)
      .join(', ');
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${right} ${height}`}
        role="img"
        aria-label={`New connections run through to the open ports ${numbers(true)}, and end at the gate for the closed ports ${numbers(false)}.`}
      >
        {ports.map(({number, service, isOpen}, index) => {
          const y = top + index * row + row / 2;
          return (
            <g key={number} className={clsx(isOpen ? styles.open : styles.closed)}>
              <text className={styles.number} x={68} y={y}>
                {number}
              </text>
              <text className={styles.service} x={80} y={y}>
                {service}
              </text>
              {isOpen ? (
                <path className={styles.line} d={`M190 ${y}H${right - 12}m-8 -6l8 6l-8 6`} />
              ) : (
                <>
                  <path className={styles.line} d={`M190 ${y}H${gate - 22}`} />
                  <path className={styles.bar} d={`M${gate} ${y - row / 2 + 3}v${row - 6}`} />
                </>
              )}
            </g>
          );
        })}
      </svg>
      <figcaption>
        New connections after the first start, on every panel: <span className={styles.word}>passed</span> or{' '}
        <span className={styles.word}>dropped</span>. <Link to="/docs/usage/open-ports/">Open a port</Link>
      </figcaption>
    </figure>
  );
}
