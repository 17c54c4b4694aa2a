import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {makeRules} from '@sentinel/csf/model/firewall/makeRules';
import {printSets, printTables} from '@sentinel/csf/model/netfilter/printRules';
import {runInSandbox} from '../../oracle/sandbox';
import {inParallel, type Outcome, type Task} from '../task';
import {configurationOf, givenOf, type Case} from './cases';
import {compare, type Saved} from './differences';
import {generateCases} from './generate';
import {readSavedRules} from '../savedRules';

const recorded = 'packages/csf/tests/fixtures/packet-tester';
const recordedCases = 60;

/** Compares the rules that the packet tester makes with those of the product. */
export async function compareRules({product, count, seed, isRecording}: Task): Promise<Outcome> {
  const drawn = generateCases(count, seed);
  const cases = isRecording ? tellingCases(drawn) : drawn;
  const answers: Saved[] = [];
  let differing = 0;
  await inParallel([...cases.entries()], async ([number, one]) => {
    const answer = await askProduct(product, one);
    answers[number] = answer;
    const differences = compare(answer, one, Date.now() / 1000);
    if (differences.length > 0) {
      differing += 1;
      console.log([`\n${number}: ${JSON.stringify(one)}`, ...differences].join('\n'));
    }
  });
  if (isRecording) {
    record(cases, answers);
  }
  return {compared: `${cases.length} configurations`, differing};
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
  while (chosen.length < recordedCases && left.size > 0) {
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
}

function askProduct(product: string, one: Case): Promise<Saved> {
  const start = 'timeout 300 csf -s >/dev/null 2>&1 </dev/null; /oracle/scripts/save-rules.sh';
  return runInSandbox(product, givenOf(one, product), ['bash', '-c', start], (out) => {
    const {iptables, ip6tables, ipset} = readSavedRules(out);
    const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');
    return {iptables: lines(iptables), ip6tables: lines(ip6tables), ipset: lines(ipset)};
  });
}
