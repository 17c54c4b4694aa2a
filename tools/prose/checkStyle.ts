import {load} from 'js-yaml';
import {readFileSync} from 'node:fs';

import type {ContentError} from '../../src/lib/node/contentError';
import type {Prose} from './readProse';

type Rule = {not: string[]; remedy: string};

type Terms = {
  words: {not: string[]; say: string}[];
  names: string[];
  needless: Rule[];
  latin: Rule[];
  translated: Rule[];
  exceptions: {file: string; words: string[]; why: string}[];
};

const terms = load(readFileSync('tools/prose/terms.yml', 'utf8')) as Terms;

const toPatterns = (given: readonly Rule[]) => given.map(({not, remedy}) => ({pattern: wordPattern(not), remedy}));
const translated = toPatterns(terms.translated);
const rules = [
  ...toPatterns([...terms.words.map(({not, say}) => ({not, remedy: `say ${say}`})), ...terms.needless, ...terms.latin]),
  ...translated,
];
const namePattern = wordPattern(terms.names);
const spellings = new Map(terms.names.map((name) => [name.toLowerCase(), name]));

/** Finds words that the house style avoids, exclamation marks, em dashes and capitals in headings. */
export function checkStyle(file: string, prose: readonly Prose[]): ContentError[] {
  const excepted = terms.exceptions.filter((exception) => exception.file === file).flatMap(({words}) => words);
  return prose.flatMap((part) => {
    const own = {...part, text: withoutQuotations(part.text)};
    return [...checkWords(own, excepted), ...checkNames(own, excepted), ...checkMarks(own), ...checkHeading(own)].map(
      ({index, message}) => ({file, line: part.line + linesBefore(own.text, index), message}),
    );
  });
}

/** Finds words in comments, messages and names in code that read as if translated. */
export function checkCodeStyle(file: string, text: string): ContentError[] {
  const excepted = terms.exceptions.filter((exception) => exception.file === file).flatMap(({words}) => words);
  return checkWords({text}, excepted, translated).map(({index, message}) => ({
    file,
    line: 1 + linesBefore(text, index),
    message,
  }));
}

type Found = {index: number; message: string};

function checkWords({text}: Pick<Prose, 'text'>, excepted: readonly string[], patterns = rules): Found[] {
  return patterns.flatMap(({pattern, remedy}) =>
    [...text.matchAll(pattern)]
      // Words in capitals are settings, or placeholders for the reader.
      .filter(([word]) => word !== word.toUpperCase() && !excepted.includes(word.toLowerCase()))
      .map((match) => ({index: match.index, message: `"${match[0]}": ${remedy}`})),
  );
}

function checkNames({text}: Prose, excepted: readonly string[]): Found[] {
  return (
    [...text.matchAll(namePattern)]
      // In lower case it is a program or a service, in capitals a setting.
      .filter(([word]) => word !== word.toUpperCase() && word !== word.toLowerCase())
      .filter(([word]) => spellings.get(word.toLowerCase()) !== word && !excepted.includes(word.toLowerCase()))
      .map((match) => ({
        index: match.index,
        message: `write "${match[0]}" as "${spellings.get(match[0].toLowerCase())}"`,
      }))
  );
}

function checkMarks({text}: Prose): Found[] {
  const marks: [RegExp, string][] = [
    [/(?<=\p{L})!(?=\s|$)/gu, 'an exclamation mark: end the sentence with a full stop'],
    [/—| – /g, 'a dash between words: make two sentences, or use a comma, a colon or brackets'],
  ];
  return marks.flatMap(([pattern, message]) => [...text.matchAll(pattern)].map(({index}) => ({index, message})));
}

/** Headings use sentence case: capitals only for the first word and for names. */
function checkHeading({text, kind}: Prose): Found[] {
  if (kind !== 'heading') {
    return [];
  }
  const plain = text.replaceAll(namePattern, (name) => name.toLowerCase());
  return [...plain.matchAll(/(?<=[\p{L}\d,;)`] )\p{Lu}\p{Ll}+\b/gu)].map((match) => ({
    index: match.index,
    message: `the heading has a capital in "${match[0]}": write it in lower case, or add the name to tools/prose/terms.yml`,
  }));
}

/** Blanks out quotations; the text keeps its length. */
function withoutQuotations(text: string): string {
  return text.replaceAll(/"[^"]*"|“[^”]*”/g, (quotation) => quotation.replaceAll(/[^\n"“”]/g, '`'));
}

function linesBefore(text: string, index: number): number {
  return text.slice(0, index).split('\n').length - 1;
}

function wordPattern(words: readonly string[]): RegExp {
  const alternatives = [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replaceAll('.', String.raw`\.`));
  // Parts of a path, a URL or a longer name are not words.
  return new RegExp(String.raw`(?<![\w./@-])(?:${alternatives.join('|')})(?![\w/@]|[-.]\w)`, 'gi');
}
