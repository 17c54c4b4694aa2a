import type {Mark, PasteKind} from './mark';
import {samplesOf, stamp} from './samples';

/** Mails and terminals break lines at their width. */
const [narrowest, widest] = [34, 200];

/** How wide terminals are. Mail programs break lines between words, at other widths too. */
const terminalWidths = [80, 100, 120, 132, 140, 160, 200];

const setting = /^\s*[A-Z]\w*\s*=/;
const beginsConf = new RegExp(`${setting.source}|^\\s*#`);

/** An entry of a list of csf: below a comment, it is no rest of that. */
const entryOfList =
  /^\s*(?:(?:(?:\d{1,3}\.){3}\d{1,3}|[\da-f]{0,4}:[\da-f:]+)(?:\/\d{1,3})?\s*(?:#.*)?$|(?:tcp|udp|icmp)(?:\/udp)?[|:]|[sd]=\S|p?(?:exe|cmd|user):|Include\s+\/)/i;
const beginsEntry = /^(?:\d{1,3}(?:\.\d{1,3}){3}|[\da-f]{1,4}:[\da-f:]{2,40})\s+# /i;

/** Lines that a mail, a form or a terminal broke at its width: each rest goes back to its line, and leaves an empty one. */
export const wrappedLines: Mark = {
  name: 'the line breaks of a mail or a narrow window',
  kinds: ['log', 'conf', 'output'],
  without(lines, kind) {
    // A text without a setting is another file, and what follows its comments are entries.
    if (kind === 'conf' && !lines.some((line) => setting.test(line))) {
      return undefined;
    }
    const samples = samplesOf(lines);
    if (!samples.some((line) => begins(line, kind)) || samples.some((line) => line.length > widest)) {
      return undefined;
    }
    const width = lines.reduce((most, line) => Math.max(most, line.trimEnd().length), 0);
    const rests = lines.map(
      (line, at) => at > 0 && line.trim() !== '' && lines[at - 1]!.trim() !== '' && !begins(line, kind),
    );
    const breaks = lines.flatMap((line, at): Break[] => (rests[at] ? [{before: lines[at - 1]!, rest: line}] : []));
    if (width < narrowest || width > widest || !begins(lines[0]!, kind) || !areRests(breaks, kind)) {
      return undefined;
    }
    const isHard = areCut(breaks, width);
    // The decoder puts words together itself, as it knows how its lines begin.
    const isSoft = kind !== 'output' && breaks.every(({before, rest}) => wouldNotFit(before, rest, width));
    const isCutAnywhere = isHard && ((!isSoft && kind !== 'output') || isTerminal(breaks, rests, width));
    return isCutAnywhere || isSoft ? joined(lines, rests, isCutAnywhere ? width : undefined) : undefined;
  },
};

type Break = {before: string; rest: string};

function begins(line: string, kind: PasteKind): boolean {
  return kind === 'conf'
    ? beginsConf.test(line) || entryOfList.test(line)
    : stamp.test(line) || (kind === 'output' && beginsEntry.test(line));
}

/** A single line after the line of a log can be a word about it: those begin with a capital letter. */
function areRests(breaks: readonly Break[], kind: PasteKind): boolean {
  return breaks.length > 1 || (kind === 'log' && breaks.length === 1 && !/^[A-Z][a-z]/.test(breaks[0]!.rest));
}

/** Whether all breaks are at one width. Some terminals leave out a space there. */
function areCut(breaks: readonly Break[], width: number): boolean {
  const exact = breaks.filter(({before}) => before.length === width).length;
  return exact === breaks.length || (exact > 2 && breaks.every(({before}) => before.trimEnd().length >= width - 1));
}

function wouldNotFit(before: string, rest: string, width: number): boolean {
  return before.trimEnd().length + 1 + (rest.trim().split(/\s/, 1)[0] ?? '').length > width;
}

/** Whether lines that break at one width do so within words: lines that are alike also break between words at one width. */
function isTerminal(breaks: readonly Break[], rests: readonly boolean[], width: number): boolean {
  if (breaks.some(({before, rest}) => /\s$/.test(before) || /^\s/.test(rest))) {
    return true;
  }
  const areBetweenWords = breaks.every(({before, rest}) => /[:,;)\]]$/.test(before) || /^[([*"]/.test(rest));
  const isOften = rests.some((is, at) => is && rests[at + 1] && rests[at + 2]);
  return !areBetweenWords && (terminalWidths.includes(width) || isOften);
}

/**
 * Puts each rest behind its line.
 * @param width where a terminal cut the lines, which took no space away but at the end of a line
 */
function joined(lines: readonly string[], rests: readonly boolean[], width: number | undefined): string[] {
  const left: string[] = [];
  let whole = 0;
  lines.forEach((line, at) => {
    if (rests[at]) {
      const isCut = width !== undefined && (lines[at - 1]!.length === width || /^\s/.test(line));
      left[whole] = isCut ? left[whole]! + line : `${left[whole]!.trimEnd()} ${line.trim()}`;
      left.push('');
    } else {
      left.push(line);
      whole = at;
    }
  });
  return left;
}
