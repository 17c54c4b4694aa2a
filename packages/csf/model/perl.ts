/**
 * How Perl, in which csf and lfd are written, takes the texts of settings and lists. Both read bytes, so that spaces
 * beyond ASCII, such as U+00A0, are letters to them. `packages/csf/tests/fixtures/perl.jsonl` has what Perl itself answers.
 */

/** `if ($text)`: everything is true but 0, nothing, and what is missing. So 00 and "0 " are true. */
export function isTrue(text: string | undefined): boolean {
  return text !== undefined && text !== '' && text !== '0';
}

/** `$text + 0`: the number in front, such as 1000 for 1e3 and 1 for 1x, or else 0. Words that begin with inf have no end. */
export function numberOf(text: string | undefined): number {
  const [, sign, number, word] =
    /^[ \t\r\n\v\f]*([+-]?)(?:((?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)|(inf|nan))/i.exec(text ?? '') ?? [];
  const size = word === undefined ? Number(number ?? 0) : word.toLowerCase() === 'inf' ? Infinity : NaN;
  return sign === '-' && size !== 0 ? -size : size;
}

/** `split(/,/, $text)`: the parts without empty ones at the end, and none of an empty text. */
export function split(text: string, separator: string): string[] {
  const parts = text.split(separator);
  while (parts.at(-1) === '') {
    parts.pop();
  }
  return parts;
}

/** `s/^\s+|\s+$//g`: the text without space around it. */
export function trim(text: string): string {
  // Not by a pattern, which would take long for a line with many spaces within.
  let [start, end] = [0, text.length];
  while (start < end && isSpace(text.charCodeAt(start))) {
    start += 1;
  }
  while (end > start && isSpace(text.charCodeAt(end - 1))) {
    end -= 1;
  }
  return text.slice(start, end);
}

function isSpace(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d);
}

/** The characters of `\s`, for a class in a pattern. */
export const spaces = String.raw` \t\r\n\v\f`;

/** `\s` and `\S`, for patterns. */
export const space = `[${spaces}]`;
export const noSpace = `[^${spaces}]`;

const everySpace = new RegExp(space, 'g');
const wordAndRest = new RegExp(`^(${noSpace}*)${space}*(.*)$`, 's');

/** `s/\s//g`: the text without any space. */
export function withoutSpace(text: string): string {
  return text.replace(everySpace, '');
}

/** `split(/\s+/, $text, 2)`: its first word, which is empty if the text begins with a space, and what follows. */
export function splitWord(text: string): {word: string; rest: string} {
  const [, word, rest] = wordAndRest.exec(text)!;
  return {word: word!, rest: rest!};
}

/** `split(/\s/, $text)`: its first part, which is empty if the text begins with a space. */
export function firstWord(text: string): string {
  return splitWord(text).word;
}

/** `scalar(localtime($seconds))`, "Sat Nov 21 02:24:12 2026", in the time zone in which the seconds were read. */
export function dateOf(seconds: number): string {
  const [, day, date, month, year, time] =
    /^(\w+), 0?(\d+) (\w+) (\d+) ([\d:]+) GMT$/.exec(new Date(seconds * 1000).toUTCString()) ?? [];
  return `${day} ${month} ${date!.padStart(2)} ${time} ${year}`;
}
