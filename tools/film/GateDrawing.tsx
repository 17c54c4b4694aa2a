import type {ReactNode} from 'react';

import {places, type GateState} from './gate';
import {attacker, server} from './script';

const middle = places.height / 2;

/** The attacker's line on its way to the server, and the gate that lets it pass or stops it. */
export default function GateDrawing({opening, stretches}: GateState): ReactNode {
  const bar = (places.height - opening) / 2;
  return (
    <svg className="drawing" width="1280" height={places.height}>
      <text x="48" y={middle}>
        {attacker}
      </text>
      <text x="988" y={middle}>
        {server}
      </text>
      {stretches.map(({from, to, faint}) => (
        <rect
          key={`${from} ${faint}`}
          className={faint ? 'faint' : 'line'}
          x={from}
          y={middle - places.thickness / 2}
          width={to - from}
          height={places.thickness}
        />
      ))}
      <rect className="gate" x={places.gate} y="0" width={places.thickness} height={bar} />
      <rect className="gate" x={places.gate} y={places.height - bar} width={places.thickness} height={bar} />
    </svg>
  );
}
