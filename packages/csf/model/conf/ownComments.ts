import {isKnownComment, readsLike, wordPairs, wordsOf} from './knownComments';
import type {Line, ParsedConfig} from './parseConfig';
import {shippedPanels, shippedText} from './shippedConfig';
import {isOlder, recogniseOrigin} from './versions';

export type OwnComments = {
  /** By the setting that comes next. */
  before: ReadonlyMap<string, readonly string[]>;
  atEnd: readonly string[];
  count: number;
  /** Lines that are not taken over although no listed version ships them, and why. */
  left: {line: number; text: string; why: 'letter' | 'setting' | 'wording'}[];
};

/**
 * The comments that the owner of a file wrote: lines that neither the shipped file nor an earlier
 * version or a fork ships. Possible shipped text of an unlisted version goes to `left`.
 */
export function collectComments(config: ParsedConfig, frame: ParsedConfig): OwnComments {
  const {lines} = config;
  const {shipped, pairs} = shippedComments();
  const isFork = recogniseOrigin(config).product === 'aetherinox';
  const isOld = isOlder(config);
  const isShipped = (line: Line | undefined): boolean =>
    line?.kind === 'comment' && (shipped.has(wordsOf(line.text)) || isKnownComment(wordsOf(line.text)));

  const before = new Map<string, string[]>();
  const left: OwnComments['left'] = [];
  let waiting: string[] = [];
  let count = 0;
  for (const [index, line] of lines.entries()) {
    if (line.kind === 'setting' && frame.values.has(line.name)) {
      before.set(line.name, [...(before.get(line.name) ?? []), ...waiting]);
      waiting = [];
    }
    const words = wordsOf(line.text);
    if (line.kind !== 'comment' || words === '' || isShipped(line)) {
      continue;
    }
    const whole = wholeComment(lines, index);
    const mayBeShipped =
      !isSwitchedOff(words, frame) &&
      (readsLike(words, pairs) ||
        // The fork indents its text by three spaces; nobody does so by hand.
        (isFork && /^#\s{3,}/.test(line.text)) ||
        (isOld && isShipped(lines[index - 1]) && isShipped(lines[index + 1])));
    if (whole === undefined || mayBeShipped || isAboutAnother(lines, index, frame)) {
      const why = whole === undefined ? 'letter' : mayBeShipped ? 'wording' : 'setting';
      left.push({line: line.number, text: whole ?? line.text.trimEnd(), why});
      continue;
    }
    waiting.push(whole);
    count += 1;
  }
  return {before, atEnd: waiting, count, left};
}

let cache: {shipped: ReadonlySet<string>; pairs: ReadonlySet<string>} | undefined;

/** The comments in the files of all panels, since a server can change its panel. */
function shippedComments(): NonNullable<typeof cache> {
  if (cache === undefined) {
    const lines = shippedPanels
      .flatMap((panel) => shippedText(panel).split('\n'))
      .filter((line) => line.startsWith('#'));
    cache = {shipped: new Set(lines.map(wordsOf)), pairs: wordPairs([...new Set(lines)])};
  }
  return cache;
}

/** Whether a comment is a setting that somebody switched off by a number sign. */
function isSwitchedOff(words: string, frame: ParsedConfig): boolean {
  return frame.values.has(/^(\w+) ?= ?"/.exec(words)?.[1]?.toUpperCase() ?? '');
}

/** Whether a comment is right above a setting that the merged file does not have. */
function isAboutAnother(lines: readonly Line[], index: number, frame: ParsedConfig): boolean {
  const next = lines.slice(index, index + 40).find(({kind}) => kind !== 'comment');
  return next?.kind === 'setting' && !frame.values.has(next.name);
}

/** The comment with what csf takes for further lines; undefined where csf would read a setting there. */
function wholeComment(lines: readonly Line[], index: number): string | undefined {
  const first = lines[index]!;
  const parts = [first.text];
  for (let next = index + 1; lines[next]?.number === first.number; next += 1) {
    const {kind, text} = lines[next]!;
    if (kind === 'setting' || kind === 'unreadable') {
      return undefined;
    }
    parts.push(text);
  }
  return parts.join('').trimEnd();
}
