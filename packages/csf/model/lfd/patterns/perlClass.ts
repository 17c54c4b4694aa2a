import {spaces} from '../../perl';
import {entryOf} from '../../netfilter/entryOf';

const posixClasses: Readonly<Record<string, string>> = {
  alpha: 'a-zA-Z',
  digit: '0-9',
  alnum: 'a-zA-Z0-9',
  upper: 'A-Z',
  lower: 'a-z',
  space: spaces,
  blank: ' \\t',
  punct: '!-\\/:-@\\[-`{-~',
  xdigit: '0-9A-Fa-f',
  word: '\\w',
  cntrl: '\\0-\\x1f\\x7f',
  graph: '!-~',
  print: ' -~',
  ascii: '\\0-\\x7f',
};

/** Escapes that are several characters, as they are written in brackets. */
const sets: Readonly<Record<string, string>> = {
  d: '\\d',
  D: '\\D',
  w: '\\w',
  W: '\\W',
  s: spaces,
  S: '\\0-\\x08\\x0e-\\x1f!-\\uffff',
  h: ' \\t',
  v: '\\n\\v\\f\\r',
};

const named: Readonly<Record<string, string>> = {a: '\\x07', e: '\\x1b', n: '\\n', r: '\\r', t: '\\t', f: '\\f'};

/** An escape of one character at the beginning of a text that JavaScript reads in another way than Perl, or not at all. */
export function readCharacter(rest: string): {source: string; javascript: string} | undefined {
  const [source, letter, hex, octal, zero, control] =
    /^\\(?:([ae])|(?:x\{\s*|N\{U\+)([0-9a-fA-F]{1,4})\s*\}|o\{([0-7]{1,3})\}|(0[0-7]{0,2})|c([@-_a-z]))/.exec(rest) ??
    [];
  if (source === undefined) {
    const [short, digit] = /^\\x([0-9a-fA-F]?)(?![0-9a-fA-F])/.exec(rest) ?? [];
    return short === undefined ? undefined : {source: short, javascript: codeOf(Number.parseInt(digit || '0', 16))};
  }
  const code =
    letter !== undefined
      ? letter === 'a'
        ? 7
        : 27
      : hex !== undefined
        ? Number.parseInt(hex, 16)
        : control !== undefined
          ? control.toUpperCase().charCodeAt(0) ^ 64
          : Number.parseInt((octal ?? zero)!, 8);
  return {source, javascript: codeOf(code)};
}

function codeOf(code: number): string {
  return `\\u${code.toString(16).padStart(4, '0')}`;
}

type Member = {source: string; javascript: string; isSet: boolean};

/**
 * A class in brackets at the beginning of a text. `javascript` is undefined where JavaScript has nothing of the kind;
 * `broken` says what Perl does not accept. Undefined where no bracket ends it.
 */
export function readClass(rest: string): {source: string; javascript: string | undefined; broken?: string} | undefined {
  const source = /^\[(?:\^|(?!\^))(?:\]|(?!\]))(?:\\[^]|\[([:=.])[^\]\\]+\1\]|[^\]\\])*\]/.exec(rest)?.[0];
  if (source === undefined) {
    return undefined;
  }
  const [open] = /^\[\^?/.exec(source)!;
  const members: Member[] = [];
  for (let at = open.length; at < source.length - 1; at += members.at(-1)!.source.length) {
    const member = readMember(source.slice(at, -1));
    if (typeof member === 'string') {
      return {source, javascript: undefined, broken: member};
    }
    if (member === undefined) {
      return {source, javascript: undefined};
    }
    members.push(member);
  }
  return {source, javascript: `${open}${printMembers(members)}]`};
}

function readMember(rest: string): Member | string | undefined {
  const [posix, name, foreign] = /^\[(?::(\^?\w+):|[=.](.+?)[=.])\]/.exec(rest) ?? [];
  if (posix !== undefined) {
    const javascript = entryOf(posixClasses, name ?? '');
    return name?.startsWith('^') && entryOf(posixClasses, name.slice(1)) !== undefined
      ? undefined
      : foreign !== undefined || javascript === undefined
        ? `Perl knows no class ${posix}.`
        : {source: posix, javascript, isSet: true};
  }
  if (!rest.startsWith('\\')) {
    return {source: rest[0]!, javascript: inClass(rest[0]!), isSet: false};
  }
  const letter = rest[1] ?? '';
  const source = rest.slice(0, 2);
  const character = readCharacter(rest);
  if (character !== undefined) {
    return {...character, isSet: false};
  }
  if (sets[letter] !== undefined) {
    return {source, javascript: sets[letter], isSet: true};
  }
  const [code] = /^\\(?:x[0-9a-fA-F]{2}|[0-7]{1,3}|b)/.exec(rest) ?? [];
  if (code !== undefined) {
    return {source: code, javascript: code, isSet: false};
  }
  return /[HVNRpPXEQULul]/.test(letter)
    ? undefined
    : {source, javascript: named[letter] ?? inClass(letter), isSet: false};
}

function inClass(character: string): string {
  return /[\\\][^-]/.test(character) ? `\\${character}` : character;
}

/** Between two characters a hyphen makes a range; beside a set of them, Perl takes it as itself. */
function printMembers(members: readonly Member[]): string {
  let text = '';
  for (let index = 0; index < members.length; index += 1) {
    const [one, hyphen, other] = [members[index]!, members[index + 1], members[index + 2]];
    if (hyphen?.source === '-' && other !== undefined && !one.isSet && !other.isSet) {
      text += `${one.javascript}-${other.javascript}`;
      index += 2;
    } else {
      text += one.javascript;
    }
  }
  return text;
}
