import {decodeBlock} from '../../../answers/output';
import {causeOf} from '../../../answers/packets/packetCause';
import {readPacket} from '../../../answers/packets/readPacket';
import {packetInWords, readSample} from '../../../answers/packets/samples';
import {startLogTest} from '../../../answers/test-log/testLog';

const at = 'Nov 21 02:24:12 server kernel: [12345.678901] Firewall: ';
const mac = 'MAC=00:16:3e:aa:bb:cc:00:16:3e:11:22:33:08:00';
const came = `IN=eth0 OUT= ${mac} SRC=203.0.113.53 DST=198.51.100.7`;
const left = 'IN= OUT=eth0 SRC=198.51.100.7 DST=203.0.113.53';
const tcp = (source: number, port: number, flags: string): string =>
  `LEN=40 TOS=0x00 PREC=0x00 TTL=63 ID=10575 PROTO=TCP SPT=${source} DPT=${port} WINDOW=0 RES=0x00 ${flags}URGP=0 `;
const udp = (source: number, port: number): string =>
  `LEN=160 TOS=0x00 PREC=0x00 TTL=63 ID=10575 PROTO=UDP SPT=${source} DPT=${port} LEN=140 `;
const icmp = (type: number): string =>
  `LEN=84 TOS=0x00 PREC=0x00 TTL=50 ID=1 PROTO=ICMP TYPE=${type} CODE=0 ID=9 SEQ=1 `;
const cameSix = 'IN=eth0 OUT= MAC=33:33:ff:00:00:10:00:16:3e:11:22:33:86:dd SRC=fe80::1 DST=ff02::1:ff00:10';
const icmpSix = (type: number): string => `LEN=72 TC=0 HOPLIMIT=255 FLOWLBL=0 PROTO=ICMPv6 TYPE=${type} CODE=0 `;
const toAll = 'IN=eth0 OUT= MAC=ff:ff:ff:ff:ff:ff:00:16:3e:11:22:33:08:00 SRC=192.0.2.20 DST=192.0.2.255';

test.each([
  ['the answer of a web server', `*TCP_IN Blocked* ${came} ${tcp(443, 51514, 'ACK RST ')}`, 'answer'],
  ['a connection that a server accepted', `*TCP_IN Blocked* ${came} ${tcp(8443, 4000, 'ACK SYN ')}`, 'answer'],
  ['a cut line with the ports of an answer', `*TCP_IN Blocked* ${came} PROTO=TCP SPT=443 DPT=51514`, 'answer'],
  ['the end of a visitor', `*TCP_IN Blocked* ${came} ${tcp(51514, 443, 'ACK FIN ')}`, 'rest'],
  ['a reset by a visitor', `*TCP_IN Blocked* ${came} ${tcp(51514, 443, 'RST ')}`, 'rest'],
  ['a packet without a flag', `*TCP_IN Blocked* ${came} ${tcp(51514, 80, '')}`, 'hand-made'],
  ['a Christmas tree', `*INV_AUU* ${came} ${tcp(51514, 80, 'URG PSH FIN ')}`, 'hand-made'],
  ['SYN with FIN', `*INV_SFSF* ${came} ${tcp(51514, 80, 'SYN FIN ')}`, 'hand-made'],
  ['port 0', `*TCP_IN Blocked* ${came} ${tcp(51514, 0, 'SYN ')}`, 'hand-made'],
  ['a scan from port 53', `*TCP_IN Blocked* ${came} ${tcp(53, 1021, 'SYN ')}`, 'disguised'],
  ['active FTP', `*TCP_IN Blocked* ${came} ${tcp(20, 40022, 'SYN ')}`, 'ftp-data'],
  ['a try on a high port', `*TCP_IN Blocked* ${came} ${tcp(40000, 51514, 'SYN ')}`, 'own-port'],
  ['a try on a port', `*TCP_IN Blocked* ${came} ${tcp(40000, 8443, 'SYN ')}`, 'request'],
  ['a mount over NFS, from a port below 1024', `*TCP_IN Blocked* ${came} ${tcp(783, 2049, 'SYN ')}`, 'request'],
  ['a cut line', `*TCP_IN Blocked* ${came} PROTO=TCP SPT=1 DPT=23`, 'request'],
  ['the answer of a resolver', `*UDP_IN Blocked* ${came} ${udp(53, 64614)}`, 'answer'],
  ['the answer of QUIC', `*UDP6IN Blocked* IN=eth0 OUT= SRC=2001:db8::1 DST=2001:db8::7 ${udp(443, 40022)}`, 'answer'],
  ['an answer of this server', `*UDP_OUT Blocked* ${left} ${udp(53, 40022)} UID=25 GID=25`, 'own-answer'],
  ['an answer about names', `*UDP_OUT Blocked* ${left} ${udp(137, 51234)}UID=0 GID=0`, 'own-answer'],
  ['an answer of SSDP', `*UDP_OUT Blocked* ${left} ${udp(1900, 41234)}`, 'own-answer'],
  ['an answer of mDNS', `*UDP_OUT Blocked* ${left} ${udp(5353, 33000)}`, 'own-answer'],
  ['two resolvers', `*UDP_IN Blocked* ${came} ${udp(53, 53)}`, 'request'],
  ['traceroute', `*UDP_IN Blocked* ${came} ${udp(40022, 33440)}`, 'traceroute'],
  ['a broadcast of Windows', `*UDP_IN Blocked* ${toAll} ${udp(137, 137)}`, 'to-many'],
  [
    'a question for an address',
    `*UDP_IN Blocked* IN=eth0 OUT= SRC=0.0.0.0 DST=255.255.255.255 ${udp(68, 67)}`,
    'to-many',
  ],
  ['mDNS', `*UDP_OUT Blocked* IN= OUT=eth0 SRC=198.51.100.7 DST=224.0.0.251 ${udp(5353, 5353)}`, 'to-many'],
  ['neighbour discovery', `*ICMP6IN Blocked* ${cameSix} ${icmpSix(135)}`, 'neighbour'],
  ['multicast groups', `*ICMP6IN Blocked* ${cameSix} ${icmpSix(143)}`, 'groups'],
  ['a ping over IPv6', `*ICMP6IN Blocked* IN=eth0 OUT= SRC=2001:db8::1 DST=2001:db8::7 ${icmpSix(128)}`, 'ping-passes'],
  ['a ping', `*ICMP_IN Blocked* ${came} ${icmp(8)}`, 'ping'],
  ['the answer to a ping', `*ICMP_IN Blocked* ${came} ${icmp(0)}`, 'ping-passes'],
  ['a question for the time', `*ICMP_IN Blocked* ${came} ${icmp(13)}`, 'timestamp'],
  [
    'a report',
    `*ICMP_IN Blocked* ${came} PROTO=ICMP TYPE=3 CODE=3 [SRC=198.51.100.7 DST=203.0.113.53 PROTO=UDP SPT=1 DPT=53`,
    'report',
  ],
  ['a mail that leaves', `*TCP_OUT Blocked* ${left} ${tcp(50000, 25, 'SYN ')}UID=1001 GID=1001 `, 'own-request'],
  ['passive FTP that leaves', `*TCP_OUT Blocked* ${left} ${tcp(50000, 51514, 'SYN ')}`, 'far-port'],
  ['UDP to a high port', `*UDP_OUT Blocked* ${left} ${udp(55555, 62010)}UID=0 GID=0`, 'far-port'],
])('%s', (_, line, id) => {
  const packet = readPacket(at + line)!;
  const cause = causeOf(packet);
  expect(cause.id).toBe(id);
  const {findings, unknownLines} = decodeBlock(at + line);
  expect({findings: findings.length, unknownLines}).toEqual({findings: 1, unknownLines: 0});
  // What is no request needs no open port, and Linux itself uses the high ones.
  const offers = findings[0]!.prevent.map(({commands, setting}) => commands?.join() ?? setting);
  expect(offers.filter((offer) => cause.isRequest !== true && offer !== undefined)).toEqual([]);
  expect(findings[0]!.notes.join(' ')).toContain(cause.todo);
});

test('an ICMP error names its sender, and not the packet that it repeats', () => {
  const inner = '[SRC=198.51.100.7 DST=192.0.2.9 PROTO=UDP SPT=1 DPT=53';
  expect(readPacket(`${at}*ICMP_IN Blocked* ${came} PROTO=ICMP TYPE=3 CODE=3 ${inner}`)).toMatchObject({
    source: '203.0.113.53',
    port: undefined,
    type: 3,
  });
});

test('an address that a list drops is let in, also for its answers', () => {
  const [found] = decodeBlock(`${at}*CC_DENY* ${came} ${tcp(443, 51514, 'ACK SYN ')}`).findings;
  expect(found!.notes.join(' ')).toContain('drops the answers to connections that this server opens');
  expect(found!.prevent.flatMap(({commands = []}) => commands)).toEqual(['csf -a 203.0.113.53']);
});

const tries = (ports: number[]): string =>
  ports.map((port) => `${at}*TCP_IN Blocked* ${came} ${tcp(40000, port, 'SYN ')}`).join('\n');

test('five ports of one address are a scan, four are not', () => {
  expect(decodeBlock(tries([81, 1433, 1521, 3306, 3389])).findings).toMatchObject([
    {
      what: '203.0.113.53 tried 5 closed ports: 81, 1433, 1521, 3306, 3389. It is a port scan, and the firewall dropped it.',
      count: 5,
      prevent: [],
    },
  ]);
  expect(decodeBlock(tries([81, 1433, 1521, 3306])).findings).toHaveLength(4);
});

test('a port of a database is never opened to everybody', () => {
  const [found] = decodeBlock(tries([3306])).findings;
  expect(found!.prevent).toEqual([
    {
      text: 'Open the port only to this address. While TESTING is on, run csf -r after it.',
      commands: ['csf -a "tcp|in|d=3306|s=203.0.113.53"'],
    },
  ]);
});

const resolver = [`${at}*UDP_IN Blocked* ${came} ${udp(53, 64614)}`, `${at}*UDP_IN Blocked* ${came} ${udp(53, 51000)}`];

test('a mail about late answers offers no port to open', () => {
  const mail = `Time:    Tue Apr 14 12:05:00 2015 -0500\nIP:      203.0.113.53 (US/United States/-)\nHits:    20\nBlocked: Temporary Block\n\nSample of block hits:\n${resolver.join('\n')}`;
  const {findings} = decodeBlock(mail);
  expect(findings).toMatchObject([
    {
      trigger: 'PS_LIMIT',
      unblock: ['csf -trd 203.0.113.53'],
      page: '/docs/usage/port-scan-tracking/#why-are-my-dns-resolvers-blocked-as-port-scanners',
    },
  ]);
  expect(findings[0]!.notes[0]).toMatch(/^2 lines have late answers over UDP\./);
  expect(findings[0]!.prevent.map(({text}) => text).join(' ')).not.toMatch(/Open the port/);
  expect(findings[0]!.prevent[0]!.commands![0]).toContain('csf.ignore');
});

const blockLine =
  'Nov 21 02:24:12 server lfd[812]: *Port Scan* detected from 203.0.113.53 (-). 11 hits in the last 60 seconds - *Blocked in csf* for 3600 secs [PS_LIMIT]';
const rowOfBlock =
  'DENY   203.0.113.53   *   in   59m 3s   lfd - *Port Scan* detected from 203.0.113.53 (-). 11 hits in the last 60 seconds';

test.each([
  ['a line of lfd.log', [blockLine, ...resolver]],
  ['csf -t', [...resolver, rowOfBlock]],
  [
    'a mail',
    [`IP:      203.0.113.53 (-)`, 'Hits:    11', 'Blocked: Temporary Block', '', 'Sample of block hits:', ...resolver],
  ],
])('nobody has nothing to do beside a block, and a resolver belongs into resolv.conf: %s', (_, lines) => {
  const {findings} = decodeBlock(lines.join('\n'));
  expect(findings[0]!.unblock).toContain('csf -trd 203.0.113.53');
  const notes = findings.flatMap((one) => one.notes).join(' ');
  expect(notes).not.toMatch(/nothing to do/i);
  expect(notes).toMatch(/resolver of this server, name it in \/etc\/resolv\.conf and run csf -r/);
});

test('a scanner that is blocked already leaves something to do, one that is not does not', () => {
  const block = blockLine.replace('for 3600 secs ', '');
  const scan = tries([81, 1433, 1521, 3306, 3389]);
  expect(JSON.stringify(decodeBlock(`${block}\n${scan}`).findings)).not.toContain('nothing to do');
  expect(JSON.stringify(decodeBlock(scan).findings)).toContain('nothing to do');
});

test('a sample of both names the tried ports, and what the other lines are', () => {
  const {ports, notes} = readSample([...resolver, ...tries([81, 82]).split('\n')]);
  expect(ports).toEqual([81, 82]);
  expect(notes).toHaveLength(1);
});

test('the log tester separates the packets that count by their causes', () => {
  const log = startLogTest({
    panel: 'generic',
    config: 'PS_INTERVAL = "60"\n',
    lists: {},
    log: '',
    latest: Date.UTC(2026, 11, 1) / 1000,
  });
  [...resolver, tries([81])].forEach(log.add);
  expect(log.reading().counted).toMatchObject([
    {service: 'portscan', lines: 2, packet: {words: packetInWords(resolver[0]!)!.words}},
    {service: 'portscan', lines: 1, packet: {page: expect.stringContaining('/docs/troubleshooting/') as string}},
  ]);
});

test('a refused answer of a service of this server has a filter, for whom the service is meant', () => {
  for (const port of [137, 138, 161, 69, 123, 1900, 5353]) {
    const {findings} = decodeBlock(`${at}*UDP_OUT Blocked* ${left} ${udp(port, 51234)}`);
    expect(findings[0]!.notes.join(' ')).toMatch(
      /If nobody should use that service, there is nothing to do\. .*udp\|out\|s=137\|d=192\.168\.0\.0\/24/,
    );
    expect(findings[0]!.notes.join(' ')).not.toContain('No port has to be opened');
  }
});

test('passive FTP is never UDP', () => {
  const todo = (packet: string): string => causeOf(readPacket(`${at}${packet}`)!).todo;
  expect(todo(`*TCP_OUT Blocked* ${left} ${tcp(50000, 51514, 'SYN ')}`)).toContain('FTP');
  expect(todo(`*UDP_OUT Blocked* ${left} ${udp(55555, 62010)}`)).toContain('ss -unp');
  expect(todo(`*UDP_OUT Blocked* ${left} ${udp(55555, 62010)}`)).not.toContain('FTP');
});
