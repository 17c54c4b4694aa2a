import {isTrue, noSpace, space} from '../../perl';
import {namesPort} from '../namesPort';
import {failureOf, messagesOf, type Settings, type Taken} from './message';

const beforePrefix = `kernel:${space}(?:\\[[^\\]]+\\]${space})?Firewall: `;
const invalid = new RegExp(
  `^(?:${noSpace}+|${noSpace}+${space}+\\d+${space}+${noSpace}+) ${noSpace}+ ${beforePrefix}\\*INVALID\\*`,
);
const blocked = {
  TCP: new RegExp(`${beforePrefix}\\*TCP_IN Blocked\\*`),
  UDP: new RegExp(`${beforePrefix}\\*UDP_IN Blocked\\*`),
};

/** Why lfd does not count a packet as a part of a port scan; undefined if it does. */
function whyNoScan({protocol, port = '', destination}: Taken, line: string, settings: Settings): string | undefined {
  const {PS_PORTS: scanned = '', TCP_IN: tcp = '', UDP_IN: udp = ''} = settings;
  if (invalid.test(line) && !scanned.includes('INVALID')) {
    return '*INVALID* packets do not count unless PS_PORTS names INVALID.';
  }
  // lfd asks the server for its broadcast addresses; such a packet goes to all network cards.
  const isToAll = destination === '255.255.255.255' || / MAC=(?:ff:){6}/i.test(line);
  if (protocol === 'UDP' && isToAll && !scanned.includes('BRD')) {
    return 'Broadcasts over UDP do not count unless PS_PORTS names BRD.';
  }
  if (
    !scanned.includes('OPEN') &&
    (protocol === 'TCP' || protocol === 'UDP') &&
    blocked[protocol].test(line) &&
    namesPort({TCP: tcp, UDP: udp}[protocol], port)
  ) {
    return `Port ${port} is open: ${protocol}_IN names it. Packets to open ports do not count unless PS_PORTS names OPEN.`;
  }
  return !isTrue(port) || !namesPort(scanned, port)
    ? `PS_PORTS does not name ${port === 'ICMP' ? 'ICMP' : `port ${port}`}.`
    : undefined;
}

const log = {program: 'Linux kernel', logs: ['IPTABLES_LOG'], text: ''} as const;

export const systemMessages = [
  ...messagesOf(
    {
      ...failureOf('bind'),
      program: 'BIND',
      text: 'bind triggered by',
    },
    [
      {
        id: 'bind-denied',
        template:
          '{time} {host} named[{number}]: client{ {word}?} {address}#{number}{{space}({word})?}:{ view external:?} {update|zone transfer|query (cache)} {single quoted?} denied{very end}',
        example:
          "Nov 27 01:02:03 ns named[350]: client @0x7f0000000000 203.0.113.7#40022 (example.com): query (cache) 'example.com/A/IN' denied",
        not: 'A line with a reason after "denied"; a view other than "external"; "query (cache) ... refused".',
      },
    ],
  ),
  ...messagesOf({...log, check: 'port scan', setting: 'PS_INTERVAL', countsFor: 'PS_LIMIT', service: 'portscan'}, [
    {
      id: 'kernel-blocked-port',
      template: '{{kernel}}Firewall:…IN={word}…SRC={address}…DST={destination}…PROTO={protocol}…DPT={port}',
      refine: (taken, line, settings) => whyNoScan(taken, line, settings) ?? taken,
      example:
        'Nov 27 01:02:03 server kernel: [12345.678901] Firewall: *TCP_IN Blocked* IN=eth0 OUT= MAC=00:00:00:00:00:00 SRC=203.0.113.7 DST=192.0.2.10 LEN=44 TTL=240 ID=1 PROTO=TCP SPT=40022 DPT=23 WINDOW=1024 RES=0x00 SYN URGP=0',
      not: 'Ports that PS_PORTS does not name; lines with *TCP_IN Blocked* or *UDP_IN Blocked* about ports that TCP_IN or UDP_IN opens, unless PS_PORTS names OPEN; *INVALID* packets, unless PS_PORTS names INVALID; broadcasts over UDP, unless it names BRD.',
    },
    {
      id: 'kernel-blocked-icmp',
      template: '{{kernel}}Firewall:…IN={word}…SRC={address}…PROTO=ICMP',
      refine: (taken, line, settings) =>
        whyNoScan({...taken, protocol: 'ICMP', port: 'ICMP'}, line, settings) ?? {...taken, port: 'ICMP'},
      example:
        'Nov 27 01:02:03 server kernel: Firewall: *ICMP_IN Blocked* IN=eth0 OUT= MAC=00:00:00:00:00:00 SRC=203.0.113.7 DST=192.0.2.10 LEN=84 TTL=50 ID=1 PROTO=ICMP TYPE=8 CODE=0 ID=9 SEQ=1',
      not: 'Pings, while PS_PORTS names neither ICMP nor 0.',
    },
  ]),
  ...messagesOf({...log, check: 'uid scan', setting: 'UID_INTERVAL', countsFor: 'UID_LIMIT', service: 'uidscan'}, [
    {
      id: 'kernel-blocked-outgoing',
      template: '{{kernel pid}}Firewall:…OUT={word}…DPT={port word}…UID={uid}',
      refine: (taken, _, {UID_PORTS: ports = ''}) =>
        isTrue(taken.uid) && isTrue(taken.port) && namesPort(ports, taken.port ?? '') ? taken : undefined,
      example:
        'Nov 27 01:02:03 server kernel: Firewall: *TCP_OUT Blocked* IN= OUT=eth0 SRC=192.0.2.10 DST=203.0.113.7 LEN=60 TTL=64 ID=1 DF PROTO=TCP SPT=40022 DPT=6667 WINDOW=1 RES=0x00 SYN URGP=0 UID=1001 GID=1001',
      not: 'Packets of root; ports that UID_PORTS does not name; user ids in csf.uidignore.',
    },
  ]),
  ...messagesOf(
    {
      ...log,
      check: 'port knocking',
      setting: 'PORTKNOCKING_ALERT',
      service: 'portknocking',
    },
    [
      {
        id: 'kernel-knock',
        template: '{{kernel pid}}Knock: *{number}_IN*…SRC={address}…DPT={port}',
        refine: (taken, _, {PORTKNOCKING: rules = ''}) => (isTrue(rules) && isTrue(taken.port) ? taken : undefined),
        example:
          'Nov 27 01:02:03 server kernel: Knock: *22_IN* IN=eth0 OUT= SRC=203.0.113.50 DST=192.0.2.10 LEN=60 TTL=50 ID=1 PROTO=TCP SPT=40022 DPT=22 WINDOW=1 SYN URGP=0',
        not: 'It is not a failure: lfd sends an email about it.',
      },
    ],
  ),
  ...messagesOf(
    {
      check: 'syslog check',
      program: 'lfd',
      setting: 'SYSLOG_CHECK',
      logs: ['SYSLOG_LOG'],
      service: 'syslog',
      text: '',
    },
    [
      {
        id: 'lfd-syslog-check',
        template: '{time} {host} lfd[{number}]: SYSLOG check [{word}]{end}',
        example: 'Nov 27 01:02:03 server lfd[350]: SYSLOG check [a1B2c3D4e5]',
        not: 'It is not a failure: lfd looks for its own line, with the code that it wrote last.',
      },
    ],
  ),
];
