import {trim, withoutSpace} from '../perl';
import {slurp, type Encoding, type FileLine} from '../slurp';

/**
 * One line of a configuration file. The texts and ends of all lines, put together, are the file.
 * `setting` has a name and a value, `unreadable` stops the product, and the product ignores `ignored`
 * without a warning.
 */
export type Line = {
  /** Counted from 1, as an editor does. */
  number: number;
  text: string;
  /** What ends the line; empty for the last one, and where only the product sees an end. */
  end: string;
} & (
  | {kind: 'blank' | 'comment' | 'ignored'}
  | {kind: 'setting'; name: string; value: string; /** The text after the value. */ rest: string}
  | {kind: 'unreadable'; name: string; problem: Unreadable}
);

/** Why the product cannot read a line with an equals sign. */
export type Unreadable = 'unquoted' | 'unclosed' | 'typographic' | 'single';

export type Entry = Extract<Line, {kind: 'setting'}>;

export type ParsedConfig = {
  lines: Line[];
  /** The settings in the order of the file, repeated ones too. */
  entries: Entry[];
  /** What counts by name: the last line that sets it, as an upgrade reads the file. */
  values: ReadonlyMap<string, Entry>;
};

/**
 * Reads a configuration file as `ConfigServer/Config.pm` does: spaces around a line do
 * not count, a value reaches from the first quotation mark to the last.
 */
export function parseConfig(text: string, encoding: Encoding = 'utf-8'): ParsedConfig {
  return parsed(slurp(text, encoding).map(readLine));
}

/** A file of these lines. */
export function parsed(lines: Line[]): ParsedConfig {
  const entries = lines.filter((line) => line.kind === 'setting');
  return {lines, entries, values: new Map(entries.map((entry) => [entry.name, entry]))};
}

/** The settings whose lines the product cannot read. */
export function unreadableNames({lines}: Pick<ParsedConfig, 'lines'>): ReadonlySet<string> {
  return new Set(lines.filter((line) => line.kind === 'unreadable').map(({name}) => name));
}

/** The file again, byte for byte as it was read. */
export function printConfig({lines}: Pick<ParsedConfig, 'lines'>): string {
  return lines.map(({text, end}) => text + end).join('');
}

function readLine({number, text, end}: FileLine): Line {
  const trimmed = trim(text);
  if (trimmed === '') {
    return {number, text, end, kind: 'blank'};
  }
  if (trimmed.startsWith('#')) {
    return {number, text, end, kind: 'comment'};
  }
  const equals = trimmed.indexOf('=');
  if (equals < 0) {
    return {number, text, end, kind: 'ignored'};
  }
  const name = withoutSpace(trimmed.slice(0, equals));
  const right = trimmed.slice(equals + 1);
  const first = right.indexOf('"');
  const last = right.lastIndexOf('"');
  if (first < last) {
    const [value, rest] = [right.slice(first + 1, last), right.slice(last + 1)];
    return {number, text, end, kind: 'setting', name, value, rest};
  }
  return {number, text, end, kind: 'unreadable', name, problem: problemOf(right, first)};
}

function problemOf(right: string, firstQuote: number): Unreadable {
  if (firstQuote >= 0) {
    return 'unclosed';
  }
  if (/[\u201c\u201d\u201e\u00ab\u00bb]/.test(right)) {
    return 'typographic';
  }
  return /'.*'/.test(right) ? 'single' : 'unquoted';
}
