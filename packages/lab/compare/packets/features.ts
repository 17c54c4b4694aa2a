/** A part of a configuration, with packets that show what it does. */
export type Feature = {
  name: string;
  settings?: Record<string, string>;
  /** Lines of the files of lists. */
  files?: Record<string, readonly string[]>;
  /** In the oracle's syntax; source ports are added. */
  packets: readonly string[];
};

const visitor = '198.51.100.23';
const visitor6 = '2001:db8:1::23';

/** The same line for several ports. */
const ports = (words: string, ...numbers: readonly number[]): string[] =>
  numbers.map((number) => `${words} dport=${number}`);

const flags = [
  '-',
  'F',
  'S',
  'R',
  'P',
  'A',
  'U',
  'SF',
  'SR',
  'FR',
  'SA',
  'FA',
  'RA',
  'PA',
  'FPU',
  'FSRPAU',
  'SU',
  'SP',
  'UA',
];

/** Packets for each configuration. */
export const everywhere: readonly string[] = [
  ...ports(`tcp from=${visitor}`, 21, 22, 23, 24, 79, 80, 81, 443, 3306, 32767, 32768, 61000, 61001),
  ...ports(`udp from=${visitor}`, 53, 54, 111, 134, 135, 139, 140, 161, 853, 32768),
  ...flags.map((set) => `tcp from=${visitor} dport=22 flags=${set}`),
  ...[0, 3, 5, 8, 11, 13, 14, 17].map((type) => `icmp from=${visitor} type=${type}`),
  ...ports('out tcp to=198.51.100.25', 22, 24, 25, 80, 443, 465, 3306),
  ...ports('out tcp to=198.51.100.25 uid=1000', 25, 80, 587),
  ...ports('out udp to=198.51.100.25', 53, 123, 124, 999),
  'out icmp to=198.51.100.25',
  'out icmp to=198.51.100.25 type=14',
  'out tcp to=127.0.0.1 dport=3306',
  'out udp to=127.0.0.1 dport=999',
  'out tcp to=192.0.2.10 dport=3306',
  'tcp from=192.0.2.11 dport=3306',
];

const everywhere6: readonly string[] = [
  ...ports(`tcp from=${visitor6}`, 21, 22, 23, 24, 80, 3306, 32768, 61001),
  ...ports(`udp from=${visitor6}`, 53, 54, 135, 161, 32768),
  ...flags.map((set) => `tcp from=${visitor6} dport=22 flags=${set}`),
  ...[1, 2, 3, 4, 128, 129, 139, 140, 200].map((type) => `icmp from=${visitor6} type=${type}`),
  ...[133, 134, 135, 136, 137].flatMap((type) =>
    [64, 255].map((ttl) => `icmp from=${visitor6} type=${type} ttl=${ttl}`),
  ),
  ...ports('out tcp to=2001:db8:9::25', 22, 24, 25, 443),
  ...ports('out udp to=2001:db8:9::25', 53, 123, 999),
  'out icmp to=2001:db8:9::25',
  'out tcp to=::1 dport=3306',
];

export const features: readonly Feature[] = [
  {
    name: 'allow',
    files: {
      'csf.allow': [
        ...['198.51.100.42', '198.51.100.64/27', 'tcp|in|d=2082|s=198.51.100.23', 'tcp|in|s=22|s=198.51.100.24'],
        ...[
          'tcp|in|d=8000_8100,8443|s=198.51.100.0/28',
          'tcp|out|d=3306|d=203.0.113.200',
          'udp|in|d=161|s=203.0.113.1',
        ],
        ...['icmp|in|d=ping|s=203.0.113.1', 'tcp|out|d=6379|u=0', 'tcp|out|d=6380|u=1000', 'tcp|out|d=6381|g=8'],
        ...['2001:db8:1::42', 'tcp|in|d=2082|s=2001:db8:1::24', 'udp|in|d=162|s=2001:db8:2::/64'],
      ],
    },
    packets: [
      ...[
        '198.51.100.41',
        '198.51.100.42',
        '198.51.100.43',
        '198.51.100.63',
        '198.51.100.64',
        '198.51.100.95',
        '198.51.100.96',
      ].map((from) => `tcp from=${from} dport=3306`),
      ...ports('tcp from=198.51.100.23', 2081, 2082, 2083),
      ...ports('tcp from=198.51.100.22', 2082),
      ...ports('udp from=198.51.100.23', 2082),
      'tcp from=198.51.100.24 sport=22 dport=9000',
      'tcp from=198.51.100.24 sport=23 dport=9000',
      ...ports('tcp from=198.51.100.15', 7999, 8000, 8100, 8101, 8443, 8444),
      ...ports('tcp from=198.51.100.16', 8000),
      ...ports('out tcp to=203.0.113.200', 3305, 3306),
      ...ports('out tcp to=203.0.113.201', 3306),
      ...ports('udp from=203.0.113.1', 160, 161),
      ...ports('udp from=203.0.113.2', 161),
      'icmp from=203.0.113.1',
      'icmp from=203.0.113.1 type=13',
      ...[0, 1000, 1001].flatMap((uid) => ports(`out tcp to=198.51.100.9 uid=${uid}`, 6379, 6380)),
      ...[8, 9].map((gid) => `out tcp to=198.51.100.9 dport=6381 uid=1000 gid=${gid}`),
      ...['2001:db8:1::41', '2001:db8:1::42'].map((from) => `tcp from=${from} dport=3306`),
      ...ports('tcp from=2001:db8:1::24', 2082, 2083),
      ...['2001:db8:2::', '2001:db8:2:0:ffff:ffff:ffff:ffff', '2001:db8:2:1::', '2001:db8:1:ffff::'].map(
        (from) => `udp from=${from} dport=162`,
      ),
    ],
  },
  {
    name: 'deny',
    files: {
      'csf.deny': [
        ...['203.0.113.0/25', '198.51.100.99', 'tcp|in|d=22|s=198.51.100.77', 'tcp|out|d=80|d=203.0.113.80'],
        ...['udp|in|d=53|s=198.51.100.128/30', 'tcp|out|d=443|u=33', '2001:db8:3::/64', 'tcp|in|d=22|s=2001:db8:1::77'],
      ],
    },
    packets: [
      ...['203.0.112.255', '203.0.113.0', '203.0.113.127', '203.0.113.128', '198.51.100.98', '198.51.100.99'].map(
        (from) => `tcp from=${from} dport=22`,
      ),
      ...ports('udp from=198.51.100.99', 53, 161),
      'icmp from=198.51.100.99',
      'tcp from=198.51.100.99 dport=22 flags=-',
      ...ports('tcp from=198.51.100.77', 21, 22),
      ...ports('tcp from=198.51.100.78', 22),
      ...ports('out tcp to=203.0.113.80', 80, 443),
      ...ports('out tcp to=203.0.113.127', 443),
      ...ports('out udp to=198.51.100.99', 53),
      ...['198.51.100.127', '198.51.100.128', '198.51.100.131', '198.51.100.132'].map(
        (from) => `udp from=${from} dport=53`,
      ),
      ...[33, 34].map((uid) => `out tcp to=198.51.100.9 dport=443 uid=${uid}`),
      ...['2001:db8:3::5', '2001:db8:3:1::5', '2001:db8:1::77'].map((from) => `tcp from=${from} dport=22`),
      ...ports('out tcp to=2001:db8:3::5', 443),
    ],
  },
  {
    name: 'tempban',
    files: {
      'csf.deny': ['198.51.100.101 # do not delete'],
      'var-lib-csf/csf.tempban': [
        '4000000000|198.51.100.26|80|in|600|example',
        '4000000000|198.51.100.27||inout|600|example',
      ],
    },
    packets: [
      ...ports('tcp from=198.51.100.26', 22, 80),
      ...ports('tcp from=198.51.100.27', 22, 80),
      ...ports('out tcp to=198.51.100.27', 443),
      ...ports('tcp from=198.51.100.101', 22),
    ],
  },
  {name: 'ipset', settings: {LF_IPSET: '1'}, packets: []},
  {name: 'ipv6', settings: {IPV6: '1'}, packets: everywhere6},
  {
    name: 'ipv6 strict',
    settings: {IPV6: '1', IPV6_ICMP_STRICT: '1'},
    packets: everywhere6.filter((packet) => packet.startsWith('icmp')),
  },
  {
    name: 'synflood',
    settings: {SYNFLOOD: '1', SYNFLOOD_RATE: '2/h', SYNFLOOD_BURST: '6'},
    packets: [...ports(`tcp from=${visitor}`, 80, 80, 3306, 80), ...ports('tcp from=198.51.100.29', 22, 443, 80, 80)],
  },
  {
    name: 'portflood',
    settings: {PORTFLOOD: '80;tcp;5;300,22;tcp;3;300,53;udp;4;300'},
    packets: [
      ...[80, 80, 80, 80, 80, 80].map((port) => `tcp from=${visitor} dport=${port}`),
      ...[22, 22, 22, 22].map((port) => `tcp from=198.51.100.29 dport=${port}`),
      ...[53, 53, 53, 53, 53].map((port) => `udp from=${visitor} dport=${port}`),
      `tcp from=198.51.100.30 dport=80`,
    ],
  },
  {
    name: 'connlimit',
    settings: {CONNLIMIT: '443;3,22;1', CONNLIMIT_LOGGING: '1'},
    packets: [
      'listen tcp 443',
      ...[1, 2, 3, 4, 5].map(() => 'tcp from=198.51.100.31 dport=443'),
      ...[1, 2].map(() => 'tcp from=198.51.100.32 dport=443'),
      'tcp from=198.51.100.31 dport=443 flags=A',
    ],
  },
  {
    name: 'udpflood',
    settings: {UDPFLOOD: '1', UDPFLOOD_LIMIT: '2/h', UDPFLOOD_BURST: '4', UDPFLOOD_ALLOWUSER: 'mail'},
    packets: [
      ...ports('out udp to=198.51.100.25 uid=1000', 53, 123, 999, 53, 53, 123),
      ...ports('out udp to=198.51.100.25', 53, 999),
      ...ports('out udp to=198.51.100.25 uid=8', 123, 999),
    ],
  },
  {
    name: 'knocking',
    settings: {PORTKNOCKING: '2222;TCP;300;7001;7002;7003,3333;tcp;300;8001;8002'},
    packets: [
      ...ports('tcp from=198.51.100.33', 2222, 7001, 7003, 2222, 7002, 2222, 7003, 2222),
      ...ports('tcp from=198.51.100.34', 8002, 3333, 8001, 8002, 8002, 3333),
      ...ports('udp from=198.51.100.33', 2222, 7001),
    ],
  },
  {
    name: 'smtp',
    settings: {SMTP_BLOCK: '1', SMTP_ALLOWUSER: 'mail', SMTP_ALLOWGROUP: 'mail'},
    packets: [
      ...[0, 8, 1000].flatMap((uid) => ports(`out tcp to=198.51.100.25 uid=${uid}`, 24, 25, 465, 587)),
      'out tcp to=198.51.100.25 dport=25 uid=1000 gid=8',
      'out tcp to=198.51.100.25 dport=25 uid=1000 gid=12',
      'out tcp to=127.0.0.1 dport=25 uid=1000',
      ...ports('out tcp to=2001:db8:9::25 uid=1000', 25, 443),
    ],
  },
  {
    name: 'smtp redirect',
    settings: {SMTP_BLOCK: '1', SMTP_REDIRECT: '1', SMTP_ALLOWUSER: 'mail'},
    packets: [
      ...[0, 8, 1000].flatMap((uid) => ports(`out tcp to=198.51.100.25 uid=${uid}`, 25, 587)),
      'out tcp to=127.0.0.1 dport=25 uid=1000',
    ],
  },
  {
    name: 'redirect',
    files: {
      'csf.redirect': [
        ...[
          '*|8081|*|80|tcp',
          '192.0.2.10|8082|*|3306|tcp',
          '192.0.2.10|3307|203.0.113.200|3306|tcp',
          '*|5353|*|53|udp',
        ],
        ...['192.0.2.20|*|203.0.113.201|*|tcp'],
      ],
    },
    packets: [
      ...ports(`tcp from=${visitor}`, 8080, 8081, 8082, 3307, 3306),
      ...ports(`udp from=${visitor}`, 5353, 8081),
      `tcp from=${visitor} dport=8081 flags=A`,
      `tcp from=${visitor} dport=8081 flags=F`,
      `tcp from=${visitor} dport=3307 flags=SF`,
      `tcp from=${visitor} to=192.0.2.20 dport=4444`,
      'tcp from=198.51.100.99 dport=3307',
    ],
  },
  {name: 'no ping', settings: {ICMP_IN: '0', ICMP_OUT: '0'}, packets: []},
  {
    name: 'ping rate',
    settings: {ICMP_IN_RATE: '2/h', ICMP_OUT_RATE: '3/h'},
    packets: [
      ...[1, 2, 3, 4, 5, 6, 7].map(() => `icmp from=${visitor}`),
      ...[1, 2, 3, 4, 5, 6].map(() => 'out icmp to=198.51.100.25'),
    ],
  },
  {
    name: 'ping unlimited',
    settings: {ICMP_IN_RATE: '0', ICMP_TIMESTAMPDROP: '1'},
    packets: [`icmp from=${visitor} type=13`],
  },
  {name: 'reject', settings: {DROP: 'REJECT'}, packets: ports(`tcp from=${visitor} flags=RA`, 22, 23)},
  {name: 'drop out', settings: {DROP_OUT: 'DROP'}, packets: []},
  {name: 'no packet filter', settings: {PACKET_FILTER: '0'}, packets: []},
  {
    name: 'logging',
    settings: {DROP_PF_LOGGING: '1', DROP_IP_LOGGING: '1', DROP_ONLYRES: '1', CONNLIMIT_LOGGING: '1'},
    packets: [],
  },
  {
    name: 'no logging',
    settings: {DROP_LOGGING: '0', DROP_OUT_LOGGING: '0', UDPFLOOD_LOGGING: '0', PORTKNOCKING_LOG: '0'},
    packets: [],
  },
  {
    name: 'stateless',
    settings: {LF_SPI: '0', IPV6_SPI: '0'},
    packets: ports(`udp from=${visitor}`, 32767, 61000, 61001),
  },
  {name: 'state', settings: {USE_CONNTRACK: '0'}, packets: []},
  {
    name: 'dns strict',
    settings: {DNS_STRICT: '1'},
    packets: [
      `udp from=${visitor} sport=53 dport=40000`,
      `tcp from=${visitor} sport=53 dport=40000`,
      'out udp to=198.51.100.25 sport=53 dport=40000',
    ],
  },
  {
    name: 'name server',
    files: {'resolv.conf': ['nameserver 203.0.113.53']},
    packets: [
      ...[52, 53].flatMap((sport) => [
        `udp from=203.0.113.53 sport=${sport} dport=4444`,
        `tcp from=203.0.113.53 sport=${sport} dport=4444`,
      ]),
      ...ports('udp from=203.0.113.54 sport=53', 4444),
      ...ports('out udp to=203.0.113.53', 53, 54),
      ...ports('out tcp to=203.0.113.53', 53),
    ],
  },
  {name: 'device', settings: {ETH_DEVICE: 'eth0'}, packets: []},
  {name: 'other device', settings: {ETH_DEVICE: 'eth1'}, packets: []},
  {name: 'skipped device', settings: {ETH_DEVICE_SKIP: 'eth0'}, packets: []},
  {
    name: 'docker',
    settings: {DOCKER: '1'},
    files: {'csf.redirect': ['192.0.2.10|3309|203.0.113.202|3306|tcp']},
    packets: ports(`tcp from=${visitor}`, 3309, 3310),
  },
  {name: 'ftp helper', settings: {USE_FTPHELPER: '21'}, packets: ports(`tcp from=${visitor}`, 20, 21, 22)},
  {
    name: 'ports',
    settings: {TCP_IN: '22,30000:35000', TCP_OUT: '1:65535', UDP_IN: '', UDP_OUT: '53', DROP_NOLOG: '23,6000:6010'},
    packets: [
      ...ports(`tcp from=${visitor}`, 29999, 30000, 35000, 35001, 5999, 6000, 6010, 6011),
      ...ports('out tcp to=198.51.100.25', 1, 65535),
      ...ports('out udp to=198.51.100.25', 53, 54),
    ],
  },
  {name: 'slow start', settings: {FASTSTART: '0'}, packets: []},
  {
    name: 'block lists',
    settings: {DROP_IP_LOGGING: '1'},
    files: {
      'csf.blocklists': ['SPAMDROP|86400|0|https://lists.example.com/drop.txt'],
      'var-lib-csf/csf.block.SPAMDROP': ['203.0.113.240/29', '198.51.100.250'],
    },
    packets: [
      ...['203.0.113.239', '203.0.113.240', '203.0.113.247', '203.0.113.248', '198.51.100.250'].map(
        (from) => `tcp from=${from} dport=22`,
      ),
    ],
  },
  {
    name: 'global lists',
    settings: {
      GLOBAL_ALLOW: 'https://lists.example.com/allow.txt',
      GLOBAL_DENY: 'https://lists.example.com/deny.txt',
      DYNDNS: '300',
    },
    files: {'var-lib-csf/csf.gallow': ['198.51.100.200'], 'var-lib-csf/csf.gdeny': ['198.51.100.201']},
    packets: [
      ...['198.51.100.199', '198.51.100.200', '198.51.100.201', '198.51.100.202'].flatMap((address) => [
        `tcp from=${address} dport=22`,
        `tcp from=${address} dport=3306`,
        `out tcp to=${address} dport=443`,
      ]),
    ],
  },
  {
    name: 'connections',
    packets: [
      'listen tcp 80 9999',
      'tcp from=198.51.100.60 dport=80 handshake=web',
      ...['PA', 'A', 'FA', 'PA', 'FPU', '-', 'UA'].map((set) => `tcp session=web flags=${set}`),
    ],
  },
];
