import {gateAt, type GateState} from './gate';
import {isTerminal, posterScene, scenes, type CardScene, type Scene, type TerminalScene} from './script';

/** What stands in the terminal, the drawing and the caption at one moment. */
export type TerminalFrame = {
  scene: TerminalScene;
  /** Letters of the command that have been typed. */
  typed: number;
  /** Lines of the output that have been printed. */
  printed: number;
  gate?: GateState;
};

export type Frame = {scene: CardScene} | TerminalFrame;

/** A scene and its moments, in seconds from the start of the film. */
export type Take = {
  scene: Scene;
  start: number;
  /** When the command stands there whole, and is entered. */
  entered: number;
  printed: readonly number[];
  end: number;
};

export const framesPerSecond = 30;

const beforeTyping = 0.6;
const lettersPerSecond = 30;
/** A guess leaves that long before its answer comes. */
const guessBeforeAnswer = 1;
/** Time to read the log before the gate shuts. */
const blockAfterLog = 1.4;

/** The scenes with their moments, one after the other. */
export const takes: readonly Take[] = scenes.reduce<Take[]>(
  (earlier, scene) => [...earlier, take(scene, earlier.at(-1)?.end ?? 0)],
  [],
);

/** Seconds of the whole film. */
export const duration = takes.at(-1)!.end;

/** The moments of all frames, in seconds. */
export const moments: readonly number[] = Array.from(
  {length: Math.round(duration * framesPerSecond)},
  (_, frame) => frame / framesPerSecond,
);

/** Which of the frames stands for the film before it plays: the last one of its scene. */
export const posterFrame = moments.findLastIndex((moment) => frameAt(moment).scene === posterScene);

/** What the film shows at a moment; nothing else than the time decides it. */
export function frameAt(time: number): Frame {
  const {scene, ...times} = takes.find(({end}) => time < end) ?? takes.at(-1)!;
  if (!isTerminal(scene)) {
    return {scene};
  }
  const typing = time - times.start - beforeTyping;
  return {
    scene,
    typed: Math.min(scene.command.length, Math.max(0, Math.round(typing * lettersPerSecond))),
    printed: times.printed.filter((moment) => moment <= time).length,
    gate:
      scene.gate &&
      gateAt(
        scene.gate,
        movements(scene, times).map((moment) => time - moment),
      ),
  };
}

function take(scene: Scene, start: number): Take {
  if (!isTerminal(scene)) {
    return {scene, start, entered: start, printed: [], end: start + scene.hold};
  }
  const entered = start + beforeTyping + scene.command.length / lettersPerSecond;
  const printed: number[] = [];
  for (const {after} of scene.output) {
    printed.push((printed.at(-1) ?? entered) + after);
  }
  return {scene, start, entered, printed, end: printed.at(-1)! + scene.hold};
}

/** When the movements in the drawing begin. */
function movements({gate}: TerminalScene, {entered, printed}: Omit<Take, 'scene'>): number[] {
  switch (gate) {
    case undefined:
      return [];
    case 'passes':
      return printed.map((moment) => moment - guessBeforeAnswer);
    case 'shuts':
      return [printed.at(-1)! + blockAfterLog];
    case 'stops':
      return [entered];
    case 'opens':
      return [printed[0]!];
  }
}
