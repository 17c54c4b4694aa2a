import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs, promisify} from 'node:util';
import {makeRules} from '../../src/features/packet-tester/logic/makeRules';
import {printSets, printTables} from '../../src/features/packet-tester/logic/printRules';
import {configurationOf, writeCase, type Case} from './cases';
import {generateCases} from './generate';

const usage = `Compares the rules that the packet tester makes with those of the product.

  npm run compare:rules -- FOLDER --oracle PROGRAM [--count 50] [--seed 1] [--skip 0]

FOLDER    the folder csf of an unpacked product
--oracle  a program that starts the product and keeps its rules (see CONTRIBUTING)
--count   how many configurations to draw, beside the shipped ones
--skip    how many to leave out from the beginning

It needs root, as iptables does.`;

const atOnce = 2;

type Saved = Record<'iptables' | 'ip6tables' | 'ipset', string[]>;

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      oracle: {type: 'string'},
      count: {type: 'string', default: '50'},
      seed: {type: 'string', default: '1'},
      skip: {type: 'string', default: '0'},
    },
  });
  const [product] = positionals;
  if (product === undefined || values.oracle === undefined) {
    console.log(usage);
    process.exitCode = 1;
    return;
  }
  const cases = [...generateCases(Number(values.count), Number(values.seed)).entries()].slice(Number(values.skip));
  const oracle = path.resolve(values.oracle);
  console.log(`Seed ${values.seed}: ${cases.length} configurations.`);
  let differing = 0;
  await inParallel(cases, async ([number, one]) => {
    const differences = compare(await askProduct(oracle, path.resolve(product), one), one);
    if (differences.length > 0) {
      differing += 1;
      console.log([`\n${number}: ${JSON.stringify(one)}`, ...differences].join('\n'));
    }
  });
  console.log(`${cases.length} configurations compared, ${differing} differ.`);
  process.exitCode = differing === 0 ? 0 : 1;
}

async function inParallel<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  await Promise.all(
    Array.from({length: atOnce}, async () => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) {
        await work(item);
      }
    }),
  );
}

async function askProduct(oracle: string, product: string, one: Case): Promise<Saved> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'csf-rules-'));
  try {
    const [given, out] = [path.join(folder, 'given'), path.join(folder, 'out')];
    writeCase(one, product, given);
    await promisify(execFile)('nice', [oracle, product, given, out]);
    const read = (name: string): string[] =>
      readFileSync(path.join(out, `${name}.txt`), 'utf8')
        .replaceAll(' [0:0]', '')
        .split('\n')
        .filter((line) => line !== '');
    return {iptables: read('iptables-save'), ip6tables: read('ip6tables-save'), ipset: read('ipset')};
  } finally {
    rmSync(folder, {recursive: true});
  }
}

function compare(theirs: Saved, one: Case): string[] {
  const {ruleSet, notes} = makeRules(configurationOf(one, Date.now() / 1000));
  const names = (one.lists['csf.blocklists'] ?? '').split('\n').map((line) => line.split('|')[0]!.toUpperCase());
  const ours: Saved = {
    iptables: printTables(ruleSet, 4),
    ip6tables: printTables(ruleSet, 6),
    ipset: printSets(ruleSet),
  };
  const differences = (['iptables', 'ip6tables', 'ipset'] as const).flatMap((program) =>
    differencesOf(sortBlockLists(theirs[program], names), sortBlockLists(ours[program], names)).map(
      (line) => `  ${program} ${line}`,
    ),
  );
  return differences.length === 0 ? [] : [...differences, ...notes.map(({text}) => `  note: ${text}`)];
}

/** csf walks the block lists in the order of a hash, which changes from start to start. */
function sortBlockLists(lines: string[], names: readonly string[]): string[] {
  const isJump = (line: string): boolean =>
    line.startsWith('-A LOCALINPUT') && names.some((name) => name !== '' && line.endsWith(` -j ${name.slice(0, 25)}`));
  const jumps = lines.filter(isJump).sort();
  return lines.map((line) => (isJump(line) ? jumps.shift()! : line));
}

/** Lines that one side lacks; where both have all lines, the first place where their order differs. */
function differencesOf(theirs: string[], ours: string[]): string[] {
  const missing = theirs.filter((line) => !ours.includes(line)).map((line) => `lacks: ${line}`);
  const surplus = ours.filter((line) => !theirs.includes(line)).map((line) => `wrong: ${line}`);
  if (missing.length + surplus.length > 0 || theirs.join('\n') === ours.join('\n')) {
    return [...missing, ...surplus].slice(0, 12);
  }
  const index = theirs.findIndex((line, at) => line !== ours[at]);
  return [`order: ${theirs[index]} <> ${ours[index]}`];
}

void main();
