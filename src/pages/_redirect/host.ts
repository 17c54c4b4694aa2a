import punycode from 'punycode/';

/** Alphabets that a host may have; those of East Asia are written together. */
const alphabets: Record<string, RegExp> = {
  latin: /\p{Script=Latin}/u,
  greek: /\p{Script=Greek}/u,
  cyrillic: /\p{Script=Cyrillic}/u,
  eastAsian: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u,
};

/** What a host looks like to people. */
export type ReadableHost = {
  /** The host in the letters of its language; equal to the given one if it has none beyond a to z. */
  readable: string;
  /** Whether a part of it mixes alphabets, as imitations do. */
  isMixed: boolean;
};

/** Turns the ASCII form of a host into the one that people read. */
export function readHost(ascii: string): ReadableHost {
  const readable = toReadable(ascii);
  return {readable, isMixed: readable.split('.').some(mixesAlphabets)};
}

/** A part that is no valid encoding stays as it is. */
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
  // Names in East Asian alphabets often have a Latin word.
  const isUsual = found.size === 2 && found.has('latin') && found.has('eastAsian');
  return found.size > 1 && !isUsual;
}

function alphabetOf(letter: string): string {
  if (/[\p{Script=Common}\p{Script=Inherited}]/u.test(letter)) {
    return 'common';
  }
  return Object.keys(alphabets).find((name) => alphabets[name]!.test(letter)) ?? 'another';
}
