import {noSpace, space} from '../../perl';
import {brokenBy, brokenReference, closing, isUnbounded, onlyInPerl, type Token} from './perlGroups';
import {readCharacter, readClass} from './perlClass';

/** A Perl pattern as this page can try it: the nearest JavaScript has, and where the two part. */
export type Translated = {
  /** Undefined where JavaScript has nothing of the kind, or the pattern is broken. */
  expression: RegExp | undefined;
  /** What a person should know, each a sentence. */
  differences: string[];
  /** Whether Perl does not read the pattern, so that lfd does not start with it. */
  isBroken: boolean;
};

// Escapes of a single character that JavaScript reads in another way, or not at all.
const characterEscapes: Record<string, string> = {
  s: space,
  S: noSpace,
  h: '[ \\t]',
  H: '[^ \\t]',
  R: '(?:\\r\\n|[\\n\\v\\f\\r])',
  N: '[^\\n]',
  v: '[\\n\\v\\f\\r]',
  V: '[^\\n\\v\\f\\r]',
};

/** Translates a Perl pattern, the text between the slashes. */
export function translatePattern(pattern: string, flags = ''): Translated {
  const tokens = tokensOf(pattern);
  const differences = new Set(tokens.flatMap(({difference}) => (difference === undefined ? [] : [difference])));
  const unknownFlags = flags.replace(/[is]/g, '');
  if (unknownFlags !== '') {
    differences.add(`This page does not know what the flag ${unknownFlags} does. ${onlyInPerl}`);
  }
  if (tokens.some(isBeyondAscii)) {
    differences.add(
      'lfd reads bytes, and a letter beyond ASCII is several: in brackets, with ? or * behind it and for a dot, each byte counts by itself.',
    );
  }
  const reference = brokenReference(tokens);
  if (reference !== undefined) {
    differences.add(reference.difference);
  }
  const broken = [...tokens, reference].find((part) => part?.isBroken)?.difference;
  if (broken !== undefined) {
    return {expression: undefined, differences: [broken], isBroken: true};
  }
  const isSlow = hasNestedRepeat(tokens);
  if (isSlow) {
    differences.add(
      'A repeat inside a repeat, such as (.*)+, can take minutes for one line, and lfd reads no log meanwhile. This page does not try it.',
    );
  }
  if (
    reference !== undefined ||
    unknownFlags !== '' ||
    isSlow ||
    tokens.some(({javascript}) => javascript === undefined)
  ) {
    return {expression: undefined, differences: [...differences], isBroken: false};
  }
  const inline = tokens.map(({source}) => /^\(\?([is]+)\)$/.exec(source)?.[1] ?? '').join('');
  try {
    const all = [...new Set(`d${flags}${inline}`)].join('');
    return {
      expression: new RegExp(tokens.map(printToken).join(''), all),
      differences: [...differences],
      isBroken: false,
    };
  } catch (error) {
    // "Invalid regular expression: /(/d: Unterminated group"
    const reason = String(error).replace(/^.*: /s, '');
    return {expression: undefined, differences: [brokenBy(`${reason}.`)], isBroken: true};
  }
}

/** Whether a part is or names a letter of several bytes. */
function isBeyondAscii({source, javascript = ''}: Token): boolean {
  return /[^\0-\x7f]/.test(source) || /^\\u00[89a-f]|^\\u(?!00)/.test(javascript);
}

/** JavaScript repeats no place such as ^, but a group that holds one. */
function printToken({kind, javascript}: Token, index: number, tokens: readonly Token[]): string {
  const isRepeated = kind === 'assertion' && javascript !== '' && tokens[index + 1]?.kind === 'quantifier';
  return isRepeated ? `(?:${javascript})` : javascript!;
}

/** Splits a pattern into its parts. */
export function tokensOf(pattern: string): Token[] {
  const tokens: Token[] = [];
  let rest = pattern;
  while (rest !== '') {
    const token = nextToken(rest, tokens.at(-1));
    tokens.push(token);
    rest = rest.slice(token.source.length);
  }
  return tokens;
}

function nextToken(rest: string, before: Token | undefined): Token {
  const take = (form: RegExp): string | undefined => form.exec(rest)?.[0];
  const found = (
    source: string,
    kind: Token['kind'],
    javascript: string | undefined = source,
    difference?: string,
  ): Token => ({source, kind, javascript, difference});
  const perlOnly = (source: string, kind: Token['kind'], what: string): Token => ({
    source,
    kind,
    javascript: undefined,
    difference: `${what} ${onlyInPerl}`,
  });

  const quoted = /^\\Q([^]*?)(?:\\E|$)/.exec(rest);
  if (quoted !== null) {
    const text = quoted[1]!;
    return found(
      quoted[0],
      'atom',
      text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`),
      /[$@]/.test(text)
        ? `Between \\Q and \\E, Perl still inserts variables. Write each character with a backslash instead.`
        : undefined,
    );
  }
  if (rest.startsWith('\\')) {
    return escapeToken(rest, found, perlOnly);
  }
  if (rest.startsWith('[')) {
    return classToken(rest, found, perlOnly);
  }
  if (rest.startsWith('(')) {
    return groupToken(rest, before === undefined, found, perlOnly);
  }
  const quantifier = take(/^(?:[*+?]|\{\d+(?:,\d*)?\})/);
  if (quantifier !== undefined && before !== undefined && !['open', 'or', 'quantifier'].includes(before.kind)) {
    const [, least, most] = /^\{(\d+),(\d+)\}$/.exec(quantifier) ?? [];
    if (Number(least) > Number(most)) {
      return perlOnly(quantifier, 'quantifier', `${quantifier} can never be: its first number is the larger one.`);
    }
    return rest[quantifier.length] === '+'
      ? perlOnly(`${quantifier}+`, 'quantifier', `${quantifier}+ is a repeat that gives nothing back.`)
      : found(rest[quantifier.length] === '?' ? `${quantifier}?` : quantifier, 'quantifier');
  }
  if (quantifier !== undefined && before?.kind === 'quantifier') {
    return brokenToken(quantifier, 'a repeat is behind a repeat.');
  }
  const variable = variableIn(rest);
  if (variable?.index === 0) {
    return {source: variable[0], kind: 'atom', javascript: undefined, difference: interpolates(variable[0])};
  }
  const openRange = take(/^\{,\d+\}/);
  if (openRange !== undefined) {
    return perlOnly(openRange, 'quantifier', `${openRange} is a repeat since Perl 5.34, and plain text before.`);
  }
  const first = rest[0]!;
  if (first === '{') {
    return found(first, 'atom', '\\{');
  }
  const kinds: Record<string, Token['kind']> = {')': 'close', '|': 'or', '^': 'assertion', $: 'assertion'};
  return found(first, kinds[first] ?? 'atom');
}

function brokenToken(source: string, reason: string): Token {
  return {source, kind: 'atom', javascript: undefined, difference: brokenBy(reason), isBroken: true};
}

type Found = (source: string, kind: Token['kind'], javascript?: string, difference?: string) => Token;
type PerlOnly = (source: string, kind: Token['kind'], what: string) => Token;

/** The first variable that Perl would put its value in for. A $ in front of ) or | or at the end is none. */
function variableIn(text: string): RegExpExecArray | null {
  return /(?<!\\)(?:\$(?:\{\^?\w+\}|\w+|[^\s()|])|@(?:\w+|[:'{$]))/.exec(text);
}

function interpolates(variable: string): string {
  return `Perl reads ${variable} as a variable. Write \\${variable} for the text itself.`;
}

function escapeToken(rest: string, found: Found, perlOnly: PerlOnly): Token {
  const character = readCharacter(rest);
  if (character !== undefined) {
    return found(character.source, 'atom', character.javascript);
  }
  const backReference = /^\\(?:g\{?(\d)\}?|g\{([a-z_]\w*)\}|k(?:\{(\w+)\}|'(\w+)'|<(\w+)>))/i.exec(rest);
  if (backReference !== null) {
    const [source, number, ...names] = backReference;
    const name = names.find((one) => one !== undefined);
    return found(source, 'atom', number === undefined ? `\\k<${name}>` : `\\${number}`);
  }
  const number = /^\\[1-9]\d+/.exec(rest)?.[0];
  if (number !== undefined) {
    return found(number, 'atom');
  }
  const letter = rest[1] ?? '';
  const source = rest.slice(0, 2);
  if (source === '\\A') {
    return found(source, 'assertion', '^');
  }
  if (source === '\\z' || source === '\\Z') {
    return found(source, 'assertion', '$');
  }
  if (/^\\[GK]/.test(rest)) {
    return perlOnly(source, 'assertion', `${source} sets where a match begins.`);
  }
  const property = /^\\[pP](?:\{[^}]*\}|.)|^\\[XCLUluEg]/.exec(rest)?.[0];
  if (property !== undefined) {
    return perlOnly(property, 'atom', `${property} is Perl's own.`);
  }
  if (/[bB]/.test(letter)) {
    return found(source, 'assertion');
  }
  return found(source, 'atom', characterEscapes[letter] ?? source);
}

function classToken(rest: string, found: Found, perlOnly: PerlOnly): Token {
  const read = readClass(rest);
  if (read === undefined) {
    return brokenToken(rest, 'no ] ends the class.');
  }
  const {source, javascript, broken} = read;
  if (broken !== undefined) {
    return brokenToken(source, broken);
  }
  if (javascript === undefined) {
    return perlOnly(source, 'atom', `${source} is a class of Perl's own.`);
  }
  const variable = variableIn(source)?.[0];
  return variable === undefined
    ? found(source, 'atom', javascript)
    : {source, kind: 'atom', javascript: undefined, difference: interpolates(variable)};
}

function groupToken(rest: string, isFirst: boolean, found: Found, perlOnly: PerlOnly): Token {
  const comment = /^\(\?#[^)]*\)/.exec(rest)?.[0];
  if (comment !== undefined) {
    return {source: comment, kind: 'assertion', javascript: ''};
  }
  const flags = /^\(\?\^?[a-z]*(?:-[a-z]+)?\)/.exec(rest)?.[0];
  if (flags !== undefined) {
    return /^\(\?[is]+\)$/.test(flags)
      ? {
          source: flags,
          kind: 'assertion',
          javascript: '',
          ...(isFirst
            ? {}
            : {difference: `Perl applies ${flags} to the text after it, but this page to the whole pattern.`}),
        }
      : perlOnly(flags, 'assertion', `${flags} switches flags inside the pattern.`);
  }
  const named = /^\(\?(?:P?<(\w+)>|'(\w+)')/.exec(rest);
  if (named !== null) {
    return found(named[0], 'open', `(?<${named[1] ?? named[2]}>`);
  }
  const known = /^\(\?(?::|=|!|<=|<!)/.exec(rest)?.[0];
  if (known !== undefined) {
    return found(known, 'open');
  }
  const reference = /^\(\?P=(\w+)\)/.exec(rest);
  if (reference !== null) {
    return found(reference[0], 'atom', `\\k<${reference[1]}>`);
  }
  const recursion = /^\(\?(?:R|[+-]?\d+|&\w+|P>\w+)\)/.exec(rest)?.[0];
  if (recursion !== undefined) {
    return perlOnly(recursion, 'atom', `${recursion} repeats the pattern inside itself.`);
  }
  const other = /^\(\?(?:>|\||\(|\??\{|[a-z^-]+:)|^\(\*\w+(?::\w+)?\)/.exec(rest)?.[0];
  if (other !== undefined) {
    return perlOnly(other, other.startsWith('(*') ? 'assertion' : 'open', `${other} is a group of Perl's own.`);
  }
  return found('(', 'open');
}

const printable = [...'\t', ...Array.from({length: 95}, (_, index) => String.fromCharCode(32 + index))];

/** The characters that a part takes; none for groups and for what only Perl has. */
export function charactersOf({kind, javascript}: Token): Set<string> {
  if (kind !== 'atom' || javascript === undefined || javascript === '') {
    return new Set();
  }
  try {
    const one = new RegExp(`^(?:${javascript})$`);
    return new Set(printable.filter((character) => one.test(character)));
  } catch {
    return new Set();
  }
}

/**
 * Whether a repeated group holds a repeat that can share its text with the next round: nothing that must be there
 * divides the rounds.
 */
function hasNestedRepeat(tokens: readonly Token[]): boolean {
  return tokens.some((token, start) => {
    if (token.kind !== 'open' || /^\(\?[=!<][=!]?$/.test(token.source)) {
      return false;
    }
    const end = closing(tokens, start);
    return isUnbounded(tokens[end + 1]) && !isDivided(tokens.slice(start + 1, end));
  });
}

function isDivided(body: readonly Token[]): boolean {
  const repeated = body.filter((_, index) => isUnbounded(body[index + 1]) && body[index]!.kind !== 'quantifier');
  if (repeated.length === 0) {
    return true;
  }
  const shared = new Set(repeated.flatMap((token) => [...charactersOf(token)]));
  // Inside of a choice or an inner group nothing has to be there in each round.
  const isPlain = body.every(({kind}) => ['atom', 'quantifier', 'assertion'].includes(kind));
  return (
    isPlain &&
    body.some((token, index) => {
      const next = body[index + 1];
      const isRequired = next?.kind !== 'quantifier' || !/^(?:[*?]|\{0)/.test(next.source);
      const characters = charactersOf(token);
      return isRequired && characters.size > 0 && ![...characters].some((one) => shared.has(one));
    })
  );
}
