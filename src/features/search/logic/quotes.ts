import {memoize} from '../../../lib/memoize';
import {isFiller} from './sentence';
import {headingOf} from './record';
import type {Section} from './searchIndex';
import {wordsOf} from './particulars';
import {hasOnlyStopWords, runsOf} from './words';

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
    for (const {run} of runsOf(words)) {
      const numbers = bySaying.get(run.join(' ')) ?? [];
      // A heading of several pages, such as "What goes wrong?", says little inside of a question, and a single word is
      // a keyword of many pages, unless it is in capitals as a setting.
      const isLong = run.length === words.length ? run.length > 1 : numbers.length === 1 && isTelling(run);
      numbers
        .map((number) => ({number, section: sections[number]!}))
        .filter(
          ({section}) =>
            (isLong && !isSubject(section)) || (text === text.toUpperCase() && headingOf(section.record) === text),
        )
        .forEach(({number}) => quoted.set(number, Math.max(quoted.get(number) ?? 0, run.length)));
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
