import {posterScene, scenes, type CardScene, type Scene, type TerminalScene} from './script';

/** A scene and its moments, in seconds from the start of the film. */
type Take<Shown extends Scene = Scene> = {
  scene: Shown;
  start: number;
  /** When the whole command is typed and Enter is pressed. */
  entered: number;
  printed: readonly number[];
  end: number;
};

/** What the film shows at one moment. */
export type Moment =
  | {scene: CardScene}
  | {
      scene: TerminalScene;
      /** Typed letters of the command, and printed lines of the output. */
      typed: number;
      printed: number;
      /** Seconds since each movement of the gate began. */
      begunAgo: readonly number[];
    };

export const framesPerSecond = 30;

const beforeTyping = 0.6;
const lettersPerSecond = 30;
/** Seconds between a guess and its answer. */
const guessBeforeAnswer = 1;
/** Time to read the log before the gate shuts. */
const blockAfterLog = 1.4;

/** The scenes with their times, in order. */
export const takes: readonly Take[] = scenes.reduce<Take[]>(
  (earlier, scene) => [...earlier, take(scene, earlier.at(-1)?.end ?? 0)],
  [],
);

/** The film frame by frame. */
export const moments: readonly Moment[] = Array.from(
  {length: Math.round(takes.at(-1)!.end * framesPerSecond)},
  (_, frame) => momentAt(frame / framesPerSecond),
);

/** The poster frame: the last one of its scene. */
export const posterFrame = moments.findLastIndex(({scene}) => scene === posterScene);

/** Whether a scene has a terminal or only text. */
export function hasTerminal(shown: Take): shown is Take<TerminalScene> {
  return 'command' in shown.scene;
}

function momentAt(time: number): Moment {
  const shown = takes.find(({end}) => time < end) ?? takes.at(-1)!;
  if (!hasTerminal(shown)) {
    return {scene: shown.scene as CardScene};
  }
  const {scene, start, printed} = shown;
  const typed = Math.round((time - start - beforeTyping) * lettersPerSecond);
  return {
    scene,
    typed: Math.min(scene.command.length, Math.max(0, typed)),
    printed: printed.filter((moment) => moment <= time).length,
    begunAgo: movements(shown).map((moment) => time - moment),
  };
}

function take(scene: Scene, start: number): Take {
  if (!('command' in scene)) {
    return {scene, start, entered: start, printed: [], end: start + scene.hold};
  }
  const entered = start + beforeTyping + scene.command.length / lettersPerSecond;
  const printed: number[] = [];
  for (const pause of scene.pauses) {
    printed.push((printed.at(-1) ?? entered) + pause);
  }
  return {scene, start, entered, printed, end: printed.at(-1)! + scene.hold};
}

/** When the gate's movements begin. */
function movements({scene, entered, printed}: Take<TerminalScene>): number[] {
  switch (scene.gate) {
    case 'passes':
      return printed.map((moment) => moment - guessBeforeAnswer);
    case 'shuts':
      return [printed.at(-1)! + blockAfterLog];
    case 'stops':
      return [entered];
    case 'opens':
      return [printed[0]!];
    case undefined:
      return [];
  }
}
