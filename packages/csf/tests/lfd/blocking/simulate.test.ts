import type {Hit} from '../../../model/lfd/hit';
import {simulate} from '../../../model/lfd/blocking/simulate';
import {failures, shipped} from './hits';

/** What a test looks at: who, why, how long, at which line. */
function outcome(hits: Hit[], values: Record<string, string>, lists = {}): string[] {
  return simulate(hits, {...shipped, ...values}, lists).blocks.map(
    ({target, trigger, escalation, lasts, ports, direction, count, lineNumber}) =>
      [
        target,
        escalation?.trigger ?? trigger,
        lasts === undefined ? 'for good' : `${lasts} s`,
        ports === '' ? direction : `${direction} ${ports}`,
        `${count} at line ${lineNumber}`,
      ].join(', '),
  );
}

const seven = '198.51.100.7';

// Each with the lines of lfd.pl that it follows.
const cases: [
  what: string,
  source: string,
  hits: Hit[],
  values: Record<string, string>,
  expected: string[],
  lists?: object,
][] = [
  ['the limit is met by an equal count', '1791', failures(5), {}, [`${seven}, LF_SSHD, for good, inout, 5 at line 5`]],
  ['one less is no block', '1791', failures(4), {}, []],
  [
    'the count begins anew after a block',
    '1801',
    failures(14, {every: 600}),
    {LF_SSHD_PERM: '60', LF_PERMBLOCK: '0'},
    [`${seven}, LF_SSHD, 60 s, inout, 5 at line 5`, `${seven}, LF_SSHD, 60 s, inout, 5 at line 10`],
  ],
  [
    'a failure exactly LF_INTERVAL ago counts',
    '1774',
    failures(5, {every: 900}),
    {},
    [`${seven}, LF_SSHD, for good, inout, 5 at line 5`],
  ],
  ['an older failure does not count', '1774', failures(9, {every: 901}), {}, []],
  [
    'lines after the block in the same pass do not count',
    '1708',
    failures(9, {every: 0}),
    {LF_SSHD_PERM: '60'},
    [`${seven}, LF_SSHD, 60 s, inout, 5 at line 5`],
  ],
  [
    'several attempts in one line count at once',
    '1711 to 1720',
    failures(2, {setting: 'LF_IMAPD', service: 'imapd', count: 3}),
    {LF_IMAPD: '5'},
    [`${seven}, LF_IMAPD, for good, inout, 6 at line 2`],
  ],
  [
    'services count apart',
    '1747',
    [...failures(4), ...failures(9, {setting: 'LF_FTPD', service: 'ftpd', from: 5})],
    {},
    [],
  ],
  [
    'a block forgets the failures of the other services',
    '1801',
    [
      ...failures(4),
      ...failures(10, {setting: 'LF_FTPD', service: 'ftpd', from: 5, start: 100}),
      ...failures(4, {from: 15, start: 300}),
    ],
    {},
    [`${seven}, LF_FTPD, for good, inout, 10 at line 14`],
  ],
  [
    'with LF_SELECT it forgets those of its own service only',
    '1797',
    [
      ...failures(4),
      ...failures(10, {setting: 'LF_FTPD', service: 'ftpd', from: 5, start: 100}),
      ...failures(1, {from: 15, start: 300}),
    ],
    {LF_SELECT: '1'},
    [`${seven}, LF_FTPD, for good, in 20,21, 10 at line 14`, `${seven}, LF_SSHD, for good, in 22, 5 at line 15`],
  ],
  [
    'LF_TRIGGER adds up all services',
    '1779',
    [...failures(4), ...failures(3, {setting: 'LF_FTPD', service: 'ftpd', from: 5, start: 100})],
    {LF_TRIGGER: '6', LF_TRIGGER_PERM: '300', LF_SELECT: '1'},
    [`${seven}, LF_TRIGGER, 300 s, inout, 6 at line 6`],
  ],
  [
    'with LF_TRIGGER a setting of 0 still switches its service off',
    'RegexMain.pm 107',
    failures(9),
    {LF_TRIGGER: '6', LF_SSHD: '0'},
    [],
  ],
  [
    '0 and 1 are permanent',
    '2505',
    failures(5),
    {LF_SSHD_PERM: '0'},
    [`${seven}, LF_SSHD, for good, inout, 5 at line 5`],
  ],
  ['csf.ignore', '1705', failures(9), {}, [], {ignore: '# mine\n198.51.100.0/24 # office\n'}],
  [
    'csf.allow alone does not stop lfd',
    '7804',
    failures(5),
    {},
    [`${seven}, LF_SSHD, for good, inout, 5 at line 5`],
    {allow: seven},
  ],
  ['csf.allow with IGNORE_ALLOW does', '407', failures(5), {IGNORE_ALLOW: '1'}, [], {allow: seven}],
  ['loopback never counts', '1704', failures(9, {address: '127.0.0.2'}), {}, []],
  ['csf.deny stops a second block', '3462', failures(5), {}, [], {deny: `${seven} # lfd: something`}],
  [
    'csf.deny with a network that begins with the address does too',
    '3462',
    failures(5, {address: '198.51.100.0'}),
    {},
    [],
    {deny: '198.51.100.0/24'},
  ],
  [
    'csf.deny with a longer number does not',
    '3462',
    failures(5, {address: '198.51.100.1'}),
    {},
    ['198.51.100.1, LF_SSHD, for good, inout, 5 at line 5'],
    {deny: '198.51.100.12'},
  ],
  [
    'LF_REPEATBLOCK lets lfd block again until csf.deny has so many lines',
    '3463',
    failures(15, {every: 60}),
    {LF_REPEATBLOCK: '2'},
    [`${seven}, LF_SSHD, for good, inout, 5 at line 5`, `${seven}, LF_SSHD, for good, inout, 5 at line 10`],
  ],
  [
    'the fifth temporary block is permanent',
    '8495',
    failures(25, {every: 30}),
    {LF_SSHD_PERM: '60', LF_PERMBLOCK_COUNT: '4'},
    [
      ...[5, 10, 15, 20].map((line) => `${seven}, LF_SSHD, 60 s, inout, 5 at line ${line}`),
      `${seven}, LF_PERMBLOCK_COUNT, for good, inout, 5 at line 25`,
    ],
  ],
  [
    'older temporary blocks do not count',
    '8387',
    failures(15, {every: 30}),
    {LF_SSHD_PERM: '60', LF_PERMBLOCK_COUNT: '1', LF_PERMBLOCK_INTERVAL: '150'},
    [5, 10, 15].map((line) => `${seven}, LF_SSHD, 60 s, inout, 5 at line ${line}`),
  ],
  [
    'LF_NETBLOCK counts blocks of other addresses of the network',
    '8455',
    [1, 2, 3].flatMap((last, index) =>
      failures(5, {address: `198.51.100.${last}`, from: index * 5 + 1, start: index * 100}),
    ),
    {LF_NETBLOCK: '1', LF_NETBLOCK_COUNT: '2', LF_NETBLOCK_CLASS: 'C'},
    [
      '198.51.100.1, LF_SSHD, for good, inout, 5 at line 5',
      '198.51.100.2, LF_SSHD, for good, inout, 5 at line 10',
      '198.51.100.0/24, LF_NETBLOCK_COUNT, for good, inout, 5 at line 15',
    ],
  ],
  [
    'IPv6 networks are never blocked',
    '8423, CheckIP.pm 77',
    [1, 2, 3].flatMap((last, index) =>
      failures(5, {address: `2001:db8::${last}`, from: index * 5 + 1, start: index * 100}),
    ),
    {LF_NETBLOCK: '1', LF_NETBLOCK_COUNT: '1', LF_NETBLOCK_CLASS: 'C', LF_NETBLOCK_IPV6: '/64', IPV6: '1'},
    [1, 2, 3].map((last) => `2001:db8::${last}, LF_SSHD, for good, inout, 5 at line ${last * 5}`),
  ],
  [
    'without the name of the service, the setting of the hit counts',
    '1747',
    failures(5, {service: ''}),
    {},
    [`${seven}, LF_SSHD, for good, inout, 5 at line 5`],
  ],
  [
    'a blocked network counts as one more block in it',
    '8535',
    [1, 2, 2].flatMap((last, index) =>
      failures(5, {address: `198.51.100.${last}`, from: index * 5 + 1, start: index * 100}),
    ),
    {LF_NETBLOCK: '1', LF_NETBLOCK_COUNT: '1', LF_NETBLOCK_CLASS: 'C'},
    [
      '198.51.100.1, LF_SSHD, for good, inout, 5 at line 5',
      '198.51.100.0/24, LF_NETBLOCK_COUNT, for good, inout, 5 at line 10',
      '198.51.100.0/24, LF_NETBLOCK_COUNT, for good, inout, 5 at line 15',
    ],
  ],
  [
    'without a port, a permanent block closes both directions, also with LF_SELECT',
    '2523, 8567',
    failures(5, {setting: 'LF_CWP', service: 'cwp'}),
    {LF_CWP: '5', LF_CWP_PERM: '1', LF_SELECT: '1'},
    [`${seven}, LF_CWP, for good, inout, 5 at line 5`],
  ],
  [
    'a temporary one closes the incoming direction there',
    '2523',
    failures(5, {setting: 'LF_CWP', service: 'cwp'}),
    {LF_CWP: '5', LF_CWP_PERM: '600', LF_SELECT: '1'},
    [`${seven}, LF_CWP, 600 s, in, 5 at line 5`],
  ],
  [
    'LF_BLOCKINONLY leaves the outgoing direction open',
    'csf.pl 3582',
    failures(5),
    {LF_BLOCKINONLY: '1'},
    [`${seven}, LF_SSHD, for good, in, 5 at line 5`],
  ],
  [
    'LF_DISTATTACK blocks everybody who tried the account',
    '1825',
    [1, 2, 3].flatMap((last) =>
      failures(2, {address: `198.51.100.${last}`, from: last * 2 - 1, start: last * 100, account: 'carol'}),
    ),
    {LF_DISTATTACK: '1', LF_DISTATTACK_UNIQ: '3'},
    [1, 2, 3].map((last) => `198.51.100.${last}, LF_DISTATTACK, for good, inout, 5 at line 5`),
  ],
  [
    'LF_DISTATTACK needs so many addresses',
    '1825',
    failures(5, {account: 'carol'}),
    {LF_SSHD: '9', LF_DISTATTACK: '1', LF_DISTATTACK_UNIQ: '2'},
    [],
  ],
  [
    'LF_DISTFTP blocks at so many logins',
    '1859',
    [1, 2, 3].flatMap((last) =>
      failures(2, {
        setting: 'LF_DISTFTP',
        service: 'ftpd',
        address: `198.51.100.${last}`,
        from: last * 2 - 1,
        start: last * 20,
        account: 'carol',
      }),
    ),
    {LF_DISTFTP: '5', LF_DISTFTP_UNIQ: '3', LF_DISTFTP_PERM: '900'},
    [1, 2, 3].map((last) => `198.51.100.${last}, LF_DISTFTP, 900 s, inout, 5 at line 5`),
  ],
  [
    'web errors block above the limit, incoming, by the ports of ModSecurity',
    '1905, 2828',
    failures(3, {setting: 'LF_APACHE_404', service: 'apache'}),
    {LF_APACHE_404: '2'},
    [`${seven}, LF_APACHE_404, 3600 s, in 80,443, 2 at line 3`],
  ],
  [
    'logins above LT_IMAPD block for the rest of the hour',
    '2972',
    failures(4, {setting: 'LT_IMAPD', service: 'imapd', account: 'bob', every: 100}),
    {LT_IMAPD: '3'},
    [`${seven}, LT_IMAPD, 3300 s, in 143,993, 4 at line 4`],
  ],
  [
    'a port scan blocks above PS_LIMIT',
    '2040',
    failures(11, {setting: 'PS_LIMIT', service: 'firewall', port: '3306'}),
    {PS_INTERVAL: '300'},
    [`${seven}, PS_LIMIT, 3600 s, in, 11 at line 11`],
  ],
  [
    'PS_DIVERSITY wants different ports',
    '2041',
    failures(20, {setting: 'PS_LIMIT', service: 'firewall', port: '3306'}),
    {PS_INTERVAL: '300', PS_DIVERSITY: '2'},
    [],
  ],
  [
    'a port outside of PS_PORTS does not count',
    '2031',
    failures(20, {setting: 'PS_LIMIT', service: 'firewall', port: '3306'}),
    {PS_INTERVAL: '300', PS_PORTS: '1:1023,ICMP'},
    [],
  ],
  [
    'port scans count in fixed windows',
    '1284',
    [
      ...failures(6, {setting: 'PS_LIMIT', service: 'firewall', port: '1', start: 0}),
      ...failures(6, {setting: 'PS_LIMIT', service: 'firewall', port: '1', start: 300, from: 7}),
    ],
    {PS_INTERVAL: '300'},
    [],
  ],
  [
    'an own pattern has its own limit, ports and time',
    '1735',
    failures(3, {
      setting: 'LF_CUSTOMTRIGGER',
      service: 'myapp',
      custom: {limit: '3', ports: '8080', lasts: '600', cloudFlare: '0'},
    }),
    {LF_SELECT: '1'},
    [`${seven}, LF_CUSTOMTRIGGER, 600 s, in 8080, 3 at line 3`],
  ],
  [
    'an own pattern with a limit of 0 blocks at the first line, for good',
    '1791',
    failures(1, {
      setting: 'LF_CUSTOMTRIGGER',
      service: 'myapp',
      custom: {limit: '0', ports: '8080', lasts: '600', cloudFlare: '0'},
    }),
    {},
    [`${seven}, other, for good, inout, 1 at line 1`],
  ],
  [
    'an own pattern named sshd counts with LF_SSHD',
    '1747',
    failures(5, {
      setting: 'LF_CUSTOMTRIGGER',
      service: 'sshd',
      custom: {limit: '2', ports: '', lasts: '600', cloudFlare: '0'},
    }),
    {},
    [`${seven}, LF_SSHD, for good, inout, 5 at line 5`],
  ],
  [
    'ModSecurity blocks are temporary at CloudFlare',
    '2514',
    failures(5, {setting: 'LF_MODSEC', service: 'mod_security'}),
    {CF_ENABLE: '1', CF_TEMP: '1800'},
    [`${seven}, LF_MODSEC, 1800 s, inout, 5 at line 5`],
  ],
  ['an address with a prefix is not blocked', '8331', failures(5, {address: '198.51.100.0/24'}), {}, []],
  ['LF_SUHOSIN counts nothing', '437', failures(9, {setting: 'LF_SUHOSIN', service: 'suhosin'}), {LF_SUHOSIN: '2'}, []],
];

test.each(cases)('%s (lfd.pl %s)', (_what, _source, hits, values, expected, lists = {}) => {
  expect(outcome(hits, values, lists)).toEqual(expected);
});

test('a timeline has the count after each line', () => {
  const [{steps, nearest}] = simulate(failures(3, {every: 2000}), shipped).addresses as [
    ReturnType<typeof simulate>['addresses'][number],
  ];
  expect(steps.map(({count, limit, state}) => [count, limit, state])).toEqual([
    [1, 5, 'counted'],
    [2, 5, 'counted'],
    [2, 5, 'counted'],
  ]);
  expect(nearest?.lineNumber).toBe(2);
});

test('what was not pasted is unknown', () => {
  const nothing = simulate(failures(5), shipped);
  expect(nothing.addresses[0]!.isIgnored).toBe('unknown');
  expect(nothing.blocks[0]!.effect).toBe('unknown');

  const everything = simulate(failures(5), shipped, {allow: '', deny: '', ignore: '', rignore: '# none\n'});
  expect(everything.addresses[0]!.isIgnored).toBe('no');
  expect(everything.blocks[0]!.effect).toBe('blocked');

  expect(simulate(failures(5), shipped, {ignore: 'Include /etc/csf/mine'}).addresses[0]!.isIgnored).toBe('unknown');
});

test('csf does not take IPv6 while IPV6 is off, although lfd logs the block', () => {
  const [block] = simulate(failures(5, {address: '2001:db8::7'}), {...shipped, IPV6: '0'}).blocks;
  expect(block?.effect).toBe('no IPv6');
});

test('the oldest entries leave csf.deny and csf.tempban at their limits', () => {
  const hits = [1, 2, 3].flatMap((last, index) =>
    failures(5, {address: `198.51.100.${last}`, from: index * 5 + 1, start: index * 100}),
  );
  const ends = (values: Record<string, string>): unknown[] =>
    simulate(hits, {...shipped, ...values}).blocks.map(({endsEarly}) => endsEarly?.setting);
  expect(ends({DENY_IP_LIMIT: '2'})).toEqual(['DENY_IP_LIMIT', undefined, undefined]);
  expect(ends({DENY_TEMP_IP_LIMIT: '2', LF_SSHD_PERM: '9000'})).toEqual(['DENY_TEMP_IP_LIMIT', undefined, undefined]);
});

describe('lines without a time that we can read', () => {
  const timeless = (count: number) => failures(count).map((hit) => ({...hit, seconds: undefined}));

  test('give no block', () => {
    for (const hits of [timeless(5), failures(5).map((hit, index) => (index === 2 ? timeless(1)[0]! : hit))]) {
      const {blocks, addresses} = simulate(hits, shipped);
      expect([blocks, addresses[0]!.blocks, addresses[0]!.isUncertain]).toEqual([[], [], true]);
    }
  });

  test('leave no doubt where they are too few for a limit', () => {
    expect(simulate(timeless(4), shipped).addresses[0]!.isUncertain).toBe(false);
  });
});

test('an address in csf.deny is blocked already when the limit is reached', () => {
  const {blocks, addresses} = simulate(failures(6), shipped, {deny: '198.51.100.7 # before'});
  expect([blocks, addresses[0]!.alreadyBlockedAt]).toEqual([[], 5]);
});

test('csf -d refuses an IPv6 address that csf.ignore has in a long form, which lfd does not ignore (csf.pl 1613)', () => {
  const values = {...shipped, IPV6: '1'};
  const {blocks} = simulate(failures(5, {address: '2001:db8::7'}), values, {ignore: '2001:0db8:0:0:0:0:0:7 # me'});
  expect(blocks).toMatchObject([{lineNumber: 5, refusal: 'ignored', effect: 'ignored'}]);
});

test('csf -d takes an IPv6 entry by port while IPV6 is off, and lfd blocks it once (csf.pl 1573)', () => {
  const values = {...shipped, IPV6: '0', LF_SELECT: '1', LF_TRIGGER: '0'};
  const {blocks} = simulate(failures(10, {address: '2001:db8::7'}), values);
  expect(blocks).toMatchObject([{lineNumber: 5, effect: 'no IPv6'}]);
  expect(blocks[0]!.refusal).toBeUndefined();
});

test('lists that a browser cannot read can undo a block', () => {
  const {blocks} = simulate(failures(5), {...shipped, CC_ALLOW: 'DE'}, {allow: '', ignore: '', deny: ''});
  expect(blocks[0]!.effect).toBe('unknown');
});

test('lines of several logs count in the order of time', () => {
  const hits = [...failures(2, {start: 500}), ...failures(3, {from: 3, start: 0})];
  expect(simulate(hits, shipped).blocks[0]?.lineNumber).toBe(2);
});
