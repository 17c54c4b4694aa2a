import type {ReactNode} from 'react';

import {mark} from '../../src/brand/mark';

/** The mark of the site: one line passes the gate, two end before it. */
export default function Mark({size}: {size: number}): ReactNode {
  return (
    <svg className="mark" width={size} height={size} viewBox={`0 0 ${mark.size} ${mark.size}`}>
      <rect className="tile" x="0.5" y="0.5" width={mark.size - 1} height={mark.size - 1} rx={mark.radius - 0.5} />
      {mark.lines.map((line) => (
        <rect key={line.y} className="line" {...line} />
      ))}
      {mark.gate.map((bar) => (
        <rect key={bar.y} className="gate" {...bar} />
      ))}
    </svg>
  );
}
