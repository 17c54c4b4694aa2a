import type {Mark} from './mark';
import {stamp} from './samples';

/** A text that was pasted twice. A line or two can be twice in a file. */
export const secondCopy: Mark = {
  name: 'the second copy of the same text',
  kinds: ['log', 'conf', 'output'],
  without(lines, kind) {
    const full = lines.flatMap((line, at) => (line.trim() === '' ? [] : [at]));
    const half = full.length / 2;
    const [first, last, again] = [full[0], full[half - 1], full[half]].map((at) =>
      at === undefined ? '' : lines[at]!,
    );
    // Lines of one moment can be twice in a log.
    const isOther = kind === 'conf' || first!.slice(0, 15) !== last!.slice(0, 15);
    const isTwice =
      half >= 3 &&
      first === again &&
      isOther &&
      (kind === 'conf' || stamp.test(first!)) &&
      full.slice(0, half).every((at, index) => lines[at] === lines[full[half + index]!]);
    return isTwice ? lines.map((line, at) => (at < full[half]! ? line : '')) : undefined;
  },
};
