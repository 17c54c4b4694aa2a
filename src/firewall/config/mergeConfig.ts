import type {Line, ParsedConfig} from './parseConfig';
import {parseConfig} from './parseConfig';
import oldComments from './shipped/oldComments.json';
import {shippedText, type Panel} from './shippedConfig';
import {recogniseOrigin} from './versions';

export type Merged = {
  /** The csf.conf of 15.11 with the visitor's values and comments. */
  text: string;
  /** Settings that keep the visitor's value. */
  kept: string[];
  /** Settings that the visitor's file lacks, with the value that an upgrade gives them. */
  added: {name: string; value: string}[];
  /** Lines of settings that are not taken over. */
  left: {line: number; name: string; value: string; why: 'unknown' | 'repeated' | 'unreadable'}[];
  /** How many of the visitor's own comment lines are in the text. */
  comments: number;
  /** Comment lines that are not, since csf could not read them or they may be another fork's own. */
  leftComments: {line: number; text: string}[];
};

/**
 * Makes the file that an upgrade to 15.11 would make (auto.pl and its kin): the shipped file of
 * the panel with the visitor's values. Unlike the product it keeps the visitor's comments, each
 * before the setting that it stood before.
 */
export function mergeConfig(config: ParsedConfig, panel: Panel): Merged {
  const frame = parseConfig(shippedText(panel));
  const comments = collectComments(config, frame);
  const added: Merged['added'] = [];
  const kept: string[] = [];
  const lines = frame.lines.flatMap((line) => {
    if (line.kind !== 'setting') {
      return [line.text];
    }
    const own = config.values.get(line.name);
    const before = comments.before.get(line.name) ?? [];
    if (own === undefined) {
      const value = addedValue(line.name, line.value, panel);
      added.push({name: line.name, value});
      return [...before, value === line.value ? line.text : `${line.name} = "${value}"`];
    }
    kept.push(line.name);
    return [...before, own.value === line.value && own.rest.trim() === '' ? line.text : printSetting(own)];
  });
  const text = lines.join('\n').replace(/\n*$/, '\n');
  return {
    text: comments.atEnd.length === 0 ? text : `${text}${comments.atEnd.join('\n')}\n`,
    kept,
    added,
    left: leftLines(config, frame),
    comments: comments.count,
    leftComments: comments.left,
  };
}

/** An upgrade adds CC_SRC as 1, except on VestaCP (country-002). */
function addedValue(name: string, shipped: string, panel: Panel): string {
  return name === 'CC_SRC' && panel !== 'vesta' ? '1' : shipped;
}

function printSetting({name, value, rest}: {name: string; value: string; rest: string}): string {
  const comment = /^[ \t]*#/.test(rest) ? ` ${rest.trim()}` : '';
  return `${name} = "${value}"${comment}`;
}

function leftLines({lines, values}: ParsedConfig, frame: ParsedConfig): Merged['left'] {
  return lines.flatMap((line): Merged['left'] => {
    if (line.kind === 'unreadable') {
      return [{line: line.number, name: line.name, value: line.text.trim(), why: 'unreadable'}];
    }
    if (line.kind !== 'setting') {
      return [];
    }
    const {number, name, value} = line;
    if (!frame.values.has(name)) {
      return [{line: number, name, value, why: 'unknown'}];
    }
    return values.get(name) === line ? [] : [{line: number, name, value, why: 'repeated'}];
  });
}

const oldLines: ReadonlySet<string> = new Set(oldComments.lines);

type Comments = {before: Map<string, string[]>; atEnd: string[]; count: number; left: Merged['leftComments']};

/** The comments that no version of the product wrote, by the setting that comes next. */
function collectComments(config: ParsedConfig, frame: ParsedConfig): Comments {
  const shipped = new Set(frame.lines.map(({text}) => text.trimEnd()));
  const isForeign = recogniseOrigin(config).product === 'aetherinox';
  const comments: Comments = {before: new Map(), atEnd: [], count: 0, left: []};
  let waiting: string[] = [];
  config.lines.forEach((line, index) => {
    if (line.kind === 'setting' && frame.values.has(line.name)) {
      comments.before.set(line.name, [...(comments.before.get(line.name) ?? []), ...waiting]);
      waiting = [];
    }
    const text = line.text.trimEnd();
    if (line.kind !== 'comment' || shipped.has(text) || oldLines.has(text) || /^#+$/.test(text.trim())) {
      return;
    }
    const whole = wholeComment(config.lines, index);
    if (isForeign || whole === undefined) {
      comments.left.push({line: line.number, text: whole ?? text});
      return;
    }
    waiting.push(whole);
    comments.count += 1;
  });
  comments.atEnd = waiting;
  return comments;
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
