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
  const hits = words.map((_, start) => isHit.slice(start, start + length).filter(Boolean).length);
  // The first of several equally good parts, with two words before its first hit.
  const best = hits.indexOf(Math.max(...hits));
  const start = Math.max(best, Math.min(isHit.indexOf(true, best) - 2, words.length - length), 0);
  const part = words.slice(start, start + length).map((word) => markWord(word, terms));
  return [...(start > 0 ? [ellipsis] : []), ...part, ...(start + length < words.length ? [ellipsis] : [])].join(' ');
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
