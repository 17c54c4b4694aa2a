import {tableNames, type Family, type RuleSet} from './ruleSet';

const builtIn: Readonly<Record<string, readonly string[]>> = {
  raw: ['PREROUTING', 'OUTPUT'],
  mangle: ['PREROUTING', 'INPUT', 'FORWARD', 'OUTPUT', 'POSTROUTING'],
  nat: ['PREROUTING', 'INPUT', 'OUTPUT', 'POSTROUTING'],
  filter: ['INPUT', 'FORWARD', 'OUTPUT'],
};

/** The lines of iptables-save or ip6tables-save, without counters; a family that csf does not filter lets all through. */
export function printTables({tables}: RuleSet, family: Family): string[] {
  return tableNames.flatMap((name) => {
    const chains =
      tables[family].find((table) => table.name === name)?.chains ??
      builtIn[name]!.map((chain) => ({name: chain, policy: 'ACCEPT', rules: []}));
    return [
      `*${name}`,
      ...chains.map((chain) => `:${chain.name} ${chain.policy ?? '-'}`),
      ...chains.flatMap((chain) => chain.rules.map(({text}) => `-A ${chain.name} ${text}`)),
      'COMMIT',
    ];
  });
}

/** The lines of `ipset save`, sorted, as their order in the kernel means nothing. */
export function printSets({sets}: RuleSet): string[] {
  return sets
    .flatMap(({name, create, entries}) => [
      `create ${name} ${create}`,
      ...entries.map(({address}) => `add ${name} ${address}`),
    ])
    .sort();
}
