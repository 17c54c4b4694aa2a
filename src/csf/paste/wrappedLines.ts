import type {Mark} from './index';
import {samplesOf, stamp} from './samples';

/** Mails and terminals break lines at their width. */
const [narrowest, widest] = [40, 200];

const beginsConf = /^\s*(?:#|[A-Z]\w*\s*=)/;

/** Lines that a mail, a form or a terminal broke at its width: each rest goes back to its line, and leaves an empty one. */
export const wrappedLines: Mark = {
  name: 'the line breaks of a mail or a narrow window',
  kinds: ['log', 'conf'],
  without(lines, kind) {
    const begins = kind === 'conf' ? beginsConf : stamp;
    const samples = samplesOf(lines);
    if (!samples.some((line) => begins.test(line)) || samples.some((line) => line.length > widest)) {
      return undefined;
    }
    const width = lines.reduce((most, line) => Math.max(most, line.trimEnd().length), 0);
    const rests = lines.map(
      (line, at) => at > 0 && line.trim() !== '' && lines[at - 1]!.trim() !== '' && !begins.test(line),
    );
    const count = rests.filter(Boolean).length;
    if (width < narrowest || width > widest || count < 2 || !begins.test(lines[0]!)) {
      return undefined;
    }
    const isHard = lines.every((_, at) => !rests[at] || lines[at - 1]!.length === width);
    const isSoft = lines.every((line, at) => !rests[at] || wouldNotFit(lines[at - 1]!, line, width));
    return isHard || isSoft ? joined(lines, rests, isHard) : undefined;
  },
};

function wouldNotFit(before: string, line: string, width: number): boolean {
  return before.trimEnd().length + 1 + (line.trim().split(/\s/, 1)[0] ?? '').length > width;
}

/** Puts each rest behind its line. A hard break took no space away. */
function joined(lines: readonly string[], rests: readonly boolean[], isHard: boolean): string[] {
  const left: string[] = [];
  let whole = 0;
  lines.forEach((line, at) => {
    if (rests[at]) {
      left[whole] = isHard ? left[whole]! + line : `${left[whole]!.trimEnd()} ${line.trim()}`;
      left.push('');
    } else {
      left.push(line);
      whole = at;
    }
  });
  return left;
}
