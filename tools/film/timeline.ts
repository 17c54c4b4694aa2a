import {posterScene, scenes, type CardScene, type Scene, type TerminalScene} from './script';

/** A scene and its moments, in seconds from the start of the film. */
type Take<Shown extends Scene = Scene> = {
  scene: Shown;
  start: number;
  /** When the whole command has been typed, and is entered. */
  entered: number;
  printed: readonly number[];
  end: number;
};

/** What the film shows at one moment. */
export type Moment =
  | {scene: CardScene}
  | {
      scene: TerminalScene;
      /** Letters of the command that have been typed, and lines of the output that have been printed. */
      typed: number;
      printed: number;
      /** Seconds since each movement of the gate began. */
      begunAgo: readonly number[];
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

/** The film frame by frame. */
export const moments: readonly Moment[] = Array.from(
  {length: Math.round(takes.at(-1)!.end * framesPerSecond)},
  (_, frame) => momentAt(frame / framesPerSecond),
);

/** Which of the frames is shown before the film plays: the last one of its scene. */
export const posterFrame = moments.findLastIndex(({scene}) => scene === posterScene);

/** Tells scenes with a terminal from those with words only. */
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

/** When the movements of the gate begin. */
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
