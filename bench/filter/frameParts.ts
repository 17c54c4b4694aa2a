/** What Chromium's main thread did, in microseconds of its own processor time; `type` is that of an input event. */
export type Work = {name: string; begin: number; end: number; type?: string};

/** What the answer to a key is made of, in milliseconds of processor time. */
export type FrameParts = {
  /** From the key to the event at which the filter answers: the browser changes the text of the field. */
  before: number;
  scripts: number;
  styleAndLayout: number;
  painting: number;
  /** All from that event until the frame was handed over. */
  whole: number;
};

type Part = 'scripts' | 'styleAndLayout' | 'painting';

const partOf: Partial<Record<string, Part>> = {
  EventDispatch: 'scripts',
  FunctionCall: 'scripts',
  FireAnimationFrame: 'scripts',
  RunMicrotasks: 'scripts',
  UpdateLayoutTree: 'styleAndLayout',
  Layout: 'styleAndLayout',
  PrePaint: 'painting',
  Paint: 'painting',
  Layerize: 'painting',
  Commit: 'painting',
};

/** Splits a recording into the answers to its keys; a key without a frame before the next one has none. */
export function splitIntoFrames(recording: readonly Work[]): (FrameParts | undefined)[] {
  const works = recording.toSorted((a, b) => a.begin - b.begin || b.end - a.end);
  const keys = works.flatMap(({name, type}, place) => (name === 'EventDispatch' && type === 'keydown' ? [place] : []));
  return keys.map((key, count) => partsOfFrame(works.slice(key, keys[count + 1])));
}

function partsOfFrame(works: readonly Work[]): FrameParts | undefined {
  const key = works[0]!;
  const answered = works.find(({type}) => type === 'input') ?? key;
  const frameEnd = works.find(({name, begin}) => name === 'Commit' && begin > answered.begin)?.end;
  if (frameEnd === undefined) {
    return undefined;
  }
  const during = works.filter(({begin, end}) => begin >= answered.begin && end <= frameEnd);
  return {
    before: (answered.begin - key.begin) / 1000,
    ...sumOfParts(during),
    whole: (frameEnd - answered.begin) / 1000,
  };
}

/** What happens within other work counts once: layout that a script asked for is layout. */
function sumOfParts(works: readonly Work[]): Record<Part, number> {
  const sums: Record<Part, number> = {scripts: 0, styleAndLayout: 0, painting: 0};
  const around: (Work & {part: Part})[] = [];
  for (const work of works) {
    const part = partOf[work.name];
    if (part !== undefined) {
      while (around.length > 0 && around.at(-1)!.end <= work.begin) {
        around.pop();
      }
      const milliseconds = (work.end - work.begin) / 1000;
      sums[part] += milliseconds;
      const outer = around.at(-1);
      if (outer !== undefined) {
        sums[outer.part] -= milliseconds;
      }
      around.push({...work, part});
    }
  }
  return sums;
}
