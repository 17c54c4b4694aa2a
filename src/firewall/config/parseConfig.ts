import {type Encoding} from './decode';

/**
 * One line of a configuration file. The texts and ends of all lines, put together, are the file.
 * `setting` has a name and a value, `unreadable` stops the product, `ignored` is passed over by it
 * without a word.
 */
export type Line = {
  /** Counted from 1, as an editor does. */
  number: number;
  text: string;
  /** What ends the line; empty for the last one, and where only the product sees an end. */
  end: string;
} & (
  | {kind: 'blank' | 'comment' | 'ignored'}
  | {kind: 'setting'; name: string; value: string; /** What stands behind the value. */ rest: string}
  | {kind: 'unreadable'; name: string; fault: Fault}
);

/** Why the product cannot read a line with an equals sign. */
export type Fault = 'unquoted' | 'unclosed' | 'typographic' | 'single';

export type Entry = Extract<Line, {kind: 'setting'}>;

export type ParsedConfig = {
  lines: Line[];
  /** The settings in the order of the file, repeated ones too. */
  entries: Entry[];
  /** What counts by name: the last line that sets it, as an upgrade reads the file. */
  values: ReadonlyMap<string, Entry>;
};

/**
 * Reads a configuration file as `ConfigServer/Config.pm` of 15.11 does: spaces around a line do
 * not count, a value reaches from the first quotation mark to the last.
 */
export function parseConfig(text: string, encoding: Encoding = 'utf-8'): ParsedConfig {
  const lines: Line[] = [];
  let number = 0;
  for (const [whole = '', body = '', end = ''] of text.matchAll(/([^\n\r\v\f]*)(\r\n?|[\n\v\f]|$)/g)) {
    if (whole === '' && number > 0) {
      break;
    }
    number += 1;
    const parts = splitAtHiddenEnds(body, encoding);
    parts.forEach((part, index) => {
      lines.push(readLine(number, part, index === parts.length - 1 ? end : ''));
    });
  }
  const entries = lines.filter((line) => line.kind === 'setting');
  return {lines, entries, values: new Map(entries.map((entry) => [entry.name, entry]))};
}

/** The file again, byte for byte as it was read. */
export function printConfig({lines}: Pick<ParsedConfig, 'lines'>): string {
  return lines.map(({text, end}) => text + end).join('');
}

function readLine(number: number, text: string, end: string): Line {
  const place = {number, text, end};
  const trimmed = trimAscii(text);
  if (trimmed === '') {
    return {...place, kind: 'blank'};
  }
  if (trimmed.startsWith('#')) {
    return {...place, kind: 'comment'};
  }
  const equals = trimmed.indexOf('=');
  if (equals < 0) {
    return {...place, kind: 'ignored'};
  }
  const name = trimmed.slice(0, equals).replace(/[\t ]/g, '');
  const right = trimmed.slice(equals + 1);
  const first = right.indexOf('"');
  const last = right.lastIndexOf('"');
  if (first < last) {
    return {...place, kind: 'setting', name, value: right.slice(first + 1, last), rest: right.slice(last + 1)};
  }
  return {...place, kind: 'unreadable', name, fault: faultOf(right, first)};
}

function faultOf(right: string, firstQuote: number): Fault {
  if (firstQuote >= 0) {
    return 'unclosed';
  }
  if (/[\u201c\u201d\u201e\u00ab\u00bb]/.test(right)) {
    return 'typographic';
  }
  return /'.*'/.test(right) ? 'single' : 'unquoted';
}

/** The product knows bytes, so only these count as space. */
function trimAscii(text: string): string {
  return text.replace(/^[\t ]+/, '').replace(/[\t ]+$/, '');
}

/**
 * The product also ends a line at every byte 0x85. In UTF-8 that byte is a part of letters such
 * as Å and the Cyrillic х.
 */
function splitAtHiddenEnds(text: string, encoding: Encoding): string[] {
  if (!/[^\0-\x7f]/.test(text)) {
    return [text];
  }
  const parts = [''];
  for (const character of text) {
    parts[parts.length - 1] += character;
    if (holdsByte85(character.codePointAt(0)!, encoding)) {
      parts.push('');
    }
  }
  return parts.at(-1) === '' && parts.length > 1 ? parts.slice(0, -1) : parts;
}

function holdsByte85(code: number, encoding: Encoding): boolean {
  if (code < 0x80 || encoding === 'utf-16') {
    return false;
  }
  if (encoding === 'windows-1252') {
    // What stands at 0x85 there.
    return code === 0x2026;
  }
  const continuations = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
  return Array.from({length: continuations}, (_, index) => (code >> (6 * index)) & 0x3f).includes(0x05);
}
