import {writeFileSync} from 'node:fs';

import {createEmbeddedClient} from '../../../src/features/search/logic/embeddedClient';
import type {SearchClient, SearchRecord} from '../../../src/features/search/logic/record';
import {writeIndex} from '../../../src/features/search/node/writeIndex';
import {answerFacts} from '../../../src/features/search/node/answerFacts';
import {ask, figuresFile, figuresOf, gradeOf, readLists, type Figure, type Figures, type Outcome} from './figures';
import {mainOutcomes} from './mainOutcomes';
import {sourceRecords} from './sourceRecords';

/** What can be left out of the records, to see what it is worth. */
const parts: Record<string, (record: SearchRecord) => SearchRecord> = {
  questions: (record) => ({...record, questions: undefined}),
  keywords: (record) => ({...record, keywords: undefined}),
  texts: (record) => ({...record, content: null}),
};

/**
 * Prints how early the search finds the right page, and what changed.
 * @param args `--json` prints the outcomes alone; `--write` keeps the figures; `--without PART` compares with all parts
 */
export async function measureSearch(args: readonly string[]): Promise<void> {
  const begun = performance.now();
  const records = sourceRecords();
  const without = args.includes('--without') ? args[args.indexOf('--without') + 1] : undefined;
  const remove = without === undefined ? undefined : parts[without];
  if (args.includes('--without') && remove === undefined) {
    throw new Error(`npm run measure search -- --without ${Object.keys(parts).join('|')}`);
  }
  const outcomes = await ask(readLists(), clientOf(remove === undefined ? records : records.map(remove)));
  if (args.includes('--json')) {
    console.log(JSON.stringify(outcomes));
    return;
  }
  const before = remove === undefined ? mainBefore() : await wholeBefore(records);
  printFigures(figuresOf(outcomes), before && figuresOf(before.outcomes));
  printMissed(outcomes);
  if (before !== undefined) {
    printChanges(outcomes, before);
  }
  if (args.includes('--write') && remove === undefined) {
    writeFileSync(figuresFile, `${JSON.stringify(figuresOf(outcomes), null, 2)}\n`);
    console.log(`\n${figuresFile} has these figures now.`);
  }
  console.log(`\n${((performance.now() - begun) / 1000).toFixed(0)} seconds.`);
}

/** The search over records, without a server. */
export function clientOf(records: readonly SearchRecord[]): SearchClient {
  const {index, texts} = writeIndex(records, answerFacts());
  const url = (json: string): string => `data:application/json;base64,${Buffer.from(json).toString('base64')}`;
  return createEmbeddedClient({indexUrl: url(index), textsUrl: url(texts)});
}

type Before = {name: string; outcomes: Outcome[]};

function mainBefore(): Before | undefined {
  try {
    const main = mainOutcomes();
    if (main === undefined) {
      console.log(`There is no main branch to compare with: \`git fetch origin main:main\` brings it.\n`);
    }
    return main && {name: `main (${main.commit})`, outcomes: main.outcomes};
  } catch (error) {
    console.log(`The main branch cannot be measured by the code of this tree: ${(error as Error).message}\n`);
    return undefined;
  }
}

async function wholeBefore(records: readonly SearchRecord[]): Promise<Before> {
  return {name: 'all parts', outcomes: await ask(readLists(), clientOf(records))};
}

function printFigures(figures: Record<string, Figures>, before: Record<string, Figures> = {}): void {
  const width = Math.max(...Object.keys(figures).map(({length}) => length));
  const cell = (now?: Figure, old?: Figure): string => {
    if (now === undefined) {
      return ''.padEnd(22);
    }
    const change =
      old === undefined || old.right === now.right
        ? ''
        : ` (${now.right > old.right ? '+' : ''}${now.right - old.right})`;
    return `${(now.right / now.of).toFixed(3)} ${`${now.right}/${now.of}${change}`.padEnd(16)}`;
  };
  console.log(
    [''.padEnd(width), ...['hit@1', 'hit@3', 'section first', '"no page" right'].map((head) => head.padEnd(22))].join(
      '  ',
    ),
  );
  for (const [list, {first, three, section, notice}] of Object.entries(figures)) {
    const old = before[list] ?? {};
    const cells = [
      cell(first, old.first),
      cell(three, old.three),
      cell(section, old.section),
      cell(notice, old.notice),
    ];
    console.log([list.padEnd(width), ...cells].join('  ').trimEnd());
  }
}

function printMissed(outcomes: readonly Outcome[]): void {
  const missed = outcomes.filter((each) => !each.isHeldOut && gradeOf(each) < 0);
  console.log('\nNot first, or wrong about "no page fits" (held-out halves are not shown):');
  missed.forEach((each) => console.log(`  ${each.list}: ${each.query}: ${shown(each)}, first is ${each.first}`));
}

function printChanges(outcomes: readonly Outcome[], {name, outcomes: before}: Before): void {
  const old = new Map(before.map((each) => [`${each.list} ${each.query}`, each]));
  const changed = outcomes.flatMap((now) => {
    const then = old.get(`${now.list} ${now.query}`);
    return then === undefined || gradeOf(then) === gradeOf(now)
      ? []
      : [{now, then, isBetter: gradeOf(now) > gradeOf(then)}];
  });
  console.log(`\nAgainst ${name}: ${changed.length === 0 ? 'no query found the right page at another place.' : ''}`);
  for (const {now, then, isBetter} of changed.filter(({now: {isHeldOut}}) => !isHeldOut)) {
    console.log(
      `  ${isBetter ? 'better' : 'worse'}: ${now.list}: ${now.query}: ${shown(then)}, now ${shown(now)}; first is ${now.first}, before ${then.first}`,
    );
  }
  const heldOut = changed.filter(({now: {isHeldOut}}) => isHeldOut);
  if (heldOut.length > 0) {
    const better = heldOut.filter(({isBetter}) => isBetter).length;
    console.log(`  of the held-out halves: ${better} better, ${heldOut.length - better} worse`);
  }
}

function shown({place, isNoticeRight}: Outcome): string {
  if (place === null) {
    return isNoticeRight ? 'says that no page fits' : 'does not say that no page fits';
  }
  return place < 0 ? 'not found' : `place ${place + 1}`;
}
