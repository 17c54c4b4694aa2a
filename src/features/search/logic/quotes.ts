import {memoize} from '../../../lib/memoize';
import {isFiller} from './sentence';
import {headingOf} from './record';
import type {Section} from './searchIndex';
import {wordsOf} from './particulars';
import {hasOnlyStopWords} from './words';

/** Fewer words in a longer text are no quotation. */
const fewestWords = 3;

/**
 * Finds the sections whose heading a text is, or quotes: somebody who pastes a message of csf wants the section with
 * this message above it, whatever else the text has. Returns how many words each quoted heading has.
 */
export function createQuotes(sections: readonly Pick<Section, 'record'>[]): (text: string) => Map<number, number> {
  const bySaying = new Map<string, number[]>();
  sections.forEach(({record}, number) => {
    const heading = headingOf(record);
    // A heading may have several messages, each with gaps for what differs. Other messages can end like one of them.
    const messages = heading.split(', ').map((message) => message.split(' … ').map(plainWords).find(isTelling) ?? []);
    for (const saying of new Set([plainWords(heading), ...messages].map((words) => words.join(' ')))) {
      memoize(bySaying, saying, (): number[] => []).push(number);
    }
  });
  return (text) => {
    const words = plainWords(text);
    const quoted = new Map<number, number>();
    for (let start = 0; start < words.length; start++) {
      for (let end = start + 1; end <= words.length; end++) {
        const part = words.slice(start, end);
        const numbers = bySaying.get(part.join(' ')) ?? [];
        // A heading of several pages, such as "What goes wrong?", says little inside of a question, and a single word
        // is a keyword of many pages, unless it is in capitals as a setting.
        const isWhole = part.length === words.length;
        numbers
          .filter((number) =>
            isWhole
              ? (part.length > 1 && !isSubject(sections[number]!)) ||
                (text === text.toUpperCase() && headingOf(sections[number]!.record) === text)
              : numbers.length === 1 && isTelling(part) && !isSubject(sections[number]!),
          )
          .forEach((number) => quoted.set(number, Math.max(quoted.get(number) ?? 0, part.length)));
      }
    }
    return quoted;
  };
}

/** Whether a section is a group of settings or a term: a guide about the same subject says what to do. */
function isSubject({record}: Pick<Section, 'record'>): boolean {
  return /\/docs\/(?:reference\/settings|glossary)\//.test(record.url);
}

function plainWords(text: string): string[] {
  return wordsOf(text.toLowerCase()).match(/[\p{L}\p{N}_]+(?:[./-]+[\p{L}\p{N}_]+)*/gu) ?? [];
}

function isTelling(words: readonly string[]): boolean {
  return words.length >= fewestWords && words.some((word) => !isFiller(word) && !hasOnlyStopWords(word));
}
