import type {Family, RuleSet} from './ruleSet';

/** The rules of one family as `iptables-save` prints them, without counters. */
export function printRules({tables}: RuleSet, family: Family): string {
  return tables[family]
    .map(({name, chains}) =>
      [
        `*${name}`,
        ...chains.map((chain) => `:${chain.name} ${chain.policy ?? '-'} [0:0]`),
        ...chains.flatMap((chain) => chain.rules.map(({text}) => `-A ${chain.name} ${text}`)),
        'COMMIT',
      ].join('\n'),
    )
    .join('\n');
}

/** The sets as `ipset save` prints them. */
export function printSets({sets}: RuleSet): string {
  return sets
    .flatMap(({name, create, entries}) => [
      `create ${name} ${create}`,
      ...entries.map(({address}) => `add ${name} ${address}`),
    ])
    .join('\n');
}

/** The lines that have each word of a search; all lines for an empty one. */
export function searchRules(text: string, search: string): string[] {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const lines = text.split('\n');
  return words.length === 0 ? lines : lines.filter((line) => words.every((word) => line.toLowerCase().includes(word)));
}
