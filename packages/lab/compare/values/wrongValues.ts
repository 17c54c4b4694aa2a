import {shippedValues} from '@sentinel/csf/model/conf/shippedConfig';
import commands from '@sentinel/csf/facts/command-settings.json';

/** What a setting is tried with: what has to be on so that csf uses it, a value that works (the shipped one, if there is none), and others. */
export type Trial = {
  with?: Record<string, string>;
  files?: Record<string, string>;
  right?: string;
  values: readonly string[];
};

/** Values of a wrong kind for every setting: empty, a word, no number, too large, several, unknown characters. */
const general = ['', '0', 'abc', '-1', '1 2'] as const;

const forms = {
  rate: ['0/s', '10000/s', '20000/s', '10/x', '100/S', '30/minute', '5', '1.5/s'],
  burst: ['5.5', '10000', '10001', '1m'],
  target: ['drop', 'REJECT', 'TARPIT', 'ACCEPT', 'RETURN', 'LOG', 'DROP '],
  ports: ['22,abc', '22 80', '22;80', '22,90:80', '22,65536', '22,,80', 'ssh', '22,'],
  onePort: ['8888,8889', 'http', '70000', '8888:8890', '8889 '],
  device: ['eth0', 'eth0:0', 'eth1', 'eth0 eth1', 'eth0,eth1', 'eth+', 'eth*', 'a$b', 'verylongdevice16'],
  network: ['10.0.0.0/8', '10.0.0.0/33', '10.0.0.0/8 10.1.0.0/16', '10.0.0.0-10.0.0.9', 'fd00::/64'],
  hosts: ['192.0.2.78', '192.0.2.777', '192.0.2.77, 192.0.2.78', '192.0.2.77 192.0.2.78', '2001:db8::77'],
  count: ['1024', '1m', '65536.5', '0x400', '4294967296', '1024 '],
  owners: ['mail', 'mail,list', 'mail list', 'nobody-here', '33', 'Mail'],
  countries: ['DE', 'Germany', 'DE FR'],
  // Whether a path leads to a program, only the server knows.
  program: ['iptables'],
} as const;

const ipv6 = {IPV6: '1'};
const sets = {LF_IPSET: '1'};
const messenger = {MESSENGER: '1'};
const mail = {SMTP_BLOCK: '1'};
const cluster = {CLUSTER_SENDTO: '192.0.2.77', CLUSTER_RECVFROM: '192.0.2.77'};

const trials: Readonly<Record<string, Trial>> = {
  ...each(['DROP', 'DROP_OUT'], {right: 'DROP', values: forms.target}),
  ...each(['TCP_IN', 'TCP_OUT', 'UDP_IN', 'UDP_OUT'], {right: '22,25,53,123,443', values: forms.ports}),
  ...each(['TCP6_IN', 'TCP6_OUT', 'UDP6_IN', 'UDP6_OUT'], {with: ipv6, right: '22,25,53,123,443', values: forms.ports}),
  ...each(['DROP_NOLOG'], {right: '23,67', values: forms.ports}),
  ...each(['CC_ALLOW_PORTS_TCP', 'CC_ALLOW_PORTS_UDP'], {
    with: {CC_ALLOW_PORTS: 'DE'},
    right: '21',
    values: forms.ports,
  }),
  ...each(['CC_DENY_PORTS_TCP', 'CC_DENY_PORTS_UDP'], {with: {CC_DENY_PORTS: 'DE'}, right: '21', values: forms.ports}),
  ...each(['CC_ALLOW', 'CC_ALLOW_FILTER', 'CC_ALLOW_PORTS', 'CC_ALLOW_SMTPAUTH', 'CC_DENY', 'CC_DENY_PORTS'], {
    right: '',
    values: forms.countries,
  }),
  ...each(['ETH_DEVICE', 'ETH_DEVICE_SKIP'], {right: '', values: forms.device}),
  ...each(['ETH6_DEVICE'], {with: ipv6, right: '', values: forms.device}),
  ...each(['DOCKER_DEVICE'], {with: {DOCKER: '1'}, right: 'docker0', values: forms.device}),
  ...each(['LF_BOGON_SKIP'], {
    files: {'csf.blocklists': 'BOGON|86400|0|https://lists.example.com/bogon.txt\n'},
    right: '',
    values: forms.device,
  }),
  ...each(['DOCKER_NETWORK4'], {with: {DOCKER: '1'}, right: '172.17.0.0/16', values: forms.network}),
  ...each(['DOCKER_NETWORK6'], {with: {DOCKER: '1', ...ipv6}, right: 'fd00::/64', values: forms.network}),
  ...each(['LF_IPSET_HASHSIZE', 'LF_IPSET_MAXELEM'], {with: sets, right: '65536', values: forms.count}),
  ...each(['ICMP_IN_RATE'], {right: '1/s', values: forms.rate}),
  ...each(['ICMP_OUT_RATE'], {right: '1/s', values: forms.rate}),
  ...each(['SYNFLOOD_RATE'], {with: {SYNFLOOD: '1'}, right: '100/s', values: forms.rate}),
  ...each(['SYNFLOOD_BURST'], {with: {SYNFLOOD: '1'}, right: '150', values: forms.burst}),
  ...each(['UDPFLOOD_LIMIT'], {with: {UDPFLOOD: '1'}, right: '100/s', values: forms.rate}),
  ...each(['UDPFLOOD_BURST'], {with: {UDPFLOOD: '1'}, right: '500', values: forms.burst}),
  ...each(['UDPFLOOD_ALLOWUSER'], {with: {UDPFLOOD: '1'}, right: 'mail', values: forms.owners}),
  ...each(['MESSENGER_RATE'], {with: messenger, right: '100/s', values: forms.rate}),
  ...each(['MESSENGER_BURST'], {with: messenger, right: '150', values: forms.burst}),
  ...each(['MESSENGER_HTML', 'MESSENGER_TEXT'], {with: messenger, right: '8890', values: forms.onePort}),
  ...each(['MESSENGER_HTTPS'], {with: {...messenger, MESSENGER_HTTPS_IN: '443'}, right: '8890', values: forms.onePort}),
  ...each(['MESSENGER_HTML_IN', 'MESSENGER_TEXT_IN', 'MESSENGER_HTTPS_IN'], {
    with: {...messenger, ...sets},
    right: '80',
    values: forms.ports,
  }),
  ...each(['SMTP_PORTS'], {with: mail, right: '25,465,587', values: forms.ports}),
  ...each(['SMTP_ALLOWUSER', 'SMTP_ALLOWGROUP'], {with: mail, right: 'mail', values: forms.owners}),
  ...each(['CLUSTER_PORT'], {with: cluster, right: '7777', values: forms.onePort}),
  ...each(['CLUSTER_SENDTO', 'CLUSTER_RECVFROM'], {right: '192.0.2.77', values: forms.hosts}),
  ...each(['USE_FTPHELPER'], {right: '21', values: ['1', '21,2121', 'on', '21:22', '70000', 'ftp']}),
  PORTFLOOD: {
    right: '22;tcp;5;300',
    values: [
      ...[
        '22;tcp;5',
        '22;TCP;5;300',
        '22;sctp;5;300',
        'abc;tcp;5;300',
        '22;tcp;0;300',
        '22;tcp;21;300',
        '22;tcp;x;300',
      ],
      ...['22;tcp;5;5m', '22;tcp;5;0', '22;icmp;5;300', '22,tcp,5,300', '22; tcp; 5; 300', '70000;tcp;5;300'],
    ],
  },
  CONNLIMIT: {
    right: '22;5',
    values: ['22', '22;0', '22;-1', '22;5m', '22;abc', 'abc;5', '70000;5', '22,5', '22 ; 5', '22:23;5', '22;5,'],
  },
  PORTKNOCKING: {
    right: '2222;tcp;20;100;200;300',
    values: [
      ...['22;TCP;20;100;200;300', '22;tcp;abc;100;200;300', '22;tcp;20;100;200', '22;tcp;20;abc;200;300'],
      ...['22;sctp;20;100;200;300', '22;tcp;0;100;200;300', '70000;tcp;20;100;200;300', '22;tcp;20;100;200;70000'],
    ],
  },
  ...each(['IPTABLES', 'IPTABLES_RESTORE', 'IPTABLES_SAVE', 'MODPROBE'], {values: forms.program}),
  ...each(['IP6TABLES', 'IP6TABLES_RESTORE', 'IP6TABLES_SAVE'], {with: ipv6, values: forms.program}),
  ...each(['IPSET'], {with: sets, values: ['ipset']}),
};

function each(names: readonly string[], trial: Trial): Record<string, Trial> {
  return Object.fromEntries(names.map((name) => [name, trial]));
}

/** The lists with which a setting is tried. */
export function filesOf(name: string): Record<string, string> {
  return trials[name]?.files ?? {};
}

/** Settings that only lfd puts into a command: a start of csf does not use them. */
const lfdOnly: readonly string[] = Object.entries(commands.settings)
  .filter(([, {evidence}]) => !/csf\.pl|Config\.pm/.test(evidence))
  .map(([name]) => name);

/** The trial of each setting that a start of csf puts into a command. @throws if one has none */
export function trialsOfSettings(): [name: string, trial: Trial & {right: string}][] {
  return Object.keys(commands.settings)
    .filter((name) => !lfdOnly.includes(name))
    .map((name) => {
      const trial = trials[name];
      if (trial === undefined) {
        throw new Error(
          `${name} reaches a command since this version. Say in packages/lab/compare/values/wrongValues.ts with which values csf is to be tried.`,
        );
      }
      const right = trial.right ?? shippedValues('generic').get(name)?.value ?? '';
      return [
        name,
        {...trial, right, values: [...new Set([...trial.values, ...general])].filter((each) => each !== right)},
      ];
    });
}
