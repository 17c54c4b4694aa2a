import fc from 'fast-check';
import {shippedPanels} from '@sentinel/csf/model/conf/shippedConfig';
import type {Case} from './cases';

const ports = ['22', '80', '443', '8080:8090', '30000:35000', '53', '25', '0:65535', '3306', '65535', '', '1:', ':99'];
const addresses = [
  ...['203.0.113.7', '203.0.113.7', '198.51.100.0/24', '198.51.100.77/24', '192.0.2.99/32', '203.0.113.64/26'],
  ...['2001:db8::7', '2001:DB8:0:0:1::7', '2001:db8:113::/48', '2001:db8:113:0:0:0:0:99/64', '127.0.0.1', '::1'],
  ...['203.0.113.256', 'client.example', '203.0.113.7/33', '10.0.0.0/8', '0.0.0.0/0', '::/0'],
];
const owners = ['u=33', 'u=mail', 'g=8', 'g=mail', 'u=0', 'u=100-200', 'g=users'];

const some = <T>(items: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...items);
const onOff = some(['0', '1']);

/** Ports of a filter. Those that iptables refuses are rare, because they stop csf. */
const filterPorts = fc.oneof(
  {weight: 40, arbitrary: some(['22', '80', '443', '2000_3000', '80,443', '1,2,3,4,5', '20_21,80', '0_65535', '25'])},
  {
    weight: 1,
    arbitrary: some(['70000', '9_1', '1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16', '5,', '']),
  },
);
const icmpTypes = some(['ping', '8', '0', '3/1', 'echo-reply', 'timestamp-request', 'any', 'time-exceeded', '13']);

const filter = fc
  .record({
    protocol: some(['tcp', 'udp', 'icmp', 'tcp', '', 'TCP']),
    direction: some(['in', 'out', 'in', '']),
    portSide: some(['d', 's', 'd']),
    port: filterPorts,
    icmpType: icmpTypes,
    addressSide: some(['s', 'd', 's']),
    address: some(addresses),
    owner: fc.option(some(owners), {freq: 4}),
    hasPort: fc.boolean(),
    separator: some(['|', '|', '|', ':']),
  })
  .map(({protocol, direction, portSide, port, icmpType, addressSide, address, owner, hasPort, separator}) => {
    const isIcmp = protocol === 'icmp' && !address.includes(':');
    const fields = [
      protocol === 'icmp' && !isIcmp ? 'udp' : protocol,
      owner === null ? direction : 'out',
      hasPort || owner === null ? `${portSide}=${isIcmp ? icmpType : port}` : '',
      owner === null ? `${addressSide}=${address}` : '',
      owner ?? '',
    ];
    const kept = fields.filter((field, index) => field !== '' || (owner !== null && index > 2 && hasPort));
    return kept.join(address.includes(':') ? '|' : separator);
  });

const line = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(some(addresses), some(['', '', ' # a comment', '  \t# x'])).map((two) => two.join('')),
  },
  {weight: 5, arbitrary: filter},
  {
    weight: 1,
    arbitrary: some(['', '# a comment', '   203.0.113.9   ', 'words', 'tcp|in|d=22', 'd=22|s=203.0.113.7', 'in']),
  },
);
const list = fc.array(line, {maxLength: 6}).map((lines) => lines.map((each) => `${each}\n`).join(''));

const temporary = fc
  .array(
    fc
      .tuple(
        some(['1', '4102444800', '4102444800', '4102444800']),
        some(['203.0.113.7', '203.0.113.8', '2001:db8::7', 'x', '198.51.100.0/24']),
        some(['', '22', '80,443', '53;udp', '22;tcp,80;tcp', '*']),
        some(['in', 'inout', 'out', 'in']),
        some(['3600', '86400']),
        some(['lfd - blocked', 'x (CF:example)', '']),
      )
      .map((fields) =>
        fields
          .join('|')
          .replace('|*|', '||')
          .replace(/^(.*\|x\|.*) \(CF:example\)$/, '$1'),
      ),
    {maxLength: 4},
  )
  .map((lines) => lines.map((each) => `${each}\n`).join(''));

const rightRedirects = [
  ...['*|8081|*|80|tcp', '192.0.2.10|8082|*|81|udp', '192.0.2.10|*|198.51.100.5|*|tcp', '# comment'],
  ...['192.0.2.10|666|198.51.100.6|25|tcp', '*|53|*|5353|udp', '192.0.2.10|9000|198.51.100.7|9001|udp'],
];
const wrongRedirects = ['*|8081|*|80|sctp', '*|1:2|*|80|tcp', '*|77|198.51.100.9|78|tcp', 'x|1|*|2|tcp', '*|x|*|1|tcp'];
const redirect = fc
  .array(fc.oneof({weight: 40, arbitrary: some(rightRedirects)}, {weight: 1, arbitrary: some(wrongRedirects)}), {
    maxLength: 3,
  })
  .map((lines) => lines.join('\n'));

const blockLists = fc
  .subarray(['SPAMDROP', 'BDEALL', 'bogon', 'BOGON', 'a_list_with_a_very_long_name', 'X_6'], {maxLength: 3})
  .map((names) => names.map((name) => `${name}|86400|0|https://lists.example/${name}\n`).join(''));

const portList = fc.array(some(ports), {maxLength: 5}).map((items) => items.join(','));
const wrongly = <T>(right: fc.Arbitrary<T>, wrong: readonly T[]): fc.Arbitrary<T> =>
  fc.oneof({weight: 60, arbitrary: right}, {weight: 1, arbitrary: some(wrong)});
const device = some(['', '', '', 'eth0', 'eth0:1', 'eth+']);
const rates = some(['100/s', '1/s', '30/m', '90/m', '10/hour', '7/min', '3600/h', '5/second', '2/day', '1000/s', '13']);
const countries = some(['', '', 'DE', 'de,AT', 'RU,CN', 'AS64496', 'DE,xyz,FR']);
const drops = some(['DROP', 'DROP', 'REJECT', 'ACCEPT']);

const settings: Record<string, fc.Arbitrary<string>> = {
  TESTING: some(['0', '0', '0', '1']),
  IPV6: onOff,
  IPV6_SPI: some(['1', '1', '0']),
  IPV6_ICMP_STRICT: onOff,
  LF_SPI: some(['1', '1', '1', '0']),
  USE_CONNTRACK: some(['1', '1', '0']),
  PACKET_FILTER: onOff,
  FASTSTART: some(['1', '1', '0']),
  VERBOSE: onOff,
  DROP: drops,
  DROP_OUT: some(['REJECT', 'DROP', 'DROP', 'NOTHING']),
  DROP_LOGGING: onOff,
  DROP_IP_LOGGING: onOff,
  DROP_OUT_LOGGING: onOff,
  DROP_PF_LOGGING: onOff,
  DROP_UID_LOGGING: onOff,
  DROP_ONLYRES: onOff,
  DROP_NOLOG: wrongly(some(['', '67,68', '23, 135:139', '67,,68']), ['x', '70000']),
  CONNLIMIT_LOGGING: onOff,
  UDPFLOOD_LOGGING: onOff,
  PS_INTERVAL: some(['0', '0', '300']),
  WATCH_MODE: some(['0', '0', '0', '1']),
  TCP_IN: wrongly(portList, ['22,http', '70000', '9:1']),
  TCP_OUT: portList,
  UDP_IN: portList,
  UDP_OUT: portList,
  TCP6_IN: portList,
  TCP6_OUT: portList,
  UDP6_IN: portList,
  UDP6_OUT: portList,
  ETH_DEVICE: device,
  ETH6_DEVICE: some(['', '', 'eth0', 'eth1']),
  ETH_DEVICE_SKIP: some(['', '', 'eth0', 'eth7', 'eth0, lo']),
  ICMP_IN: onOff,
  ICMP_IN_RATE: some(['1/s', '0', '30/m', '90/m']),
  ICMP_OUT: onOff,
  ICMP_OUT_RATE: some(['0', '1/s', '10/s']),
  ICMP_TIMESTAMPDROP: onOff,
  SYNFLOOD: onOff,
  SYNFLOOD_RATE: wrongly(rates, ['x', '100000/s', '0/s']),
  SYNFLOOD_BURST: some(['150', '5', '1']),
  PORTFLOOD: wrongly(some(['', '22;tcp;5;300', '80;tcp;20;5,53;udp;10;2', '80; tcp ;21;5', '80:90;tcp;3;4']), [
    '22;sctp;1;2',
    '22;icmp;1;2',
    '22;TCP;1;2',
    '70000;tcp;1;1',
    '22;tcp;5;x',
  ]),
  CONNLIMIT: wrongly(some(['', '22;5', '22;5,80;20', '80:81;3']), ['22;0', '22;x', 'x;5', '70000;1']),
  UDPFLOOD: onOff,
  UDPFLOOD_LIMIT: rates,
  UDPFLOOD_BURST: some(['500', '5']),
  UDPFLOOD_ALLOWUSER: some(['', 'mail', 'mail,root, nobody', 'nosuchuser']),
  PORTKNOCKING: some([
    ...['', '', '22;TCP;20;100;200;300', '2222;tcp;15;7001;7002;7003;7004'],
    ...['22;TCP;20;100;200', '22;tcp;20;100;200;300,22;tcp;20;1;2;3', '53;udp;5;1;2;3'],
  ]),
  PORTKNOCKING_LOG: onOff,
  SMTP_BLOCK: onOff,
  SMTP_ALLOWLOCAL: onOff,
  SMTP_REDIRECT: onOff,
  SMTP_PORTS: wrongly(some(['25,465,587', '25', '25, 26', '', '25:30,587']), ['x', '25,,26']),
  SMTP_ALLOWUSER: some(['', 'www-data', 'www-data, backup, nosuchuser', 'root']),
  SMTP_ALLOWGROUP: some(['mail,mailman', '', 'mail', 'root,staff']),
  DNS_STRICT: onOff,
  DNS_STRICT_NS: onOff,
  LF_IPSET: onOff,
  LF_IPSET_HASHSIZE: some(['1024', '1000', '4096', '']),
  LF_IPSET_MAXELEM: some(['65536', '1000', '']),
  LF_BLOCKINONLY: onOff,
  LF_BOGON_SKIP: some(['', '', 'eth1', 'eth1, eth2']),
  MESSENGER: some(['0', '0', '1']),
  MESSENGER_TEMP: onOff,
  MESSENGER_PERM: onOff,
  MESSENGERV2: some(['0', '0', '1']),
  MESSENGER_HTTPS_IN: some(['443', '', '443,2083']),
  MESSENGER_HTML_IN: some(['80,2082,2095', '80', '']),
  MESSENGER_TEXT_IN: some(['', '21', '1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16']),
  MESSENGER_RATE: rates,
  MESSENGER_BURST: some(['150', '5']),
  CC_MESSENGER_ALLOW: some(['', '', '', 'DE']),
  CC_MESSENGER_DENY: some(['', '', '', 'DE']),
  CC_DENY: countries,
  CC_ALLOW: countries,
  CC_ALLOW_FILTER: countries,
  CC_ALLOW_PORTS: countries,
  CC_ALLOW_PORTS_TCP: wrongly(some(['22', '', '22,80:90']), ['x']),
  CC_ALLOW_PORTS_UDP: some(['', '53']),
  CC_DENY_PORTS: countries,
  CC_DENY_PORTS_TCP: some(['25', '', '25,465']),
  CC_DENY_PORTS_UDP: some(['', '53']),
  CC6_LOOKUPS: onOff,
  DYNDNS: some(['0', '300']),
  GLOBAL_ALLOW: some(['', 'https://lists.example/allow']),
  GLOBAL_DENY: some(['', 'https://lists.example/deny']),
  GLOBAL_DYNDNS: some(['', 'https://lists.example/names']),
  CLUSTER_SENDTO: some(['', '', '198.51.100.30', '198.51.100.30,198.51.100.31']),
  CLUSTER_RECVFROM: some(['', '', '198.51.100.32']),
  DOCKER: some(['0', '0', '1']),
  DOCKER_NETWORK6: some(['', '2001:db8:1::/64']),
};

const changes = fc.tuple(fc.subarray(Object.keys(settings)), fc.integer({min: 0, max: 3})).chain(([names, share]) => {
  // Most configurations change few settings, some nearly all.
  const kept = names.filter((_, index) => index % 4 <= share);
  return fc.record(Object.fromEntries(['TESTING', ...kept].map((name) => [name, settings[name]!])));
});

const cases: fc.Arbitrary<Case> = fc.record({
  panel: some(['generic', 'generic', 'generic', ...shippedPanels] as const),
  settings: changes as fc.Arbitrary<Record<string, string>>,
  lists: fc.record(
    {
      'csf.allow': list,
      'csf.deny': list,
      'csf.tempban': temporary,
      'csf.tempallow': temporary,
      'csf.redirect': redirect,
      'csf.blocklists': blockLists,
    },
    {requiredKeys: []},
  ),
  nameServers: fc.subarray(['203.0.113.53', '127.0.0.53', '192.0.2.10', '2001:db8::53'], {maxLength: 3}),
});

/** The port of the FTP server changes few rules, so a few configurations are enough. */
const ftpHelpers: Record<string, string>[] = [
  {USE_FTPHELPER: '21'},
  {USE_FTPHELPER: '2121', USE_CONNTRACK: '0', ETH_DEVICE: 'eth0', CC_ALLOW_FILTER: 'DE', CC6_LOOKUPS: '1'},
  {USE_FTPHELPER: '21', LF_SPI: '0'},
  {USE_FTPHELPER: '1'},
  {USE_FTPHELPER: '70000'},
];

/** Lines that are rarely drawn: a semicolon, a letter that ends a line, two entries in one, what a set refuses. */
const oddLists: readonly Case['lists'][] = [
  {'csf.allow': 'tcp|in|d=22;80|s=198.51.100.9\n192.0.2.55\n', 'csf.deny': '198.51.100.9192.0.2.77 # x\n203.0.113.8\n'},
  {'csf.allow': '203.0.113.8 # przed zmianą 198.51.100.23\nclient.example # x\n', 'csf.deny': '203.0.113.9'},
  {'csf.deny': '203.0.113.8\n0.0.0.0/0\n203.0.113.9\n'},
];

/** The shipped files as they are, with IPv6, so many drawn configurations, those with the port of FTP, and odd lines. */
export function generateCases(count: number, seed: number): Case[] {
  const shipped = shippedPanels.flatMap((panel): Case[] =>
    [
      new Map<string, string>(),
      new Map([
        ['TESTING', '0'],
        ['IPV6', '1'],
      ]),
    ].map((settings) => ({
      panel,
      settings: Object.fromEntries(settings),
      lists: {},
      nameServers: [],
    })),
  );
  const withFtp = ftpHelpers.map((changed): Case => ({
    panel: 'generic',
    settings: {TESTING: '0', IPV6: '1', ...changed},
    lists: {},
    nameServers: [],
  }));
  const odd = oddLists.flatMap((lists) =>
    ['0', '1'].map((FASTSTART): Case => ({
      panel: 'generic',
      settings: {TESTING: '0', LF_IPSET: lists['csf.allow'] === undefined ? '1' : '0', FASTSTART},
      lists,
      nameServers: [],
    })),
  );
  return [...shipped, ...fc.sample(cases, {numRuns: count, seed}), ...withFtp, ...odd];
}
