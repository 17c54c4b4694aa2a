import punycode from 'punycode/';

/** Scripts that a host may use. East Asian ones are mixed in normal writing. */
const alphabets: Record<string, RegExp> = {
  latin: /\p{Script=Latin}/u,
  greek: /\p{Script=Greek}/u,
  cyrillic: /\p{Script=Cyrillic}/u,
  eastAsian: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u,
};

/** How a host looks to people. */
export type ReadableHost = {
  /** The host in the letters of its language; equal to the given one if it only has a to z. */
  readable: string;
  /** Whether a part of it mixes alphabets, as imitations do. */
  isMixed: boolean;
};

/** Turns the ASCII form of a host into the one that people read. */
export function readHost(ascii: string): ReadableHost {
  const readable = toReadable(ascii);
  return {readable, isMixed: readable.split('.').some(mixesAlphabets)};
}

/** A label with an invalid encoding stays as it is. */
function toReadable(ascii: string): string {
  try {
    return punycode.toUnicode(ascii);
  } catch {
    return ascii;
  }
}

function mixesAlphabets(label: string): boolean {
  const found = new Set((label.match(/\p{L}/gu) ?? []).map(alphabetOf));
  found.delete('common');
  // East Asian names often contain a Latin word.
  const isUsual = found.size === 2 && found.has('latin') && found.has('eastAsian');
  return found.size > 1 && !isUsual;
}

function alphabetOf(letter: string): string {
  if (/[\p{Script=Common}\p{Script=Inherited}]/u.test(letter)) {
    return 'common';
  }
  return Object.keys(alphabets).find((name) => alphabets[name]!.test(letter)) ?? 'another';
}
