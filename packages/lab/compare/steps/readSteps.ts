import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';
import {globSync} from 'tinyglobby';

/** A state of a server: states.yml describes the fields. */
export type State = {
  says: string;
  settings?: Record<string, string>;
  resolv?: string;
  shell: string;
  address?: string;
  opened?: string[];
  session?: boolean;
};

/** Does what is said, or does nothing: then the page has these words, which say when. */
type Outcome = 'does' | {nothing: string};

/** A command block of a page: what it is for, and what happens in each state. */
type Step = {
  block: string;
  with?: Record<string, string>;
  before?: string;
  done: string | string[];
  removes?: string;
  warned?: Record<string, string>;
  in: Record<string, Outcome>;
};

type Case = {in: string; before?: string};

/** A block of a page that tells a good state from a bad one. */
type Check = {block: string; passes: string | string[]; good: Case[]; bad: Case[]};

/** The rows of one page or data file: README.md describes the fields. */
type Page = {
  /** The file that has the rows. */
  file: string;
  page: string;
  whole?: boolean;
  steps?: Step[];
  checks?: Check[];
  elsewhere?: {block: string; why: string}[];
};

const folder = 'packages/lab/compare/steps';

/** All states by name. */
export function readStates(): Record<string, State> {
  return load(readFileSync(path.join(folder, 'states.yml'), 'utf8')) as Record<string, State>;
}

/** The rows of all pages, and the checks that cannot run in the sandbox. */
export function readPages(): Page[] {
  const read = (file: string): unknown => load(readFileSync(file, 'utf8'), {filename: file});
  const elsewhere = `${folder}/elsewhere.yml`;
  return [
    ...globSync(`${folder}/pages/*.yml`)
      .sort()
      .map((file) => ({...(read(file) as Omit<Page, 'file'>), file})),
    ...(read(elsewhere) as Omit<Page, 'file'>[]).map((page) => ({...page, file: elsewhere})),
  ];
}

/** One run: a block in a state, and what is to come of it. */
export type Run = {
  page: string;
  state: string;
  block: string;
  before: string;
  done: string[];
  removes?: string;
  warned: readonly string[];
  expected: 'does' | 'nothing' | 'passes' | 'fails';
};

const listOf = (one: string | string[]): string[] => (Array.isArray(one) ? one : [one]);

/** All runs of a page's rows. */
export function runsOf({page, steps = [], checks = []}: Page): Run[] {
  return [
    ...steps.flatMap(({block, with: values = {}, before = '', done, removes, warned = {}, in: states}) =>
      Object.entries(states).map(([state, outcome]): Run => ({
        ...{page, state, before, done: listOf(done), warned: Object.keys(warned)},
        block: Object.entries(values).reduce((text, [name, value]) => text.replaceAll(name, value), block),
        ...(removes === undefined ? {} : {removes}),
        expected: outcome === 'does' ? 'does' : 'nothing',
      })),
    ),
    ...checks.flatMap(({block, passes, good, bad}) =>
      [
        ...good.map((one) => ({...one, expected: 'passes' as const})),
        ...bad.map((one) => ({...one, expected: 'fails' as const})),
      ].map(({in: state, before = '', expected}): Run => ({
        page,
        state,
        block,
        before,
        done: listOf(passes),
        warned: [],
        expected,
      })),
    ),
  ];
}
