import type {ReactNode} from 'react';

import {attacker, server, type GateAction} from './script';

/** Pixels of the film. */
const height = 120;
const middle = height / 2;
const thickness = 18;
const gateX = 760;
const wide = 40;

/** Where the attacker's line begins, where the gate stops it, and where it ends if it passes. */
const start = 352;
const stop = 734;
const end = 968;

/** Seconds of each movement. */
const travel = 0.7;
const move = 0.5;
const leave = 0.6;

/** A part of the attacker's line. The faint one is from an earlier attempt. */
type Stretch = {from: number; to: number; isFaint?: boolean};

type GateState = {opening: number; stretches: readonly Stretch[]};

/**
 * The attacker's line on its way to the server, and the gate that lets it pass or stops it.
 * `begunAgo` has the seconds since each movement of the scene began; it is negative before that.
 */
export default function Gate({action, begunAgo}: {action: GateAction; begunAgo: readonly number[]}): ReactNode {
  const {opening, stretches} = gateAt(action, begunAgo);
  const bar = (height - opening) / 2;
  return (
    <svg className="drawing" width="1280" height={height}>
      <text x="48" y={middle}>
        {attacker}
      </text>
      <text x="988" y={middle}>
        {server}
      </text>
      {stretches
        .filter(({from, to}) => to > from)
        .map(({from, to, isFaint}) => (
          <rect
            key={`${from} ${isFaint}`}
            className={isFaint ? 'faint' : 'line'}
            x={from}
            y={middle - thickness / 2}
            width={to - from}
            height={thickness}
          />
        ))}
      <rect className="gate" x={gateX} y="0" width={thickness} height={bar} />
      <rect className="gate" x={gateX} y={height - bar} width={thickness} height={bar} />
    </svg>
  );
}

function gateAt(action: GateAction, begunAgo: readonly number[]): GateState {
  const begun = begunAgo.filter((ago) => ago >= 0);
  const ago = begun.at(-1) ?? 0;
  const reaching = (goal: number): Stretch => ({from: start, to: between(start, goal, ago / travel)});
  switch (action) {
    case 'passes':
      return {
        opening: wide,
        stretches: [...(begun.length > 1 ? [{from: start, to: end, isFaint: true}] : []), reaching(end)],
      };
    case 'shuts': {
      // The gate cuts the line: one part stays in front of it, the other moves on.
      const cutAgo = ago - move / 2;
      const rest = {from: between(gateX + thickness, end, cutAgo / leave), to: end};
      return {
        opening: wide * (1 - eased(ago / move)),
        stretches: cutAgo < 0 ? [{from: start, to: end}] : [{from: start, to: stop}, rest],
      };
    }
    case 'stops':
      return {opening: 0, stretches: [reaching(stop)]};
    case 'opens':
      return {opening: wide * eased(ago / move), stretches: []};
  }
}

function between(from: number, to: number, part: number): number {
  return Math.round(from + (to - from) * eased(part));
}

/** Eases in and out. A value outside 0 to 1 is clamped. */
function eased(part: number): number {
  const held = Math.min(1, Math.max(0, part));
  return held * held * (3 - 2 * held);
}
