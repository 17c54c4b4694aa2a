import {type GateAction} from './script';

/** Places in the drawing, in pixels of the film. */
export const places = {
  height: 120,
  thickness: 18,
  /** Where the attacker's line begins. */
  start: 352,
  /** Where a blocked line ends: in front of the gate. */
  stop: 734,
  gate: 760,
  /** Where a line that passed arrives. */
  end: 968,
  /** Between the two bars of the open gate. */
  opening: 40,
};

/** A part of the attacker's line; the faint one was drawn by an earlier try. */
export type Stretch = {from: number; to: number; faint: boolean};

export type GateState = {opening: number; stretches: readonly Stretch[]};

/** Seconds of each movement. */
const travel = 0.7;
const move = 0.5;
const leave = 0.6;

/** The drawing at a moment, given how many seconds ago its movements began; negative for one to come. */
export function gateAt(action: GateAction, begunAgo: readonly number[]): GateState {
  const begun = begunAgo.filter((ago) => ago >= 0);
  const ago = begun.at(-1) ?? 0;
  switch (action) {
    case 'passes':
      return {
        opening: places.opening,
        stretches: [...(begun.length > 1 ? [wholeWay(true)] : []), ...reaching(places.end, ago)],
      };
    case 'shuts':
      return {opening: places.opening * (1 - eased(ago / move)), stretches: severed(ago - move / 2)};
    case 'stops':
      return {opening: 0, stretches: reaching(places.stop, ago)};
    case 'opens':
      return {opening: places.opening * eased(ago / move), stretches: []};
  }
}

function wholeWay(faint: boolean): Stretch {
  return {from: places.start, to: places.end, faint};
}

function reaching(goal: number, ago: number): Stretch[] {
  return drawn({from: places.start, to: between(places.start, goal, eased(ago / travel)), faint: false});
}

/** The line that the gate cuts: one part stays in front of it, the other still leaves. */
function severed(ago: number): Stretch[] {
  if (ago < 0) {
    return [wholeWay(false)];
  }
  const behind = places.gate + places.thickness;
  return [
    {from: places.start, to: places.stop, faint: false},
    ...drawn({from: between(behind, places.end, eased(ago / leave)), to: places.end, faint: false}),
  ];
}

function drawn(stretch: Stretch): Stretch[] {
  return stretch.to > stretch.from ? [stretch] : [];
}

function between(from: number, to: number, part: number): number {
  return Math.round(from + (to - from) * part);
}

/** Slow at both ends; a part outside of 0 to 1 is the nearer end. */
function eased(part: number): number {
  const held = Math.min(1, Math.max(0, part));
  return held * held * (3 - 2 * held);
}
