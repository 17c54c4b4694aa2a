import {cutText, maxQueryLength} from '../../../urls/textInUrl';
import type {TextForTool} from '@sentinel/csf/answers/text-kinds/recogniseText';
import {addressIn, isHostName} from '@sentinel/csf/model/address';
import {createAnswers} from './answers';
import {markWords, snippetOf} from './highlight';
import {wordsOf} from './particulars';
import {createRanking, type Found} from './ranking';
import {unknownWord, type Dictionary} from './query';
import {defaults, filterOf, headingOf, type SearchClient, type SearchHit} from './record';
import {repairQuery} from './repair';
import {kindOfQuestion} from './sentence';
import {SearchFailure} from './searchFailure';
import {readIndex, type OpenIndex} from './searchIndex';

/** After the first hits, those with less than this fraction of the best score are too far from the question. */
const leastScore = 0.05;

/**
 * If the first hits account for less of the query, nothing fits: only near misses are left, and few of them. Tuned with
 * `unanswered.yml`: higher, and questions that a page answers are lost.
 */
const leastCoverage = 0.9;
const mostNearMisses = 3;

/** Timeout for a file, in milliseconds. A very slow connection needs half of it. */
const longestFetch = 60_000;

type Files = {
  /** URLs of the two files that the build writes. */
  indexUrl: string;
  textsUrl: string;
};

type Search = {
  dictionary: Dictionary;
  find: ReturnType<typeof createRanking>;
  answerTo: ReturnType<typeof createAnswers>;
};

/**
 * Answers from the files that the build wrote. `prepare` or the first query fetches them, once. A failed fetch rejects
 * with a `SearchFailure`, and the next query tries again. The texts come later, so that the first hits need not wait
 * for them: `onTexts` reports when they have arrived. Only a query that the headings do not answer waits for them.
 */
// eslint-disable-next-line max-lines-per-function -- functions over one index and its texts
export function createEmbeddedClient({indexUrl, textsUrl}: Files): SearchClient {
  let opened: Promise<Search> | undefined;
  let texts: string[] | undefined;
  let textsTried: Promise<void> | undefined;
  /** The last query that was answered without the texts, and its hits. */
  let early: {asked: string; sections: number[]} | undefined;
  const listeners = new Set<() => void>();

  /** Hits that a visitor sees already stay where they are when the texts arrive. */
  function keepOrder(found: Found[], asked: string): Found[] {
    if (early?.asked !== asked) {
      return found;
    }
    const places = new Map(early.sections.map((section, place) => [section, place]));
    const placeOf = ({section}: Found): number => places.get(section) ?? places.size;
    return [...found].sort((one, other) => placeOf(one) - placeOf(other));
  }

  async function open(): Promise<Search> {
    const index = await fetchAs(indexUrl, readIndex);
    textsTried = addTexts(index);
    return {
      dictionary: index.dictionary,
      find: createRanking(index),
      answerTo: createAnswers(index),
    };
  }

  /** A search without the texts is better than none, so a failure only goes to the console. */
  async function addTexts(index: OpenIndex): Promise<void> {
    try {
      const fetched = await fetchAs(textsUrl, (text) => JSON.parse(text) as string[]);
      await index.addTexts(fetched);
      texts = fetched;
      listeners.forEach((listener) => listener());
    } catch (error) {
      console.warn('The search finds headings only, because the file of the texts could not be read.', error);
    }
  }

  async function ready(): Promise<Search> {
    opened ??= open();
    try {
      return await opened;
    } catch (error) {
      opened = undefined;
      throw error;
    }
  }

  return {
    prepare: () => void ready().catch(() => undefined),
    onTexts(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    canFilter: true,
    async search({query, pasted, filter, asTyped = false, ...shown}) {
      const {hitsPerPage = defaults.hitsPerPage, snippetWords = defaults.snippetWords} = shown;
      const {find, answerTo, dictionary} = await ready();
      const text = pasted ?? (mark.test(query) ? query : undefined);
      const recognised = text === undefined ? undefined : await recognise(text);
      const isWanted = (place: Parameters<typeof filterOf>[0]): boolean =>
        filter === undefined || filterOf(place) === filter;
      // Of a long pasted text, the field shows some words.
      const words = wordsOf(pasted ?? query) || wordsAbout(query);
      const look = (): {all: Found[]; found: Found[]; isFar: boolean; repaired: string} => {
        const repaired = asTyped ? words : repairQuery(words, dictionary);
        const all = find(repaired, recognised?.section);
        const found = all.filter(({record}) => isWanted(record));
        const coverage = Math.max(0, ...found.slice(0, mostNearMisses).map((each) => each.coverage));
        return {all, found, isFar: coverage < leastCoverage, repaired};
      };
      let {all, found, isFar, repaired} = look();
      // The texts may have what the headings lack, and have the answers to questions.
      if (texts === undefined && (isFar || repaired !== words || kindOfQuestion(query) !== undefined)) {
        await textsTried;
        ({all, found, isFar, repaired} = look());
      }
      const asked = JSON.stringify([words, filter, asTyped]);
      const near = keepOrder(
        (isFar ? found.slice(0, mostNearMisses) : found).filter(
          ({score}, place) => place < defaults.hitsPerPage || score >= found[0]!.score * leastScore,
        ),
        asked,
      );
      if (texts === undefined) {
        early = {asked, sections: near.map(({section}) => section)};
      }
      const answer = answerTo(cutText(query, maxQueryLength), all);
      return {
        ...(recognised && {recognised: recognised.kind}),
        ...(repaired !== words && {repaired}),
        ...(isFar && near.length > 0 && !answer && {isFar, unknown: unknownWord(repaired, dictionary)}),
        ...(answer && isWanted(answer.from) && {answer}),
        hits: near.slice(0, hitsPerPage).map((each) => toHit(each, texts?.[each.section] ?? '', snippetWords)),
        nbHits: near.length,
      };
    },
  };
}

/** What lines of logs, lists and shells have, and words have not. */
const mark = /[|=[\]]|^\s*(?:sudo )?(?:csf|ip6?tables) +-/;

/** The words to search for if somebody gave an address or the name of a host alone. */
function wordsAbout(query: string): string {
  return isHostName(query.trim().toLowerCase()) ? 'allow host name' : addressIn(query) ? 'why is address blocked' : '';
}

/** Says what was typed or pasted. The code that reads it comes with the first such text; without it, the search finds words only. */
async function recognise(text: string): Promise<TextForTool | undefined> {
  try {
    const {recogniseText} = await import('@sentinel/csf/answers/text-kinds/recogniseText');
    return recogniseText(text);
  } catch (error) {
    console.warn('The search cannot say what was pasted, because a part of its code could not be loaded.', error);
    return undefined;
  }
}

async function fetchAs<Content>(url: string, read: (text: string) => Content): Promise<Content> {
  const response = await fetch(url, {signal: AbortSignal.timeout(longestFetch)}).catch((cause: unknown) => {
    throw new SearchFailure('connection', `${url} could not be fetched.`, {cause});
  });
  if (!response.ok) {
    throw new SearchFailure('host', `${url} returned status ${response.status}.`);
  }
  const text = await response.text().catch((cause: unknown) => {
    throw new SearchFailure('connection', `${url} broke off.`, {cause});
  });
  try {
    return read(text);
  } catch (cause) {
    throw new SearchFailure('file', `${url} could not be read.`, {cause});
  }
}

function toHit({record, terms}: Found, text: string, snippetWords: number): SearchHit {
  const {url, type, kind, hierarchy} = record;
  return {
    objectID: url,
    url,
    type,
    content: null,
    kind,
    hierarchy,
    _highlightResult: {hierarchy: {[type]: {value: markWords(headingOf(record), terms)}}},
    ...(text !== '' && {_snippetResult: {content: {value: snippetOf(text, terms, snippetWords)}}}),
  };
}
