import {shippedSettings} from './shippedConfig';

const known = [...shippedSettings.keys()].map((name) => ({name, words: wordsOf(name), joined: wordsOf(name).join('')}));
/** A longer name is none of these, even with some invisible characters in it. */
const longest = 2 * Math.max(...known.map(({name}) => name.length));
const knownWords: ReadonlySet<string> = new Set(known.flatMap(({words}) => words));

/** One letter short of a word of some setting, but with a meaning of its own: CT_STATS is no slip for CT_STATES. */
const otherWords = /(disk|stats|http)$/;

/**
 * The setting that was meant, where a name is a slip of the keyboard in one word: two letters changed places, one is
 * missing, doubled or too many, a separator, capitals, or a plural. Another word is no slip, however few letters differ:
 * LF_IP is not LF_SPI. Undefined too where several settings are as near.
 */
export function slippedSetting(name: string): string | undefined {
  if (name.length > longest) {
    return undefined;
  }
  const words = wordsOf(name);
  const joined = words.join('');
  const foreign = /[^\x20-\x7e]/.test(name) ? withForeignLetters(name) : undefined;
  const same = known.filter((each) => each.joined === joined || foreign?.test(each.name));
  // A shell writes export NAME=; csf takes the space out.
  const shell = known.filter((each) => name === `export${each.name}` || name === `set${each.name}`);
  const near =
    [same, shell].find((each) => each.length > 0) ?? known.filter((each) => differByOneSlip(words, each.words));
  return near.length === 1 ? near[0]!.name : undefined;
}

function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** Matches the names that look like this one: a character that is no plain one may be invisible, or look like a letter. */
function withForeignLetters(name: string): RegExp {
  const letters = [...name].map((letter) =>
    /[^\x20-\x7e]/.test(letter) ? '.?' : letter.replace(/\W/, String.raw`\$&`),
  );
  return new RegExp(`^${letters.join('')}$`, 'i');
}

function differByOneSlip(typed: readonly string[], right: readonly string[]): boolean {
  const wrong = typed.flatMap((word, index) => (word === right[index] ? [] : [index]));
  return typed.length === right.length && wrong.length === 1 && isSlip(typed[wrong[0]!]!, right[wrong[0]!]!);
}

function isSlip(typed: string, right: string): boolean {
  if (otherWords.test(typed)) {
    return false;
  }
  const [short, long] = typed.length < right.length ? [typed, right] : [right, typed];
  if (long === `${short}s` && short.length > 2) {
    return true;
  }
  if (knownWords.has(typed)) {
    return false;
  }
  if (typed.length === right.length) {
    const at = [...typed].findIndex((letter, index) => letter !== right[index]);
    return right === typed.slice(0, at) + typed.slice(at + 1, at + 2) + typed.slice(at, at + 1) + typed.slice(at + 2);
  }
  if (long.length !== short.length + 1) {
    return false;
  }
  const at = [...long].findIndex((letter, index) => letter !== short[index]);
  const [letter] = long.slice(at);
  const isDoubled = letter === long[at - 1];
  // A digit is no slip (TCP6_IN), nor is another beginning; short words are too near to each other.
  const isLong = right.replaceAll(/\d/g, '').length > 3;
  return long.slice(0, at) + long.slice(at + 1) === short && /[a-z]/.test(letter!) && at > 0 && (isLong || isDoubled);
}
