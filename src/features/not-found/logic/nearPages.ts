import {distance} from 'fastest-levenshtein';
import {stemmer} from 'stemmer';

/** Path of the list of all pages, below the base URL. The build writes it and the not-found page fetches it. */
export const pagesFile = 'pages.json';

/** What a link to a page needs. */
export type Page = {
  /** Path below the base URL; begins with a slash. */
  url: string;
  title: string;
};

/** More would not help. */
const shown = 4;

/** From 0 to 1. A lower score says nothing about the page. */
const leastScore = 0.5;

/** Words that many addresses have, which say nothing about the page. */
const noise = new Set(
  'a and asp aspx blog csf docs en firewall for from home how htm html in index is md mdx of on or page php sentinel the to usage what with www your'.split(
    ' ',
  ),
);

/** The words of an address that say what the visitor wants. */
export function wordsOfAddress(address: string): string[] {
  return [...new Set(wordsOf(decode(address)).filter((word) => !noise.has(word)))];
}

/** The pages whose addresses and titles are most similar to a missing address, best first; often none. */
export function nearPages(address: string, pages: Page[]): Page[] {
  const words = wordsOfAddress(address);
  const candidates = pages.map((page) => ({page, words: [...wordsOfAddress(page.url), ...wordsOfTitle(page.title)]}));
  const weights = words.map((word) => {
    const owners = candidates.filter((candidate) => likeness(word, candidate.words) > 0).length;
    return Math.log(1 + pages.length / (owners || 0.5));
  });
  const all = sum(weights);
  return candidates
    .map(({page, words: own}) => {
      const found = sum(words.map((word, index) => weights[index]! * likeness(word, own)));
      const path = wordsOfAddress(page.url);
      const covered = sum(path.map((word) => likeness(word, words)));
      const byWords = all > 0 && path.length > 0 ? 0.6 * (found / all) + 0.4 * (covered / path.length) : 0;
      return {page, score: Math.max(byWords, likenessOfNames(nameOf(address), nameOf(page.url)))};
    })
    .filter(({score}) => score >= leastScore)
    .sort((a, b) => b.score - a.score || a.page.url.length - b.page.url.length)
    .slice(0, shown)
    .map(({page}) => page);
}

/** From 0 to 1: how similar a word is to the best of the others. */
function likeness(word: string, others: string[]): number {
  if (others.includes(word)) {
    return 1;
  }
  return others.some((other) => isNear(word, other)) ? 0.8 : 0;
}

function isNear(word: string, other: string): boolean {
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  if (short.length < 4) {
    return false;
  }
  return (
    long.startsWith(short) || stemmer(short) === stemmer(long) || distance(short, long) <= (short.length < 8 ? 1 : 2)
  );
}

/** The same for the last parts of two addresses, which finds words that were joined. */
function likenessOfNames(name: string, other: string): number {
  const longest = Math.max(name.length, other.length);
  const part = longest === 0 ? 0 : 1 - distance(name, other) / longest;
  return part > 0.7 ? part : 0;
}

function nameOf(address: string): string {
  const parts = decode(address)
    .replace(/\.\w{2,5}$/, '')
    .split('/')
    .filter(Boolean);
  return wordsOf(parts.at(-1) ?? '').join('');
}

function wordsOfTitle(title: string): string[] {
  return wordsOf(title).filter((word) => !noise.has(word));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** A path with invalid percent encoding stays as it is. */
function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
