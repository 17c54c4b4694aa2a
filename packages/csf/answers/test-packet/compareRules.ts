import {diffLines} from '../../model/conf/diffLines';
import {printSets, printTables} from '../../model/netfilter/printRules';
import type {Family, RuleSet} from '../../model/netfilter/ruleSet';

/** A row of a comparison side by side; a rule that is on one side only has nothing on the other. */
export type ComparedRow = {heading: string} | {before?: string; after?: string};

export type ComparedRules = {
  removed: number;
  added: number;
  /** Undefined where the two have too little in common. */
  rows: ComparedRow[] | undefined;
};

/** The rules of a family as iptables-save prints them; empty where csf makes none. */
export function printFamily(rules: RuleSet, family: Family): string {
  return rules.tables[family].length === 0 ? '' : printTables(rules, family).join('\n');
}

const parts = [
  ['IPv4', (rules: RuleSet) => printFamily(rules, 4)],
  ['IPv6', (rules: RuleSet) => printFamily(rules, 6)],
  ['Sets', (rules: RuleSet) => printSets(rules).join('\n')],
] as const;

/** The rules that a change removes and adds, in their order. */
export function compareRules(before: RuleSet, after: RuleSet): ComparedRules {
  const compared: ComparedRules = {removed: 0, added: 0, rows: []};
  for (const [heading, print] of parts) {
    const lines = diffLines(`${print(before)}\n`, `${print(after)}\n`);
    if (lines === undefined) {
      return {...compared, rows: undefined};
    }
    const changed = lines.filter(({kind, text}) => kind !== 'same' && text !== '');
    const rules = changed.filter(({text}) => /^(-A|add) /.test(text));
    compared.removed += rules.filter(({kind}) => kind === 'removed').length;
    compared.added += rules.filter(({kind}) => kind === 'added').length;
    if (changed.length > 0) {
      compared.rows?.push({heading}, ...besideEachOther(lines));
    }
  }
  return compared;
}

/** Puts what goes and what comes at the same place beside each other. */
function besideEachOther(lines: NonNullable<ReturnType<typeof diffLines>>): ComparedRow[] {
  const rows: ComparedRow[] = [];
  let block: {removed: string[]; added: string[]} = {removed: [], added: []};
  const close = (): void => {
    const {removed, added} = block;
    for (let index = 0; index < Math.max(removed.length, added.length); index += 1) {
      const [before, after] = [removed[index], added[index]];
      rows.push({...(before !== undefined && {before}), ...(after !== undefined && {after})});
    }
    block = {removed: [], added: []};
  };
  for (const {kind, text} of lines) {
    if (kind === 'same') {
      close();
    } else if (text !== '') {
      block[kind].push(text);
    }
  }
  close();
  return rows;
}
