import {headingOf, type DirectAnswer} from '../record';
import type {AnswerFacts, OpenIndex, Section} from '../searchIndex';

/** A question in lower case, and its words without quotation marks and brackets. */
export type Question = {text: string; words: readonly string[]};

/** The facts, and the sections of the site that an answer can come from. */
export type FactSource = Pick<OpenIndex, 'sections' | 'dictionary'> & {facts: AnswerFacts};

/** Answers one kind of question; undefined if the question is another one, or the fact does not settle it. */
export type FactAnswer = (question: Question, source: FactSource) => DirectAnswer | undefined;

const places = {
  settings: '/docs/reference/settings/',
  files: '/docs/reference/files/',
  commands: '/docs/usage/commands/',
  ports: '/docs/reference/ports/',
  notices: '/docs/security-notices/',
};

/** The sections of a page, or of several, whose heading fits. */
export function sectionsOf(
  {sections}: Pick<FactSource, 'sections'>,
  place: keyof typeof places,
  fits: (heading: string) => boolean,
): Section['record'][] {
  return sections
    .map(({record}) => record)
    .filter((record) => record.url.includes(places[place]) && fits(headingOf(record)));
}

/** The answer with its source; none if the site has no such section. */
export function toAnswer(text: string, record: Section['record'] | undefined): DirectAnswer | undefined {
  if (!record) {
    return undefined;
  }
  const {url, type, kind, hierarchy} = record;
  return {text, from: {objectID: url, url, type, content: null, kind, hierarchy}};
}

/** The number of a panel that a word names. */
export function panelOf(word: string, {panels}: AnswerFacts): number | undefined {
  const at = panels.findIndex((panel) => panel.toLowerCase() === word);
  return at < 0 ? undefined : at;
}
