import type {Line, Scene} from './recording';

/** Milliseconds: for a typed letter, for a printed line, after a command, and after a scene for its caption to be read. */
const pace = {letter: 22, line: 160, afterCommand: 500, afterScene: 2200};

/** When a line begins to appear, and the letters of its command one after another. */
export type Timed = {line: Line; start: number; typed: number};

export type TimedScene = {caption: string; start: number; lines: Timed[]};

/** Gives every line its moment, in milliseconds from the beginning; `end` is when all is there. */
export function toTimeline(scenes: readonly Scene[]): {scenes: TimedScene[]; end: number} {
  let now = 0;
  const timed = scenes.map(({caption, lines}) => {
    const start = now;
    const timedLines = lines.map((line) => {
      const begin = now;
      const typed = 'command' in line ? line.command.length * pace.letter : 0;
      now += typed + ('command' in line ? pace.afterCommand : pace.line);
      return {line, start: begin, typed};
    });
    now += pace.afterScene;
    return {caption, start, lines: timedLines};
  });
  return {scenes: timed, end: now - pace.afterScene};
}

/** How many letters of a command stand there at a moment. */
export function lettersAt({line, start, typed}: Timed, now: number): number {
  if (!('command' in line)) {
    return 0;
  }
  const part = typed === 0 ? 1 : Math.min(1, Math.max(0, (now - start) / typed));
  return Math.round(part * line.command.length);
}
