import {type Packet} from '../../../model/netfilter/packet';
import {readSaved} from '../../../model/netfilter/readSaved';
import {type Chain, type RuleSet, type Unknown} from '../../../model/netfilter/ruleSet';
import {walkPacket} from '../../../model/netfilter/walkPacket';

const syn: Packet = {
  direction: 'in',
  from: '198.51.100.23',
  to: '192.0.2.10',
  protocol: {name: 'tcp', fromPort: 40000, toPort: 22, flags: ['SYN']},
  state: 'new',
  device: 'eth0',
  before: 0,
  connections: 0,
};
const tcp = (change: object): Partial<Packet> => ({protocol: {...syn.protocol, ...change} as Packet['protocol']});
const icmp = (type: number, code = 0): Partial<Packet> => ({protocol: {name: 'icmp', type, code}});
const udp = (toPort: number): Partial<Packet> => ({protocol: {name: 'udp', fromPort: 40000, toPort}});
const six: Partial<Packet> = {from: '2001:db8:1::23', to: '2001:db8::10'};
const out: Partial<Packet> = {direction: 'out', from: '192.0.2.10', to: '198.51.100.25', user: '1000', group: '1000'};

/** A rule set with the rules of the table filter, and with those of other tables before it. */
function ruleSetOf(rules: readonly string[], {before = '', sets = '', family = 4} = {}): RuleSet {
  const chains = [...new Set(rules.map((rule) => rule.split(' ')[1]!))].filter((name) => !/^(IN|OUT)PUT$/.test(name));
  const saved = [
    before,
    ...['*filter', ':INPUT DROP [0:0]', ':FORWARD DROP [0:0]', ':OUTPUT DROP [0:0]'],
    ...chains.filter((name) => name !== 'FORWARD').map((name) => `:${name} - [0:0]`),
    ...rules,
    'COMMIT',
  ].join('\n');
  return family === 4 ? readSaved(saved, '', sets) : readSaved('', saved, sets);
}

const walk = (rules: readonly string[], change: Partial<Packet> = {}, more = {}) =>
  walkPacket(ruleSetOf(rules, more), {...syn, ...change});

const nat = (...rules: string[]): string =>
  [
    '*nat',
    ':PREROUTING ACCEPT [0:0]',
    ':INPUT ACCEPT [0:0]',
    ':OUTPUT ACCEPT [0:0]',
    ':POSTROUTING ACCEPT [0:0]',
    ...rules,
    'COMMIT',
  ].join('\n');

const sets = [
  'create LIST hash:net family inet hashsize 1024 maxelem 65536',
  'add LIST 198.51.100.0/27',
  'add LIST 203.0.113.7',
].join('\n');

/** The options of a rule, a packet that it matches, and one beside it. */
const matches: [options: string, matching: Partial<Packet>, beside: Partial<Packet>][] = [
  ['-s 198.51.100.0/27', {}, {from: '198.51.100.32'}],
  ['! -s 198.51.100.23/32', {from: '198.51.100.24'}, {}],
  ['-s 198.0.100.23/255.0.255.255', {}, {from: '198.51.101.23'}],
  ['-d 192.0.2.10/32', {}, {to: '192.0.2.11'}],
  ['-i eth0', {}, {device: 'eth1'}],
  ['-i eth+', {}, {device: 'lo'}],
  ['! -i lo', {}, {device: 'lo'}],
  ['! -i lo -p tcp', {}, udp(22)],
  ['-p tcp', {}, udp(22)],
  ['-p 6', {}, udp(22)],
  ['! -p tcp', udp(22), {}],
  ['-p tcp -m tcp --dport 22', {}, tcp({toPort: 23})],
  ['-p tcp -m tcp --dport 20:22', {}, tcp({toPort: 23})],
  ['-p tcp -m tcp ! --dport 20:21', {}, tcp({toPort: 21})],
  ['-p tcp --dport 22', {}, tcp({toPort: 21})],
  ['-p tcp -m tcp --sport 40000', {}, tcp({fromPort: 40001})],
  ['-p udp -m udp --dport 53', udp(53), udp(54)],
  ['-p tcp -m multiport --dports 80,20:22', {}, tcp({toPort: 23})],
  ['-p tcp -m multiport --sports 40000', {}, tcp({fromPort: 22, toPort: 40000})],
  ['-p tcp -m multiport --ports 40000', {}, tcp({fromPort: 22})],
  ['-p tcp -m tcp --tcp-flags FIN,SYN,RST,ACK SYN', tcp({flags: ['SYN', 'PSH']}), tcp({flags: ['SYN', 'ACK']})],
  ['-p tcp -m tcp --tcp-flags FIN,SYN,RST,PSH,ACK,URG NONE', tcp({flags: []}), {}],
  ['-p tcp -m tcp ! --syn', tcp({flags: ['ACK']}), {}],
  ['-p icmp -m icmp --icmp-type 8', icmp(8), icmp(13)],
  ['-p icmp -m icmp --icmp-type 3/4', icmp(3, 4), icmp(3, 3)],
  ['-p icmp -m icmp --icmp-type any', icmp(13), {}],
  ['-m conntrack --ctstate RELATED,ESTABLISHED', {state: 'established'}, {}],
  ['-m conntrack ! --ctstate INVALID', {}, {state: 'invalid'}],
  ['-m state --state NEW', {}, {state: 'related'}],
  ['-m set --match-set LIST src', {}, {from: '198.51.100.32'}],
  ['-m set ! --match-set LIST src', {from: '203.0.113.8'}, {from: '203.0.113.7'}],
  ['-m ttl --ttl-eq 255', {hopLimit: 255}, {}],
  ['-m addrtype --dst-type LOCAL -m comment --comment "two -m words"', {}, out],
];

test.each(matches)('%s', (options, matching, beside) => {
  const rules = [`-A INPUT ${options} -j ACCEPT`, `-A OUTPUT ${options} -j ACCEPT`];
  expect(walk(rules, matching, {sets}).end).toEqual({verdict: 'accepted'});
  expect(walk(rules, beside, {sets}).end).toEqual({verdict: 'dropped'});
});

const outMatches: [options: string, matching: Partial<Packet>, beside: Partial<Packet>][] = [
  ['-o eth0', {}, {device: 'lo'}],
  ['-m owner --uid-owner 1000', {}, {user: '1001'}],
  ['-m owner --uid-owner 1000-1010', {user: '1010'}, {user: '1011'}],
  ['-m owner --uid-owner 0', {user: 'root'}, {}],
  ['-m owner --gid-owner 8', {group: '8'}, {}],
  ['-m owner ! --uid-owner 0', {}, {user: '0'}],
  ['-m owner --uid-owner mail', {user: 'mail'}, {user: 'news'}],
];

test.each(outMatches)('outgoing: %s', (options, matching, beside) => {
  const rules = [`-A OUTPUT ${options} -j ACCEPT`];
  expect(walk(rules, {...out, ...matching}).end).toEqual({verdict: 'accepted'});
  expect(walk(rules, {...out, ...beside}).end).toEqual({verdict: 'dropped'});
});

test('ICMP over IPv6 has types and a hop limit of its own', () => {
  const rules = ['-A INPUT -p ipv6-icmp -m icmp6 --icmpv6-type 135 -m hl --hl-eq 255 -j ACCEPT'];
  expect(walk(rules, {...six, ...icmp(135)}, {family: 6}).end.verdict).toBe('accepted');
  expect(walk(rules, {...six, ...icmp(135), hopLimit: 64}, {family: 6}).end.verdict).toBe('dropped');
  expect(walk(rules, {...six, ...icmp(136)}, {family: 6}).end.verdict).toBe('dropped');
});

test('a family without tables has no filter', () => {
  expect(walk([], six)).toMatchObject({steps: [], end: {verdict: 'accepted'}});
});

test('steps name each rule with what it does, and the policy', () => {
  const {steps, logged, end} = walk([
    '-A INPUT -j LISTS',
    '-A INPUT -m limit --limit 30/min -j LOG --log-prefix "Firewall: *TCP_IN Blocked* "',
    '-A LISTS -s 203.0.113.7/32 -j DROP',
    '-A LISTS -j RETURN',
    '-A LISTS -j ACCEPT',
  ]);
  expect(steps.map(({chain, number, effect}) => `${chain} ${number} ${effect}`)).toEqual([
    'INPUT 1 jump',
    'LISTS 2 return',
    'INPUT 2 log',
    'INPUT 0 policy',
  ]);
  expect(logged).toEqual(['Firewall: *TCP_IN Blocked* ']);
  expect(end).toEqual({verdict: 'dropped'});
});

test('-g does not come back', () => {
  const rules = ['-A INPUT -j ONE', '-A INPUT -j ACCEPT', '-A ONE -g TWO', '-A ONE -j DROP', '-A TWO -p udp -j DROP'];
  expect(walk(rules).steps.map(({chain, number}) => `${chain} ${number}`)).toEqual(['INPUT 1', 'ONE 1', 'INPUT 2']);
});

test('a set says by which line it matched', () => {
  const [step] = walk(['-A INPUT -m set --match-set LIST src -j DROP'], {}, {sets}).steps;
  expect(step?.entry?.address).toBe('198.51.100.0/27');
});

test('of two lines of a set that cover an address, the narrower is named', () => {
  const both = ['create LIST hash:net family inet', 'add LIST 198.51.100.0/24', 'add LIST 198.51.100.23'].join('\n');
  const [step] = walk(['-A INPUT -m set --match-set LIST src -j DROP'], {}, {sets: both}).steps;
  expect(step?.entry?.address).toBe('198.51.100.23');
});

describe('REJECT', () => {
  test('answers', () => {
    expect(walk(['-A INPUT -j REJECT --reject-with icmp-port-unreachable']).end).toEqual({
      verdict: 'rejected',
      with: 'icmp-port-unreachable',
    });
  });

  test('answers neither a reset nor an error', () => {
    const reset = tcp({flags: ['RST', 'ACK']});
    expect(walk(['-A INPUT -p tcp -j REJECT --reject-with tcp-reset'], reset).end.verdict).toBe('dropped');
    const unreachable = ['-A INPUT -j REJECT --reject-with icmp-port-unreachable'];
    expect(walk(unreachable, icmp(3, 3)).end.verdict).toBe('dropped');
    expect(walk(unreachable, icmp(8)).end.verdict).toBe('rejected');
  });
});

describe('the connection tracking', () => {
  const invalid = ['-A INPUT -m conntrack --ctstate INVALID -j DROP', '-A INPUT -j ACCEPT'];

  test.each([
    [[], 'dropped'],
    [['SYN', 'FIN'], 'dropped'],
    [['SYN', 'ACK'], 'dropped'],
    [['FIN', 'ACK'], 'dropped'],
    [['ACK'], 'accepted'],
    [['SYN', 'PSH'], 'accepted'],
  ])('makes of a first packet with %j what Linux does', (flags, verdict) => {
    expect(walk(invalid, tcp({flags})).end.verdict).toBe(verdict);
  });

  test('lets a FIN through in a connection, and no packet without flags', () => {
    expect(walk(invalid, {...tcp({flags: ['FIN', 'ACK']}), state: 'established'}).end.verdict).toBe('accepted');
    expect(walk(invalid, {...tcp({flags: []}), state: 'established'}).end.verdict).toBe('dropped');
  });

  test('does not look at neighbour discovery', () => {
    const rules = ['-A INPUT -m conntrack --ctstate NEW,INVALID,RELATED,ESTABLISHED -j DROP', '-A INPUT -j ACCEPT'];
    expect(walk(rules, {...six, ...icmp(135)}, {family: 6}).end.verdict).toBe('accepted');
  });
});

describe('nat', () => {
  const redirect = {before: nat('-A PREROUTING -p tcp -m tcp --dport 8081 -j REDIRECT --to-ports 80')};
  const port80 = ['-A INPUT -p tcp -m tcp --dport 80 -j ACCEPT'];

  test('REDIRECT comes before the filter', () => {
    expect(walk(port80, tcp({toPort: 8081}), redirect).end).toEqual({
      verdict: 'redirected',
      to: 'port 80',
      then: 'accepted',
    });
  });

  test('is for the first packet of a connection', () => {
    expect(walk(port80, {...tcp({toPort: 8081}), state: 'established'}, redirect).end).toEqual({verdict: 'dropped'});
    expect(walk(port80, tcp({toPort: 8081, flags: ['FIN']}), redirect).end).toEqual({verdict: 'dropped'});
  });

  test('a packet for another machine takes FORWARD and POSTROUTING', () => {
    const dnat = {
      before: nat(
        '-A PREROUTING -d 192.0.2.10/32 -p tcp -m tcp --dport 3307 -j DNAT --to-destination 203.0.113.200:3306',
        '-A POSTROUTING -d 203.0.113.200/32 -p tcp -j SNAT --to-source 192.0.2.10',
      ),
    };
    const end = {verdict: 'redirected', to: '203.0.113.200:3306'};
    const {steps, ...open} = walk(['-A FORWARD -j ACCEPT'], tcp({toPort: 3307}), dnat);
    expect(open.end).toEqual({...end, then: 'forwarded'});
    expect(steps.map(({table, chain}) => `${table} ${chain}`)).toEqual([
      'nat PREROUTING',
      'filter FORWARD',
      'nat POSTROUTING',
    ]);
    expect(walk(['-A INPUT -j ACCEPT'], tcp({toPort: 3307}), dnat).end).toEqual({...end, then: 'dropped'});
  });

  test('a packet for another address of IPv6 is shown with brackets', () => {
    const before = nat('-A PREROUTING -p tcp -j DNAT --to-destination [2001:db8:9::1]:80');
    expect(walk(['-A FORWARD -j ACCEPT'], six, {before, family: 6}).end).toMatchObject({to: '[2001:db8:9::1]:80'});
  });
});

describe('limits', () => {
  const ping = ['-A INPUT -p icmp -m limit --limit 1/sec -j ACCEPT', '-A INPUT -j DROP'];
  const limited = (rules: string[], before: number, change: Partial<Packet> = {}) => walk(rules, {...change, before});

  test('limit lets its burst through', () => {
    expect(limited(ping, 4, icmp(8)).end.verdict).toBe('accepted');
    expect(limited(ping, 5, icmp(8)).end.verdict).toBe('dropped');
    expect(limited(ping, 0, icmp(8)).limits).toMatchObject([{from: 6, step: {chain: 'INPUT', number: 1}}]);
    expect(limited(ping, 1_000_000_000, icmp(8))).toMatchObject({end: {verdict: 'dropped'}, limits: [{from: 6}]});
  });

  test('a burst of its own', () => {
    const [accept, drop] = ['-A INPUT -m limit --limit 100/sec --limit-burst 150 -j ACCEPT', '-A INPUT -j DROP'];
    expect(limited([accept, drop], 149)).toMatchObject({end: {verdict: 'accepted'}, limits: [{from: 151}]});
    expect(limited([accept, drop], 150).end.verdict).toBe('dropped');
  });

  const portFlood = [
    '-A INPUT -p tcp -m tcp --dport 22 -m conntrack --ctstate NEW -m recent --set --name 22 --mask 255.255.255.255 --rsource',
    '-A INPUT -p tcp -m tcp --dport 22 -m recent --update --seconds 30 --hitcount 5 --name 22 --mask 255.255.255.255 --rsource -j PORTFLOOD',
    '-A INPUT -j ACCEPT',
    '-A PORTFLOOD -m limit --limit 30/min -j LOG --log-prefix "Firewall: *Port Flood* "',
    '-A PORTFLOOD -j DROP',
  ];

  test('a port flood starts with the packet that reaches the count', () => {
    expect(limited(portFlood, 3)).toMatchObject({end: {verdict: 'accepted'}, limits: [{from: 5}]});
    expect(limited(portFlood, 4)).toMatchObject({
      end: {verdict: 'dropped'},
      logged: ['Firewall: *Port Flood* '],
      limits: [{from: 5}, {from: 10}],
    });
    expect(limited(portFlood, 9).logged).toEqual([]);
  });

  const connections = [
    '-A INPUT -p tcp -m tcp --dport 22 --tcp-flags FIN,SYN,RST,ACK SYN -m connlimit --connlimit-above 3 --connlimit-mask 32 --connlimit-saddr -j REJECT --reject-with tcp-reset',
    '-A INPUT -j ACCEPT',
  ];

  test('connlimit counts connections, this one and those of the packets before', () => {
    expect(walk(connections, {connections: 2})).toMatchObject({end: {verdict: 'accepted'}, limits: [{from: 2}]});
    expect(walk(connections, {connections: 3}).end).toEqual({verdict: 'rejected', with: 'tcp-reset'});
    expect(walk(connections, {connections: 1, before: 2}).end.verdict).toBe('rejected');
    expect(walk(connections, {connections: 9, ...tcp({flags: ['ACK']}), state: 'established'}).end.verdict).toBe(
      'accepted',
    );
  });
});

test('connlimit counts the connection of a later packet once', () => {
  const rules = ['-A INPUT -p tcp -m connlimit --connlimit-above 3 -j DROP', '-A INPUT -j ACCEPT'];
  const later: Partial<Packet> = {...tcp({flags: ['ACK']}), state: 'established'};
  expect(walk(rules, {...later, connections: 3}).end.verdict).toBe('accepted');
  expect(walk(rules, {...later, connections: 4}).end.verdict).toBe('dropped');
});

describe('port knocking', () => {
  const recent = '--mask 255.255.255.255 --rsource';
  const rules = [
    `-A INPUT -p tcp -m tcp --dport 7001 -m recent --set --name S1 ${recent}`,
    '-A INPUT -p tcp -m tcp --dport 7001 -j DROP',
    `-A INPUT -p tcp -m tcp --dport 7002 -m recent --rcheck --seconds 20 --name S1 ${recent} -j S2`,
    `-A INPUT -p tcp -m tcp --dport 2222 -m recent --rcheck --seconds 20 --name S2 ${recent} -j ACCEPT`,
    `-A S2 -m recent --remove --name S1 ${recent}`,
    `-A S2 -m recent --set --name S2 ${recent}`,
    '-A S2 -j DROP',
  ];

  test('the hidden port depends on the knocks', () => {
    const {end, dependsOn} = walk(rules, tcp({toPort: 2222}));
    expect(end).toEqual({verdict: 'dropped'});
    expect(dependsOn).toMatchObject([
      {otherEnd: {verdict: 'accepted'}, at: {number: 4}, unknown: {ifMatched: 'accept'}},
    ]);
    expect(walk(rules, {...tcp({toPort: 2222}), knocked: true})).toMatchObject({
      end: {verdict: 'accepted'},
      dependsOn: [],
    });
  });

  test('a knock is dropped and leads to the next', () => {
    const {steps, dependsOn} = walk(rules, {...tcp({toPort: 7002}), knocked: true});
    expect(steps.map(({chain, number}) => `${chain} ${number}`)).toEqual(['INPUT 3', 'S2 1', 'S2 2', 'S2 3']);
    expect(dependsOn).toEqual([]);
  });
});

describe('what only the server knows', () => {
  const list: Unknown = {why: 'lfd fetches the list.', ifMatched: 'drop', names: ['csf.blocklists']};

  function withUnknown(rules: readonly string[], change: (chain: Chain) => Chain): RuleSet {
    const ruleSet = ruleSetOf(rules);
    const tables = ruleSet.tables[4].map((table) => ({...table, chains: table.chains.map(change)}));
    return {...ruleSet, tables: {...ruleSet.tables, 4: tables}};
  }

  const rules = [
    '-A INPUT -j LIST',
    '-A INPUT -j ALLOWED',
    '-A INPUT -j ACCEPT',
    '-A LIST -s 203.0.113.7/32 -j DROP',
    '-A ALLOWED -j RETURN',
  ];

  test('a chain: the packet goes on, and the other end is listed', () => {
    const ruleSet = withUnknown(rules, (chain) =>
      chain.name === 'LIST'
        ? {...chain, unknown: list}
        : chain.name === 'ALLOWED'
          ? {...chain, unknown: {...list, ifMatched: 'accept'}}
          : chain,
    );
    expect(walkPacket(ruleSet, syn)).toMatchObject({
      end: {verdict: 'accepted'},
      // An allowed address would have ended in the same way.
      dependsOn: [{unknown: list, at: {chain: 'INPUT', number: 1}, otherEnd: {verdict: 'dropped'}}],
    });
  });

  test('a chain whose rules jump on', () => {
    const refuse = [...rules, '-A LOGDROPOUT -j REJECT --reject-with icmp-port-unreachable'];
    const ruleSet = withUnknown(refuse, (chain) =>
      chain.name === 'LIST' ? {...chain, unknown: {...list, jumpsTo: 'LOGDROPOUT'}} : chain,
    );
    expect(walkPacket(ruleSet, syn).dependsOn).toMatchObject([{otherEnd: {verdict: 'rejected'}}]);
  });

  test('a set: the rule itself decides what follows', () => {
    const ruleSet = ruleSetOf(['-A INPUT -m set ! --match-set LIST src -j DROP', '-A INPUT -j ACCEPT'], {sets});
    const unknown = {...ruleSet, sets: ruleSet.sets.map((set) => ({...set, unknown: list}))};
    expect(walkPacket(unknown, {...syn, from: '203.0.113.8'})).toMatchObject({
      end: {verdict: 'dropped'},
      dependsOn: [{otherEnd: {verdict: 'accepted'}}],
    });
    expect(walkPacket(unknown, syn)).toMatchObject({end: {verdict: 'accepted'}, dependsOn: []});
  });

  test('a set that two rules ask for is the same for both', () => {
    const rules = [
      '-A INPUT -m set --match-set LIST src -j LOG --log-prefix "known "',
      '-A INPUT -m set ! --match-set LIST src -j ACCEPT',
      '-A INPUT -j DROP',
    ];
    const ruleSet = ruleSetOf(rules, {sets});
    const unknown = {...ruleSet, sets: ruleSet.sets.map((set) => ({...set, unknown: list}))};
    expect(walkPacket(unknown, {...syn, from: '203.0.113.8'})).toMatchObject({
      end: {verdict: 'accepted'},
      dependsOn: [{at: {number: 1}, otherEnd: {verdict: 'dropped'}}],
    });
  });

  test('the number of a user that the packet gives by name', () => {
    expect(walk(['-A OUTPUT -m owner --uid-owner 8 -j ACCEPT'], {...out, user: 'mail'})).toMatchObject({
      end: {verdict: 'dropped'},
      dependsOn: [{otherEnd: {verdict: 'accepted'}}],
    });
  });

  test('whether a related connection belongs to FTP', () => {
    const helper = ['-A INPUT -m conntrack --ctstate RELATED -m helper --helper ftp -j ACCEPT'];
    expect(walk(helper, {state: 'related'})).toMatchObject({
      end: {verdict: 'dropped'},
      dependsOn: [{otherEnd: {verdict: 'accepted'}}],
    });
    expect(walk(helper).dependsOn).toEqual([]);
  });
});

describe('what is not followed', () => {
  test.each([
    ['-m hashlimit --hashlimit-above 5/sec --hashlimit-name x -j DROP', 'hashlimit'],
    ['-m geoip --source-country DE -j DROP', 'geoip'],
    ['-m conntrack --ctdir ORIGINAL -j DROP', '--ctdir'],
    ['-m conntrack --ctstate DNAT -j DROP', 'DNAT'],
    ['-m set --match-set LIST src,src -j DROP', 'LIST src,src'],
    ['-p tcp -m tcp --tcp-option 8 -j DROP', '--tcp-option'],
    ['-m recent --update --name x --mask 255.255.255.0 --rsource -j DROP', '255.255.255.0'],
    ['-m connlimit --connlimit-above 3 --connlimit-mask 24 -j DROP', '--connlimit-mask 24'],
    ['-j MARK --set-mark 1', 'MARK'],
    ['-j NFQUEUE', 'NFQUEUE'],
    ['-j NOWHERE', 'NOWHERE'],
    ['-m set --match-set MISSING src -j DROP', 'MISSING'],
  ])('%s', (options, named) => {
    expect(() => walk([`-A INPUT ${options}`], {}, {sets})).toThrow(named);
    expect(() => walk([`-A INPUT ${options}`], {}, {sets})).toThrow(/rule|Add the output/);
  });

  test('a rule that the rest of its matches rule out does no harm', () => {
    expect(walk(['-A INPUT -p udp -m hashlimit --hashlimit-above 5/sec -j DROP']).end.verdict).toBe('dropped');
  });

  test.each([
    [{from: '198.51.100'}, 'is not an IP address'],
    [{from: '2001:db8::1'}, 'one is IPv4 and one is IPv6'],
    [tcp({toPort: 70000}), '70000 is not a port'],
    [icmp(256), '256 is not an ICMP type'],
  ])('a packet such as %j', (change, message) => {
    expect(() => walk([], change)).toThrow(message);
  });
});
