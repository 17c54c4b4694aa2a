import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs, promisify} from 'node:util';
import {gzipSync} from 'node:zlib';
import {makeRules} from '../../src/csf/firewall/makeRules';
import {printSets, printTables} from '../../src/netfilter/printRules';
import {configurationOf, writeCase, type Case} from './cases';
import {compare, type Saved} from './compare';
import {generateCases} from './generate';

const recorded = 'tests/fixtures/packet-tester';

const usage = `Compares the rules that the packet tester makes with those of the product.

  npm run compare:rules -- FOLDER --oracle PROGRAM [--count 50] [--seed 1] [--skip 0] [--keep KEPT] [--record]
  npm run compare:rules -- FOLDER --folders OUT

FOLDER    the folder csf of an unpacked product
--oracle  a program that starts the product and keeps its rules
--count   how many configurations to draw, beside the shipped ones
--skip    how many to leave out from the beginning
--keep    a folder for what the product answered, so that it is not asked twice
--record  takes telling configurations instead and writes ${recorded}
--folders writes the recorded configurations as folders that the program takes

It needs root, as iptables does. It calls the program as

  PROGRAM PRODUCT CONF OUT

The program starts csf of the folder PRODUCT with the csf.* files, resolv.conf and var-lib-csf/ of CONF, where csf.set
has lines NAME = "VALUE" that change single settings. It writes iptables-save.txt and ip6tables-save.txt (tables raw,
mangle, nat, filter; no comments, counters 0) and ipset.txt (sorted) to OUT.`;

const atOnce = 2;

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      oracle: {type: 'string'},
      count: {type: 'string', default: '50'},
      seed: {type: 'string', default: '1'},
      skip: {type: 'string', default: '0'},
      keep: {type: 'string'},
      record: {type: 'boolean', default: false},
      folders: {type: 'string'},
    },
  });
  const [product] = positionals;
  if (product !== undefined && values.folders !== undefined) {
    writeFolders(product, values.folders);
    return;
  }
  if (product === undefined || values.oracle === undefined) {
    console.log(usage);
    process.exitCode = 1;
    return;
  }
  const drawn = generateCases(Number(values.count), Number(values.seed));
  const cases = [...(values.record ? tellingCases(drawn) : drawn).entries()].slice(Number(values.skip));
  const oracle = path.resolve(values.oracle);
  const answers: Saved[] = [];
  console.log(`Seed ${values.seed}: ${cases.length} configurations.`);
  let differing = 0;
  await inParallel(cases, async ([number, one]) => {
    const answer = await kept(values.keep, one, () => askProduct(oracle, path.resolve(product), one));
    answers[number] = answer;
    const differences = compare(answer, one, Date.now() / 1000);
    if (differences.length > 0) {
      differing += 1;
      console.log([`\n${number}: ${JSON.stringify(one)}`, ...differences].join('\n'));
    }
  });
  console.log(`${cases.length} configurations compared, ${differing} differ.`);
  if (values.record) {
    record(
      cases.map(([, one]) => one),
      answers,
    );
  }
  process.exitCode = differing === 0 ? 0 : 1;
}

/** The program's earlier answer for the same configuration. */
async function kept(folder: string | undefined, one: Case, ask: () => Promise<Saved>): Promise<Saved> {
  if (folder === undefined) {
    return ask();
  }
  const file = path.join(folder, `${createHash('sha256').update(JSON.stringify(one)).digest('hex').slice(0, 16)}.json`);
  if (existsSync(file)) {
    return JSON.parse(readFileSync(file, 'utf8')) as Saved;
  }
  const answer = await ask();
  mkdirSync(folder, {recursive: true});
  writeFileSync(file, JSON.stringify(answer));
  return answer;
}

/** The shipped files, and those random configurations that add kinds of rules which earlier ones lack. */
function tellingCases(cases: readonly Case[]): Case[] {
  const known = new Set<string>();
  const shapes = cases.map((one) => {
    const {ruleSet, notes} = makeRules(configurationOf(one, 0));
    return [
      ...[...printTables(ruleSet, 4), ...printTables(ruleSet, 6), ...printSets(ruleSet)].map((line) =>
        line.replace(/\d+/g, '0'),
      ),
      ...notes.map(({kind}) => kind),
    ];
  });
  const left = new Set(cases.keys());
  const chosen: Case[] = [];
  while (chosen.length < 60) {
    const news = (index: number): number => shapes[index]!.filter((shape) => !known.has(shape)).length;
    const best = [...left].reduce((a, b) => (news(b) > news(a) ? b : a));
    left.delete(best);
    shapes[best]!.forEach((shape) => known.add(shape));
    chosen.push(cases[best]!);
  }
  return chosen;
}

function record(cases: Case[], answers: Saved[]): void {
  mkdirSync(recorded, {recursive: true});
  writeFileSync(path.join(recorded, 'cases.json'), `[\n${cases.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`);
  writeFileSync(path.join(recorded, 'rules.json.gz'), gzipSync(JSON.stringify(answers), {level: 9}));
  console.log(`${cases.length} configurations are in ${recorded}.`);
}

function writeFolders(product: string, folder: string): void {
  const cases = JSON.parse(readFileSync(path.join(recorded, 'cases.json'), 'utf8')) as Case[];
  for (const [number, one] of cases.entries()) {
    writeCase(one, product, path.join(folder, String(number)));
  }
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
    await promisify(execFile)(oracle, [product, given, out]);
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

void main();
