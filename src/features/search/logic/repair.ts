import {inEnglish} from './languages';
import {meaningOf, type Dictionary} from './query';
import {piecesOf} from './words';

/** Words with fewer letters are left as they are, because too many words differ in one letter only. */
const fewestLetters = 4;

/** From this length on, a word may have two slips. */
const longWord = 8;

/** Words with fewer letters have too many neighbours that differ in one letter. */
const shortestWithWrongLetter = 6;

/** Syllables that turn a word into its opposite. */
const reversing = ['un', 'dis', 'non', 'de', 'in', 'ex'];
const opposites = new RegExp(`^(${reversing.join('|')})`);

/** The query in English, with misspelt words as the index writes them. */
export function repairQuery(query: string, dictionary: Dictionary): string {
  const words = inEnglish(query, (word) => dictionary.spellings.has(word)).split(/(\s+)/);
  return words
    .map((word, at) => {
      if (isUnknownName(word, dictionary)) {
        return repairName(word, dictionary) ?? word;
      }
      const isLast = at === words.length - 1;
      return isUnknown(word, dictionary) ? (repairWord(word.toLowerCase(), isLast, dictionary) ?? word) : word;
    })
    .join('');
}

/** Whether a word has the form of a setting, and no setting begins like it. */
function isUnknownName(word: string, {has, hasPrefix}: Dictionary): boolean {
  const name = word.toLowerCase();
  return /^[a-z0-9]+(_[a-z0-9]+)+$/.test(name) && !has(name) && !hasPrefix(name);
}

/** The name with the fewest slips, in capitals as settings are written. */
function repairName(word: string, {names}: Dictionary): string | undefined {
  const name = word.toLowerCase();
  const [best] = [...names]
    .filter((other) => other.includes('_'))
    .map((other) => ({other, slips: slipsBetween(name, other)}))
    .filter(({slips}) => slips < Infinity)
    .sort((one, next) => one.slips - next.slips);
  return best?.other.toUpperCase();
}

/** Whether a word is an ordinary one that the index does not have, not even its beginning. */
function isUnknown(word: string, {has, hasPrefix, names}: Dictionary): boolean {
  const [piece] = piecesOf(word);
  return (
    piece !== undefined &&
    /^\p{L}+$/u.test(word) &&
    !has(piece.terms[0]!) &&
    !hasPrefix(piece.text) &&
    !names.has(piece.text)
  );
}

/** The most likely word that was meant: one or two slips away, or an unfinished form. */
function repairWord(word: string, isLast: boolean, dictionary: Dictionary): string | undefined {
  // Another word for one that the index has is no error.
  if (word.length < fewestLetters || [...meaningOf(word)].some(dictionary.has)) {
    return undefined;
  }
  let best: {spelling: string; cost: number} | undefined;
  for (const [spelling, term] of dictionary.spellings) {
    if (spelling[0] !== word[0] && spelling[0] !== word[1] && spelling[1] !== word[0]) {
      continue;
    }
    const slips = Math.min(
      slipsBetween(word, spelling),
      isLast && spelling.length > word.length ? slipsBetween(word, spelling.slice(0, word.length)) + 0.5 : Infinity,
    );
    // People rarely miss the first letter, and never with another slip.
    const beginsAlike = word[0] === spelling[0] || (word[0] === spelling[1] && word[1] === spelling[0]);
    if (slips === Infinity || (slips > 1 && !beginsAlike) || isOpposite(word, spelling)) {
      continue;
    }
    // They mean a word of many sections rather than a rare one.
    const cost = slips + (beginsAlike ? 0 : 0.6) + dictionary.rarity(term) / 20;
    if (best === undefined || cost < best.cost) {
      best = {spelling, cost};
    }
  }
  return best?.spelling;
}

/** Whether a repair adds or takes away a syllable that says the opposite, or takes a part of it, as in "nblock". */
function isOpposite(typed: string, meant: string): boolean {
  const taken = typed.endsWith(meant) && typed[0] !== meant[0] ? typed.slice(0, -meant.length) : '';
  const [long, short] = typed.length > meant.length ? [typed, meant] : [meant, typed];
  const rest = long.replace(opposites, '');
  return (
    (taken !== '' && reversing.some((syllable) => syllable.includes(taken))) ||
    (rest !== long && !opposites.test(short) && slipsBetween(rest, short) < slipsBetween(long, short))
  );
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
