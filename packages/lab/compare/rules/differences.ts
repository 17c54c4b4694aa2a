import {noteInWords} from '@sentinel/csf/answers/ruleNotes';
import {makeRules} from '@sentinel/csf/model/firewall/makeRules';
import {printSets, printTables} from '@sentinel/csf/model/netfilter/printRules';
import {configurationOf, type Case} from './cases';

/** What iptables-save, ip6tables-save and `ipset save` print, without counters. */
export type Saved = Record<'iptables' | 'ip6tables' | 'ipset', string[]>;

const programs = ['iptables', 'ip6tables', 'ipset'] as const;

/** The differences between the product's rules and those of the model; empty if there are none. */
export function compare(theirs: Saved, one: Case, now: number): string[] {
  const {ruleSet, notes} = makeRules(configurationOf(one, now));
  const names = (one.lists['csf.blocklists'] ?? '').split('\n').map((line) => line.split('|')[0]!.toUpperCase());
  const ours: Saved = {
    iptables: printTables(ruleSet, 4),
    ip6tables: printTables(ruleSet, 6),
    ipset: printSets(ruleSet),
  };
  const differences = programs.flatMap((program) =>
    differencesOf(sortBlockLists(theirs[program], names), sortBlockLists(ours[program], names)).map(
      (line) => `  ${program} ${line}`,
    ),
  );
  return differences.length === 0 ? [] : [...differences, ...notes.map((note) => `  note: ${noteInWords(note).text}`)];
}

/** csf walks the block lists in hash order, which changes with every start. */
function sortBlockLists(lines: string[], names: readonly string[]): string[] {
  const isJump = (line: string): boolean =>
    line.startsWith('-A LOCALINPUT') && names.some((name) => name !== '' && line.endsWith(` -j ${name.slice(0, 25)}`));
  const jumps = lines.filter(isJump).sort();
  return lines.map((line) => (isJump(line) ? jumps.shift()! : line));
}

/** Lines that one side lacks; if both have all lines, the first place where their order differs. */
function differencesOf(theirs: string[], ours: string[]): string[] {
  const missing = theirs.filter((line) => !ours.includes(line)).map((line) => `lacks: ${line}`);
  const surplus = ours.filter((line) => !theirs.includes(line)).map((line) => `wrong: ${line}`);
  if (missing.length + surplus.length > 0 || theirs.join('\n') === ours.join('\n')) {
    return [...missing, ...surplus].slice(0, 12);
  }
  const index = Math.max(
    theirs.findIndex((line, at) => line !== ours[at]),
    0,
  );
  return [`order: ${theirs[index]} <> ${ours[index]}`];
}
