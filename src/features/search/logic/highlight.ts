import {termsOf} from './words';

/** The tags around the query's words. */
const tags = {open: '<mark>', close: '</mark>'};

const ellipsis = '…';

/** Words, each with the separators after it. */
const wordPattern = /\S+/g;

/** Puts tags around the words of a text that match one of the index's terms. */
export function markWords(text: string, terms: ReadonlySet<string>): string {
  return text.replace(wordPattern, (word) => markWord(word, terms));
}

/** The part of a text, with the given number of words, that contains most of the terms, with tags around them. */
export function snippetOf(text: string, terms: ReadonlySet<string>, length: number): string {
  const words = text.match(wordPattern) ?? [];
  const isHit = words.map((word) => isMet(word, terms));
  let start = 0;
  let most = -1;
  let hits = 0;
  for (let end = 0; end < words.length; end++) {
    hits += Number(isHit[end]);
    if (end >= length) {
      hits -= Number(isHit[end - length]);
    }
    // The first of several equally good parts, with some words before the hit.
    if (hits > most) {
      most = hits;
      start = Math.max(0, end - length + 1);
    }
  }
  const lead = Math.min(2, length - 1);
  const firstHit = isHit.findIndex((hit, index) => hit && index >= start);
  if (firstHit >= 0 && start + length < words.length) {
    start = Math.max(start, Math.min(firstHit - lead, words.length - length));
  }
  const part = words.slice(Math.max(0, start), Math.max(0, start) + length).map((word) => markWord(word, terms));
  return [start > 0 ? `${ellipsis} ` : '', part.join(' '), start + length < words.length ? ` ${ellipsis}` : ''].join(
    '',
  );
}

/** Text split at its tags. The odd parts were highlighted. */
export function splitMarked(value: string): string[] {
  return value.split(new RegExp(`${tags.open}|${tags.close}`));
}

function isMet(word: string, terms: ReadonlySet<string>): boolean {
  return termsOf(word).some((term) => terms.has(term));
}

function markWord(word: string, terms: ReadonlySet<string>): string {
  if (!isMet(word, terms)) {
    return word;
  }
  const [, before = '', core = '', after = ''] = /^([^\p{L}\p{N}-]*)(.*?)([^\p{L}\p{N}]*)$/u.exec(word) ?? [];
  return `${before}${tags.open}${core}${tags.close}${after}`;
}
