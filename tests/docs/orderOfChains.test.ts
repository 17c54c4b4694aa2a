import {readFileSync} from 'node:fs';
import {targetOf} from '@sentinel/csf/model/firewall/gates';
import {makeRules} from '@sentinel/csf/model/firewall/makeRules';
import type {Rule} from '@sentinel/csf/model/netfilter/ruleSet';
import {configurationOf} from '@sentinel/lab/compare/rules/cases';

/** What each row of the numbered tables of the page names, without its number. */
const [wayIn, localInput] = numberedTables(readFileSync('docs/usage/principles.mdx', 'utf8'));

function numberedTables(page: string): string[][] {
  const tables: string[][] = [];
  for (const [, number, row = ''] of page.matchAll(/^\| (\d+) \|(.*)$/gm)) {
    if (number === '1') {
      tables.push([]);
    }
    tables.at(-1)!.push(row);
  }
  return tables;
}

/** A server where all of csf makes rules. */
const {ruleSet} = makeRules(
  configurationOf(
    {
      panel: 'generic',
      settings: {
        ...{TESTING: '0', ETH_DEVICE_SKIP: 'eth0', MESSENGER: '1', SYNFLOOD: '1', PORTFLOOD: '80;tcp;20;5'},
        ...{CONNLIMIT: '22;5', PORTKNOCKING: '22;TCP;20;100;200;300', CLUSTER_RECVFROM: '198.51.100.31'},
        ...{DYNDNS: '300', GLOBAL_DYNDNS: 'https://lists.example/names', GLOBAL_ALLOW: 'https://lists.example/allow'},
        ...{GLOBAL_DENY: 'https://lists.example/deny', CC_ALLOW: 'DE', CC_DENY: 'CN', CC_ALLOW_FILTER: 'DE'},
        ...{CC_ALLOW_PORTS: 'DE', CC_ALLOW_PORTS_TCP: '22', CC_DENY_PORTS: 'CN', CC_DENY_PORTS_TCP: '25'},
      },
      lists: {'csf.blocklists': 'SPAMDROP|86400|0|https://lists.example/drop'},
      nameServers: ['203.0.113.53'],
    },
    1_795_000_000,
  ),
);

function rulesOf(name: string): readonly Rule[] {
  const filter = ruleSet.tables[4].find((table) => table.name === 'filter')!;
  return filter.chains.find((chain) => chain.name === name)!.rules;
}

/** How the page calls what no setting makes. */
const names: Record<string, string> = {
  LOCALINPUT: '**LOCALINPUT**',
  LOGDROPIN: '**LOGDROPIN**',
  ACCEPT: 'Loopback',
  ALLOWIN: '`/etc/csf/csf.allow`',
  DENYIN: '`/etc/csf/csf.deny`',
  SPAMDROP: 'block lists',
};

/** The row of a rule: the one that begins with its setting, else the one that mentions it. */
function rowOf(rule: Rule, rows: readonly string[]): number {
  const {origin} = rule;
  const words = origin.kind === 'setting' ? origin.names.map((name) => `\`${name}\``) : [names[targetOf(rule)] ?? '?'];
  for (const word of words) {
    const first = rows.findIndex((row) => /`\w+`/.exec(row)?.[0] === word);
    const row = first === -1 ? rows.findIndex((one) => one.includes(word)) : first;
    if (row !== -1) {
      return row;
    }
  }
  throw new Error(`No row of the table is about this rule of ${words.join(', ')}: ${rule.text}`);
}

test.each([
  ['INPUT', wayIn!, []],
  // The model does not read csf.sips.
  ['LOCALINPUT', localInput!, ['csf.sips']],
] as const)('the page on principles has the rules of %s in their order', (chain, rows, unread) => {
  const found = rulesOf(chain).map((rule) => rowOf(rule, rows));
  expect(found).toEqual([...found].sort((a, b) => a - b));
  const without = rows.filter((_, index) => !found.includes(index));
  expect(without.filter((row) => !unread.some((file) => row.includes(file)))).toEqual([]);
});
