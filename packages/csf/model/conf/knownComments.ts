import known from './shipped/knownComments.json';

/** A comment without its sign, indentation and capitals: what two versions of one line have in common. */
export function wordsOf(comment: string): string {
  // No shipped line is longer than 90 characters, so the beginning tells.
  return comment
    .slice(0, 300)
    .replace(/^[\s#]+/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** How a line is written in `knownComments.json`: 30 bits of its FNV-1a hash, in five letters. */
export function hashOf(words: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < words.length; index += 1) {
    hash = Math.imul(hash ^ words.charCodeAt(index), 0x01000193);
  }
  return [24, 18, 12, 6, 0].map((shift) => digits[(hash >>> shift) & 63]).join('');
}

const hashes: ReadonlySet<string> = new Set(known.hashes.match(/.{5}/g));

/** Whether an earlier version of the product, or a fork of it, ships this line. */
export function isKnownComment(words: string): boolean {
  return hashes.has(hashOf(words));
}

/** Every two words that follow each other in some comments, across the ends of their lines. */
export function wordPairs(comments: readonly string[]): ReadonlySet<string> {
  return new Set(pairsOf(comments.map(wordsOf).join(' ')));
}

/**
 * Whether a line looks like a rewording of shipped text: most pairs of its words follow each other
 * there too. Unlisted versions break and word their lines slightly differently.
 */
export function readsLike(words: string, shipped: ReadonlySet<string>): boolean {
  const pairs = pairsOf(words);
  return pairs.length >= 3 && pairs.filter((pair) => shipped.has(pair)).length >= 0.6 * pairs.length;
}

function pairsOf(text: string): string[] {
  const words = text.match(/\w+/g) ?? [];
  return words.slice(1).map((word, index) => `${words[index]} ${word}`);
}
