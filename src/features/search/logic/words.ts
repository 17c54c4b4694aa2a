import {stemmer} from 'stemmer';

/**
 * The tokens of a text: options such as `-td`, words, which may contain separators as `csf.pignore` does, and beginnings
 * of settings such as `LF_`.
 */
const pattern = /-(?<![\p{L}\p{N}]-)-?\p{L}[\p{L}\p{N}-]*|[\p{L}\p{N}]+(?:[._/'’-][\p{L}\p{N}]+)*_?/gu;

const separators = /[._/-]/;

/** Words that are in nearly every sentence, but help to find no answer. */
const stopWords = new Set(
  `a about also am an and any are as at be because been but by can cant could did do does doesnt dont for from get
  gets getting go goes had has have here how i if in into is it its just me my of on or our out please should so
  some such than that the their them then there these they this those to too us very was way we were what when
  where which while who whom why will with would you your`.split(/\s+/),
);

/** Whether a text has only words that help to find nothing, as the beginning of a question has. */
export function hasOnlyStopWords(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}'’]+|\S/gu) ?? [];
  return words.length > 0 && words.every((word) => stopWords.has(word.replace(/['’]/g, '')));
}

/** A token of a text: how it was written, and its terms in the index. */
export type Piece = {
  /** As written, in lower case. */
  text: string;
  /** Terms of the index, the most specific first. */
  terms: string[];
  /** Whether it is a name such as `LF_SSHD`, `-td` or `csf.pignore`, not an ordinary word. */
  isName: boolean;
};

/** Splits a text into tokens, without addresses and stop words. */
export function piecesOf(text: string): Piece[] {
  const words = text.toLowerCase().match(pattern) ?? [];
  return words.flatMap((word) => pieceOf(word.replace(/['’]/g, '')));
}

/** The terms of a text in the index. */
export function termsOf(text: string): string[] {
  return piecesOf(text).flatMap(({terms}) => terms);
}

/** All runs of neighbouring words, of at most so many words. */
export function runsOf(words: readonly string[], longest = words.length): {at: number; run: string[]}[] {
  return words.flatMap((_, at) =>
    Array.from({length: Math.min(longest, words.length - at)}, (_, more) => ({
      at,
      run: words.slice(at, at + more + 1),
    })),
  );
}

/** A name without its separators, so that `LF_SSHD`, `lf-sshd` and `lfsshd` are the same. */
export function squeeze(name: string): string {
  return name.replace(/[^\p{L}\p{N}]/gu, '');
}

function pieceOf(text: string): Piece[] {
  if (text.startsWith('-')) {
    return [
      {text, terms: [...new Set([text, ...partsOf(text.replace(/^-+/, ''), text.startsWith('--'))])], isName: true},
    ];
  }
  if (separators.test(text)) {
    if (/^[\d./]+$/.test(text) && (text.match(/\./g)?.length ?? 0) > 1) {
      return [];
    }
    // The last part of a path is the name.
    const name = text.split('/').at(-1)!;
    return [{text, terms: [...new Set([name, squeeze(name), ...partsOf(text, true)])], isName: true}];
  }
  return stopWords.has(text) ? [] : [{text, terms: [stem(text)], isName: false}];
}

function partsOf(text: string, isCut: boolean): string[] {
  return isCut
    ? text
        .split(separators)
        .filter((part) => part.length > 2)
        .map(stem)
    : [];
}

/** The stem of a word, so that `blocked`, `blocks` and `blocking` are the same. */
export function stem(word: string): string {
  return /^\p{L}{4,}$/u.test(word) ? stemmer(word) : word;
}

/** Names in headings: options such as `-td`, settings, files and paths. */
const namePattern =
  /(?<![\w-])--?[a-z][\w-]*|[A-Z][A-Z0-9]*(?:_[A-Za-z0-9]+)+|\b[A-Z]{5,}[0-9]*\b|(?:\/[\w.-]+)+|\b[a-z][\w-]*\.[a-z]{2,}\b/g;

/** What may surround the names in a heading that is only about them. */
const filler = /^(csf|lfd|and|or|,|`|\s)*$/;

/**
 * The names that a heading is about, in lower case, and the last part of a path. `LF_SSHD` and "Deny an address: `csf
 * -d`" have one, "Why is csf.allow not enough?" has none.
 */
export function namesIn(heading: string): string[] {
  const subject = heading.split(': ').at(-1)!;
  return filler.test(subject.replace(namePattern, ''))
    ? (subject.match(namePattern) ?? []).map((name) => name.split('/').filter(Boolean).at(-1)!.toLowerCase())
    : [];
}
