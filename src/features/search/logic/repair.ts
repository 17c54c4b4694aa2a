import type {Dictionary} from './query';
import {piecesOf, stem} from './words';

/** Words with fewer letters are left as they are, because too many words differ in one letter only. */
const fewestLetters = 4;

/** From this length on, a word may have two slips. */
const longWord = 8;

/** Words with fewer letters have too many neighbours that differ in one letter. */
const shortestWithWrongLetter = 6;

/** Rarity above which a word is too rare to be a part of another one: less than one section in 200. */
const rareWord = 5.3;

/** Syllables that turn a word into its opposite. */
const opposites = /^(un|dis|non|de|in|ex)/;

/** The query with misspelt words as the index writes them, split and joined words included. */
export function repairQuery(query: string, dictionary: Dictionary): string {
  const words = query.split(/(\s+)/);
  for (let at = 0; at < words.length; at += 2) {
    const next = words[at + 2];
    const joined = next === undefined ? undefined : words[at]! + next;
    if (joined !== undefined && !isKnown(words[at]!, dictionary) && isKnown(joined, dictionary)) {
      words.splice(at, 3, joined);
    } else if (isUnknownName(words[at]!, dictionary)) {
      words[at] = repairName(words[at]!, dictionary) ?? words[at]!;
    } else if (isUnknown(words[at]!, dictionary)) {
      words[at] = repairWord(words[at]!.toLowerCase(), at === words.length - 1, dictionary) ?? words[at]!;
    }
  }
  return words.join('');
}

function isKnown(word: string, {has}: Dictionary): boolean {
  const [piece, ...others] = piecesOf(word);
  return piece !== undefined && others.length === 0 && !piece.isName && has(piece.terms[0]!);
}

/** Whether a word has the form of a setting, and no setting begins like it. */
function isUnknownName(word: string, {has, hasPrefix}: Dictionary): boolean {
  const name = word.toLowerCase();
  return /^[a-z0-9]+(_[a-z0-9]+)+$/.test(name) && !has(name) && !hasPrefix(name);
}

/** The name with the fewest slips, in capitals as settings are written. */
function repairName(word: string, {names}: Dictionary): string | undefined {
  const name = word.toLowerCase();
  const [best] = [...names()]
    .filter((other) => other.includes('_'))
    .map((other) => ({other, slips: slipsBetween(name, other)}))
    .filter(({slips}) => slips < Infinity)
    .sort((one, next) => one.slips - next.slips);
  return best?.other.toUpperCase();
}

/** Whether a word is an ordinary one that the index does not have, not even its beginning. */
function isUnknown(word: string, {has, hasPrefix, isName}: Dictionary): boolean {
  const [piece, ...others] = piecesOf(word);
  return (
    piece !== undefined &&
    others.length === 0 &&
    !piece.isName &&
    piece.text === word.toLowerCase() &&
    /^\p{L}+$/u.test(piece.text) &&
    !has(piece.terms[0]!) &&
    !hasPrefix(piece.text) &&
    !isName(piece.text)
  );
}

/** The most likely word that was meant: one or two slips away, two words written as one, or an unfinished form. */
function repairWord(word: string, isLast: boolean, dictionary: Dictionary): string | undefined {
  if (word.length < fewestLetters) {
    return undefined;
  }
  const parts = splitWord(word, dictionary);
  if (parts !== undefined) {
    return parts;
  }
  let best: {spelling: string; cost: number} | undefined;
  for (const [spelling, term] of dictionary.spellings()) {
    if (spelling[0] !== word[0] && spelling[0] !== word[1] && spelling[1] !== word[0]) {
      continue;
    }
    const slips = Math.min(
      slipsBetween(word, spelling),
      isLast && spelling.length > word.length ? slipsBetween(word, spelling.slice(0, word.length)) + 0.5 : Infinity,
    );
    if (slips === Infinity || isOpposite(word, spelling)) {
      continue;
    }
    // People rarely miss the first letter, and mean a word of many sections rather than a rare one.
    const cost = slips + (word[0] === spelling[0] ? 0 : 0.6) + dictionary.rarity(term) / 20;
    if (best === undefined || cost < best.cost) {
      best = {spelling, cost};
    }
  }
  return best?.spelling;
}

/** "portscan" as "port scan", if the index has both words. */
function splitWord(word: string, {has, rarity}: Dictionary): string | undefined {
  for (let at = 3; at <= word.length - 3; at++) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => has(stem(part)) && rarity(stem(part)) < rareWord)) {
      return parts.join(' ');
    }
  }
  return undefined;
}

/** Whether one word is the other with a syllable that says the opposite, as "block" and "unblock". */
function isOpposite(one: string, other: string): boolean {
  const [long, short] = one.length > other.length ? [one, other] : [other, one];
  const rest = long.replace(opposites, '');
  return rest !== long && !opposites.test(short) && slipsBetween(rest, short) <= 1;
}

/**
 * How many letters are wrong, missing, too many, or in the wrong order with their neighbour; infinity if there are more
 * than people mistype. A wrong letter counts only in the middle of a word of six letters or more: "thrown" is not
 * "throws", and "till" not "tell".
 */
function slipsBetween(one: string, other: string): number {
  const most = Math.min(one.length, other.length) >= longWord ? 2 : 1;
  if (Math.abs(one.length - other.length) > most) {
    return Infinity;
  }
  const replaced = (row: number): number => (one.length < shortestWithWrongLetter || row === one.length ? 2 : 1);
  let before: number[] = [];
  let above = Array.from({length: other.length + 1}, (_, place) => place);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let slips = Math.min(
        above[column]! + 1,
        current[column - 1]! + 1,
        above[column - 1]! + (isSame ? 0 : replaced(row)),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        slips = Math.min(slips, before[column - 2]! + 1);
      }
      current.push(slips);
    }
    if (Math.min(...current) > most) {
      return Infinity;
    }
    [before, above] = [above, current];
  }
  return above[other.length]! <= most ? above[other.length]! : Infinity;
}
