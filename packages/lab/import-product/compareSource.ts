import {structuredPatch} from 'diff';
import {load} from 'js-yaml';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

import {behaviours} from '@sentinel/csf/answers/behaviours';
import {renumber, sourceLinesIn, type SourceLines} from '@sentinel/csf/model/sourceLines';
import {placesNaming} from '../lib/mentions';
import type {Change} from './compareProducts';

/**
 * Lines of the source that one of our texts names, and what became of them in another version: `near` is a change within
 * ten lines of them. `now` is where they begin there, if they have changed about where; `differs` is what differs.
 */
type Finding = SourceLines & {
  /** Our file and line, and the fact there. */
  text: string;
  line: number;
  fact: string | undefined;
  state: 'same' | 'moved' | 'near' | 'changed' | 'missing';
  now: number;
  differs: string[];
};

const margin = 10;

/** Lines of one difference that a report shows. */
const shown = 20;

/**
 * Finds the lines of the product that our texts name in another version of it.
 * @param before the folder `csf` of the version that the texts are about, `after` that of another version
 * @param texts by file name
 */
export function compareSource(before: string, after: string, texts: ReadonlyMap<string, string>): Finding[] {
  const comparisons = new Map<string, Comparison>();
  return [...texts].flatMap(([text, content]) => {
    let fact: string | undefined;
    return content.split('\n').flatMap((words, index) => {
      fact = /^ +"id": "(.+)"/.exec(words)?.[1] ?? fact;
      return sourceLinesIn(words).map((lines) => {
        const {file} = lines;
        const compare = comparisons.get(file) ?? compareFile(read(before, file), read(after, file));
        comparisons.set(file, compare);
        const known = fact !== undefined && behaviours.has(fact) ? fact : undefined;
        return {text, line: index + 1, fact: known, ...lines, ...compare(lines)};
      });
    });
  });
}

type Comparison = (lines: SourceLines) => Pick<Finding, 'state' | 'now' | 'differs'>;

/** Compares lines of one file. */
function compareFile(before: string | undefined, after: string | undefined): Comparison {
  const length = before?.replace(/\n$/, '').split('\n').length ?? 0;
  const {hunks} = structuredPatch('', '', before ?? '', after ?? '', '', '', {context: 0});
  const touching = (first: number, last: number): typeof hunks =>
    hunks.filter(({oldStart, oldLines}) => oldStart <= last && oldStart + oldLines > first);
  return ({first, last}) => {
    if (after === undefined || last > length) {
      const why = last > length ? `The version before has ${length} lines here.` : 'The file is gone.';
      return {state: 'missing', now: first, differs: [why]};
    }
    const shift = hunks
      .filter(({oldStart, oldLines}) => oldStart + oldLines <= first)
      .reduce((sum, {oldLines, newLines}) => sum + newLines - oldLines, 0);
    const differs = touching(first - margin, last + margin).flatMap(({lines}) => lines);
    const isKept = touching(first, last).length === 0;
    const state = !isKept ? 'changed' : differs.length > 0 ? 'near' : shift === 0 ? 'same' : 'moved';
    return {state, now: first + shift, differs};
  };
}

/** A text with the line numbers of the other version. */
export function withNewLines(text: string, content: string, findings: readonly Finding[]): string {
  const own = findings.filter((finding) => finding.text === text);
  return renumber(
    content,
    ({file, first, last}) =>
      own.find((each) => each.file === file && each.first === first && each.last === last)?.now ?? first,
  );
}

/** The files that are new in another version of the product, and those that are gone; not those that only moved. */
export function compareFileNames(before: string, after: string): Change[] {
  const [old, now] = [before, after].map((cwd) => new Set(filesIn(cwd).map((file) => path.basename(file))));
  return [...new Set([...old!, ...now!])]
    .filter((name) => !old!.has(name) || !now!.has(name))
    .map((name) =>
      now!.has(name)
        ? {name, sentence: `The file ${name} is new.`}
        : {name, sentence: `The file ${name} is gone.`, isGone: true},
    );
}

function filesIn(cwd: string): string[] {
  return globSync('**', {cwd, dot: true});
}

/** The files of the product that differ, each with the facts that name lines of it. */
export function changedFiles(before: string, after: string, findings: readonly Finding[]): string[] {
  const files = [...new Set([before, after].flatMap(filesIn))].sort();
  return files
    .filter((file) => read(before, file) !== read(after, file))
    .map((file) => {
      const facts = new Set(findings.filter((each) => each.file === file).flatMap(({fact}) => fact ?? []));
      return `${file}${facts.size === 0 ? '' : `: ${[...facts].join(', ')}`}`;
    });
}

/**
 * Says what became of the lines.
 * @param rules files that may name a fact by its id
 * @param pages the docs, by file name
 */
export function reportSource(
  findings: readonly Finding[],
  rules: ReadonlyMap<string, string>,
  pages: ReadonlyMap<string, string>,
): string {
  const sentences = load(readFileSync('tests/built-site/behaviours.yml', 'utf8')) as Sentences;
  const of = (...states: Finding['state'][]): Finding[] => findings.filter(({state}) => states.includes(state));
  const name = ({text, line, fact, file, first, last}: Finding): string =>
    `${text}:${line}: ${fact === undefined ? '' : `${fact}, `}${file} ${last === first ? `line ${first}` : `lines ${first}-${last}`}`;
  const counts = (['same', 'moved', 'near', 'changed', 'missing'] as const).map(
    (state) => `${of(state).length} ${state}`,
  );
  return [
    `Lines of the source that facts, rules and comments name: ${findings.length}, ${counts.join(', ')}.`,
    ...of('changed', 'near', 'missing').flatMap((finding) => {
      const {state, fact, differs} = finding;
      return [
        `\n${name(finding)}: ${state === 'near' ? `the same, but not what is within ${margin} lines` : state}`,
        ...differs.slice(0, shown).map((line) => `    ${line}`),
        ...(differs.length > shown ? [`    and ${differs.length - shown} lines more`] : []),
        ...(fact === undefined ? [] : placesOf(fact, sentences, rules, pages).map((place) => `  ${place}`)),
      ];
    }),
    // Nothing to read: --write --tag renumbers them.
    ...(of('moved').length === 0 ? [] : ['\nThe same text at another line:']),
    ...of('moved').map((finding) => `  ${name(finding)} is at ${finding.now} now`),
  ].join('\n');
}

/** The words of each fact on its page, by page and by the fact's id. */
type Sentences = Record<string, Record<string, string>>;

/** What to read again if a fact may have changed: its sentence in the docs, its bug, and the rules that rest on it. */
function placesOf(
  fact: string,
  sentences: Sentences,
  rules: ReadonlyMap<string, string>,
  pages: ReadonlyMap<string, string>,
): string[] {
  const own = Object.entries(sentences).flatMap(([page, {[fact]: words}]) => {
    if (words === undefined) {
      return [];
    }
    const file = [`docs/${page}.mdx`, `docs/${page}/index.mdx`].find((each) => pages.has(each)) ?? page;
    const lines = (pages.get(file) ?? '').split('\n');
    const line = lines.findIndex((each) => plain(each).includes(plain(words))) + 1;
    return [`${file}${line === 0 ? '' : `:${line}`}: ${words}`];
  });
  const bug = behaviours.get(fact)?.bug;
  return [
    ...(bug === undefined ? [] : [`known bug "${bug.title}": if it is corrected, set fixedIn`]),
    ...own,
    ...placesNaming(fact, rules).map(({file, line}) => `${file}:${line}`),
  ];
}

/** Letters and digits of a text, without Markdown's addresses and directives. */
function plain(text: string): string {
  return text.replace(/\]\([^)]*\)|:\w+\{[^}]*\}/g, '').replace(/[^\p{L}\p{N}]/gu, '');
}

function read(folder: string, file: string): string | undefined {
  const found = path.join(folder, file);
  return existsSync(found) ? readFileSync(found, 'utf8') : undefined;
}
