import {shippedValues} from '../../../model/conf/shippedConfig';
import {usualServer, type Configuration, type Server} from '../../../model/firewall/configuration';
import {makeRules} from '../../../model/firewall/makeRules';
import {printTables} from '../../../model/netfilter/printRules';
import type {Rule, RuleSet} from '../../../model/netfilter/ruleSet';

function make(
  settings: Record<string, string>,
  lists: Configuration['lists'] = {},
  server: Partial<Server> = {},
): ReturnType<typeof makeRules> {
  const shipped = [...shippedValues('generic')].map(([name, {value}]): [string, string] => [name, value]);
  return makeRules({
    settings: new Map([...shipped, ['TESTING', '0'], ...Object.entries(settings)]),
    lists,
    server: {...usualServer, ...server},
  });
}

const chain = ({tables}: RuleSet, name: string, family: 4 | 6 = 4) =>
  tables[family].find((table) => table.name === 'filter')?.chains.find((one) => one.name === name);
const rules = (ruleSet: RuleSet, name: string, family: 4 | 6 = 4): readonly Rule[] =>
  chain(ruleSet, name, family)!.rules;

test('a rule of a list names its line, and one of a port its setting', () => {
  const {ruleSet} = make({}, {'csf.deny': '# mine\n\n203.0.113.7 # spam\n'});
  expect(rules(ruleSet, 'DENYIN')).toEqual([
    {
      text: '-s 203.0.113.7/32 ! -i lo -j DROP',
      origin: {kind: 'line', file: 'csf.deny', line: 3, text: '203.0.113.7 # spam'},
    },
  ]);
  const ssh = rules(ruleSet, 'INPUT').find(({text}) => text.includes('--dport 22 '));
  expect(ssh!.origin).toEqual({kind: 'setting', names: ['TCP_IN']});
});

test('without IPV6 there are no tables of that family, and its lines are named', () => {
  const {ruleSet, notes} = make({}, {'csf.allow': '2001:db8::7'});
  expect(ruleSet.tables[6]).toEqual([]);
  expect(notes).toContainEqual({
    kind: 'ignored',
    reason: {is: 'ipv6-off'},
    about: {file: 'csf.allow', line: 1},
  });
});

test('a wrong port in a batch stops csf, which leaves the server open', () => {
  const {ruleSet, notes} = make({}, {'csf.allow': 'tcp|in|d=99999|s=203.0.113.7'});
  expect(printTables(ruleSet, 4).filter((line) => line.startsWith('-A'))).toEqual([]);
  expect(chain(ruleSet, 'INPUT')!.policy).toBe('ACCEPT');
  expect(notes.at(-1)).toMatchObject({kind: 'stopped', about: {file: 'csf.allow', line: 1}});
});

test('the same without FASTSTART only lacks the rule, but stops while TESTING is on', () => {
  const lists = {'csf.allow': 'tcp|in|d=99999|s=203.0.113.7\n203.0.113.8'};
  const {ruleSet, notes} = make({FASTSTART: '0'}, lists);
  expect(rules(ruleSet, 'ALLOWIN').map(({text}) => text)).toEqual(['-s 203.0.113.8/32 ! -i lo -j ACCEPT']);
  expect(notes.map(({kind}) => kind)).toContain('failed');
  expect(make({FASTSTART: '0', TESTING: '1'}, lists).notes.at(-1)!.kind).toBe('stopped');
});

test('without FASTSTART, a shell ends the command at a semicolon, and the rule has no target', () => {
  const lists = {'csf.allow': 'tcp|in|d=22;80|s=198.51.100.9\n192.0.2.55'};
  const {ruleSet, notes} = make({FASTSTART: '0', TESTING: '1'}, lists);
  expect(rules(ruleSet, 'ALLOWIN').map(({text}) => text)).toEqual([
    '-s 192.0.2.55/32 ! -i lo -j ACCEPT',
    '-s 198.51.100.9/32 ! -i lo -p tcp -m tcp --dport 22',
  ]);
  expect(notes).toContainEqual({
    kind: 'failed',
    reason: {is: 'semicolon'},
    about: {file: 'csf.allow', line: 1},
  });
  expect(make({}, lists).notes.at(-1)!.kind).toBe('stopped');
});

test('what only the server knows is named, not guessed', () => {
  const {ruleSet, notes} = make(
    {CC_DENY: 'DE', CC_ALLOW_PORTS: 'AT', DYNDNS: '300'},
    {'csf.deny': 'Include /etc/csf/more.deny\n010.0.0.1', 'csf.allow': 'tcp|in|d=ssh-alt|s=203.0.113.7'},
  );
  expect(chain(ruleSet, 'CC_DENY')!.unknown).toMatchObject({ifMatched: 'drop', names: ['CC_DENY']});
  expect(chain(ruleSet, 'CC_ALLOWP')!.unknown).toMatchObject({ifMatched: 'accept', jumpsTo: 'CC_ALLOWPORTS'});
  expect(chain(ruleSet, 'ALLOWDYNIN')!.unknown).toMatchObject({ifMatched: 'accept', names: ['DYNDNS', 'csf.dyndns']});
  expect(chain(ruleSet, 'DENYIN')!.unknown).toMatchObject({ifMatched: 'drop', names: ['csf.deny']});
  expect(notes.filter(({kind}) => kind === 'unknown').map(({about}) => about)).toEqual([
    {file: 'csf.deny', line: 1},
    {file: 'csf.deny', line: 2},
    {file: 'csf.allow', line: 1},
  ]);
});

test('with sets the networks are unknown in the set, not in the chain', () => {
  const {ruleSet} = make({CC_DENY: 'DE', LF_IPSET: '1'});
  expect(chain(ruleSet, 'CC_DENY')!.unknown).toBeUndefined();
  expect(ruleSet.sets.find(({name}) => name === 'cc_de')!.unknown).toMatchObject({ifMatched: 'drop'});
});

test('a network of all addresses ends the loading of a set with FASTSTART', () => {
  const lists = {'csf.deny': '203.0.113.7\n0.0.0.0/0\n203.0.113.8'};
  const addresses = (settings: Record<string, string>): string[] =>
    make({LF_IPSET: '1', ...settings}, lists)
      .ruleSet.sets.find(({name}) => name === 'chain_DENY')!
      .entries.map(({address}) => address);
  expect(addresses({})).toEqual(['203.0.113.7']);
  expect(addresses({FASTSTART: '0'})).toEqual(['203.0.113.7', '203.0.113.8']);
});

test('temporary blocks end with their time', () => {
  const lists = {'csf.tempban': '1000|203.0.113.7|22|in|600|lfd\n'};
  expect(rules(make({}, lists, {now: 1599}).ruleSet, 'DENYIN').map(({text}) => text)).toEqual([
    '-s 203.0.113.7/32 ! -i lo -p tcp -m tcp --dport 22 -j DROP',
  ]);
  expect(rules(make({}, lists, {now: 1600}).ruleSet, 'DENYIN')).toEqual([]);
});

test('name servers come before the lists, unless they are the server itself', () => {
  const {ruleSet} = make(
    {},
    {},
    {nameServers: ['203.0.113.53', '127.0.0.53', '192.0.2.10'], addresses: ['192.0.2.10']},
  );
  const texts = rules(ruleSet, 'INPUT').map(({text}) => text);
  expect(texts.indexOf('! -i lo -j LOCALINPUT')).toBe(4);
  expect(texts.filter((text) => text.includes('192.0.2.10') || text.includes('127.0.0.53'))).toEqual([]);
});

test('a port of UDP that is too large opens another one, and one of TCP stops csf', () => {
  const texts = rules(make({UDP_IN: '99999'}).ruleSet, 'INPUT').map(({text}) => text);
  expect(texts).toContain('! -i lo -p udp -m conntrack --ctstate NEW -m udp --dport 34463 -j ACCEPT');
  expect(make({TCP_IN: '99999'}).notes.at(-1)!.kind).toBe('stopped');
});

test.each([
  ['90/m', '90/min'],
  ['3600/h', '1/sec'],
  ['30/m', '30/min'],
  ['1440/day', '1/min'],
  ['7000/s', '10000/sec'],
])('the kernel shows the rate %s as %s', (given, shown) => {
  const [first] = rules(make({SYNFLOOD: '1', SYNFLOOD_RATE: given}).ruleSet, 'SYNFLOOD');
  expect(first!.text).toBe(`-m limit --limit ${shown} --limit-burst 150 -j RETURN`);
});
