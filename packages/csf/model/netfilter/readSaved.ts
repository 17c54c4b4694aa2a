import {
  type AddressSet,
  type Chain,
  type Family,
  type Rule,
  type RuleSet,
  type Table,
  type TableName,
  tableNames,
} from './ruleSet';

const origin = {kind: 'always', why: 'The rule comes from a saved rule set.'} as const;

type Draft = {name: string; policy?: 'ACCEPT' | 'DROP'; rules: Rule[]};

/**
 * Reads what `iptables-save`, `ip6tables-save` and `ipset save` print, with or without counters. An empty text is a
 * family or sets that the server does not have. Throws an error with the line that it cannot read.
 */
export function readSaved(iptablesSave: string, ip6tablesSave: string, ipset: string): RuleSet {
  return {
    tables: {4: readTables(iptablesSave, 4), 6: readTables(ip6tablesSave, 6)},
    sets: readSets(ipset),
  };
}

function readTables(text: string, family: Family): Table[] {
  const command = family === 4 ? 'iptables-save' : 'ip6tables-save';
  const tables: {name: string; chains: Draft[]}[] = [];
  const refuse = (line: string, number: number, why: string): never => {
    throw new Error(`Line ${number} of the output of ${command}: ${why}: ${line}`);
  };
  text.split(/\r?\n/).forEach((whole, index) => {
    const line = whole.trim().replace(/^\[\d+:\d+\]\s+/, '');
    const table = tables.at(-1);
    if (line === '' || line.startsWith('#') || line === 'COMMIT') {
      return;
    }
    if (line.startsWith('*')) {
      tables.push({name: line.slice(1), chains: []});
    } else if (table === undefined) {
      refuse(line, index + 1, `there is no table such as *filter before it, so this is not what ${command} prints`);
    } else if (line.startsWith(':')) {
      const [, name, policy] = /^:(\S+) (ACCEPT|DROP|-)/.exec(line) ?? refuse(line, index + 1, 'it is no chain');
      table!.chains.push({name: name!, rules: [], ...(policy === '-' ? {} : {policy: policy as 'ACCEPT' | 'DROP'})});
    } else {
      const [, name, rule] =
        /^-A (\S+)\s*(.*)$/.exec(line) ?? refuse(line, index + 1, 'it is neither a chain nor a rule');
      const chain =
        table!.chains.find((each) => each.name === name) ?? refuse(line, index + 1, `the table has no chain ${name}`);
      chain.rules.push({text: rule!, origin});
    }
  });
  return tables.flatMap(({name, chains}) => asTable(name, chains, command));
}

function asTable(name: string, chains: readonly Chain[], command: string): Table[] {
  if ((tableNames as readonly string[]).includes(name)) {
    return [{name: name as TableName, chains}];
  }
  if (chains.some(({rules}) => rules.length > 0)) {
    throw new Error(
      `The output of ${command} has rules in the table ${name}, which cannot be followed here. The tables ${tableNames.join(', ')} can.`,
    );
  }
  return [];
}

function readSets(text: string): AddressSet[] {
  const sets = new Map<string, {name: string; create: string; entries: AddressSet['entries'][number][]}>();
  // Sorted output has the entries before the sets.
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  for (const line of lines) {
    const [, name, create] = /^create (\S+) (.+)$/.exec(line) ?? [];
    if (name !== undefined) {
      sets.set(name, {name, create: create!, entries: []});
    } else if (!line.startsWith('add ')) {
      throw new Error(`A line of the output of ipset save starts with neither create nor add: ${line}`);
    }
  }
  for (const line of lines.filter((each) => each.startsWith('add '))) {
    const [, name = '', address = '', rest = ''] = /^add (\S+) (\S+)(.*)$/.exec(line) ?? [];
    const set = sets.get(name);
    if (set === undefined) {
      throw new Error(`The output of ipset save has no “create ${name}” for its line: ${line}`);
    }
    if (/\bnomatch\b/.test(rest)) {
      throw new Error(`Exceptions in sets (nomatch) cannot be followed here: ${line}`);
    }
    set.entries.push({address, origin});
  }
  return [...sets.values()];
}
