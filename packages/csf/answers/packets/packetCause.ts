import type {LoggedPacket} from './readPacket';
import {sections} from '../../pages/sections';

/** Why a logged packet came or left, and what there is to do. */
export type PacketCause = {
  id: string;
  /** Such packets in words, for many of them: "late answers". */
  name: string;
  /** The packet in words: "an answer from 203.0.113.7, port 443". */
  what: (packet: LoggedPacket) => string;
  /** What to do, or why there is nothing to do. */
  todo: string;
  /** Whether there is nothing to do while the sender is not blocked. */
  isHarmless?: true;
  page: string;
  setting?: (packet: LoggedPacket) => string;
  /** Whether the sender asks for a service, so that a port can be what is missing. */
  isRequest?: true;
};

type Row = PacketCause & {fits: (packet: LoggedPacket) => boolean};

const order = '/docs/usage/principles/#in-which-order-does-csf-check-a-packet';
const cannotConnect = '/docs/troubleshooting/#csf--g-finds-nothing-and-still-the-address-cannot-connect';
const lateAnswers = '/docs/usage/port-scan-tracking/#why-are-my-dns-resolvers-blocked-as-port-scanners';
const ping = '/docs/troubleshooting/#ping-gets-no-answer-or-loses-packets';
const icmpSix = '/docs/usage/ipv6/#what-about-icmpv6';
const outwards = '/docs/usage/open-ports/#how-do-i-open-an-outgoing-port';
const ftpClient = '/docs/usage/ftp-connection/#when-your-server-is-the-ftp-client';

/** From here on, Linux takes ports for the connections that it opens itself. */
const firstOwnPort = 32768;
/** Services above 1024 that a server asks over UDP: tunnels, STUN, and what spam filters ask. */
const udpServices = new Set([1194, 3478, 6277, 24441]);
/** Services that scanners send from, to look like an answer. */
const disguises = new Set([22, 25, 53, 80, 110, 143, 443, 993, 995]);

const isTcp = ({protocol}: LoggedPacket): boolean => protocol === 'TCP';
const isUdp = ({protocol}: LoggedPacket): boolean => protocol.startsWith('UDP');
const isIcmp = ({protocol}: LoggedPacket): boolean => protocol.startsWith('ICMP');

/** Whether it is ICMP of one of these types, or ICMPv6 of one of those. */
function hasType({protocol, type = -1}: LoggedPacket, four: readonly number[], six: readonly number[]): boolean {
  return (protocol === 'ICMPv6' ? six : protocol === 'ICMP' ? four : []).includes(type);
}

/** Whether the source port is that of a service and the other one that of a client. */
function isFromService({sourcePort = 0, port = 0}: LoggedPacket): boolean {
  return (sourcePort > 0 && sourcePort < 1024 && port >= 1024) || (udpServices.has(sourcePort) && port >= firstOwnPort);
}

/** Whether it answers a service above 1024 that machines look for with broadcasts: SSDP and mDNS. */
function isAskedByBroadcast({sourcePort, port = 0}: LoggedPacket): boolean {
  return (sourcePort === 1900 || sourcePort === 5353) && port >= 1024 && port !== sourcePort;
}

/** Flags that no program sends together: none at all, SYN with FIN or RST, FIN or PSH or URG alone. */
function isHandMade({flags, port}: LoggedPacket): boolean {
  if (flags === undefined) {
    return port === 0;
  }
  const isEnd = flags.has('FIN') || flags.has('RST');
  return (flags.has('SYN') && isEnd) || !['SYN', 'ACK', 'RST'].some((flag) => flags.has(flag)) || port === 0;
}

const who = ({isOut, source, target}: LoggedPacket): string => (isOut ? target : source) ?? 'an address';
const fromPort = ({sourcePort}: LoggedPacket): string => (sourcePort === undefined ? '' : `, port ${sourcePort},`);
const withFlags = ({flags}: LoggedPacket): string =>
  flags === undefined || flags.size === 0 ? '' : ` (${[...flags].join(' ')})`;

/** "from 203.0.113.7 to port 22", "that this server sent to 203.0.113.7, port 22". */
function way(packet: LoggedPacket): string {
  const {isOut, port} = packet;
  return isOut
    ? `that this server sent to ${who(packet)}${port === undefined ? '' : `, port ${port}`}`
    : `from ${who(packet)}${port === undefined ? '' : ` to port ${port}`}`;
}

function asPacket({protocol}: LoggedPacket): string {
  return /^(?:ICMP|UDP|TCP)/.test(protocol)
    ? `${protocol.startsWith('I') ? 'an' : 'a'} ${protocol} packet`
    : 'a packet';
}

function portList({isOut, isSix, protocol}: LoggedPacket): string {
  return `${protocol.startsWith('UDP') ? 'UDP' : 'TCP'}${isSix ? '6' : ''}_${isOut ? 'OUT' : 'IN'}`;
}

const ifYours = 'If the address is yours, look there for the program that sends this.';
const passes = 'csf lets it pass unless a list denies the address: csf -g says so.';
const neighbours: Readonly<Record<number, string>> = {
  133: 'router solicitation',
  134: 'router advertisement',
  135: 'neighbour solicitation',
  136: 'neighbour advertisement',
  137: 'redirect',
};

/** ICMPv6 to a whole network, which is how it works: tried before broadcasts. */
const neighbourRows: readonly Row[] = [
  {
    id: 'neighbour',
    fits: (packet) => hasType(packet, [], [133, 134, 135, 136, 137]),
    name: 'neighbour discovery of IPv6',
    what: (packet) => `neighbour discovery of IPv6 ${way(packet)} (type ${packet.type}, ${neighbours[packet.type!]})`,
    todo: 'IPv6 needs it. csf accepts types 134 to 137 from neighbours, and type 133 unless IPV6_ICMP_STRICT is on. If the address is that of your router or of a neighbour, a list denies it: csf -g says which. If not, there is nothing to do.',
    page: icmpSix,
    setting: () => 'IPV6_ICMP_STRICT',
  },
  {
    id: 'groups',
    fits: (packet) => hasType(packet, [], [130, 131, 132, 143]),
    name: 'reports about multicast groups',
    what: (packet) => `a report about multicast groups ${way(packet)} (ICMPv6 type ${packet.type})`,
    isHarmless: true,
    todo: 'csf drops such reports while IPV6_ICMP_STRICT is on.',
    page: icmpSix,
    setting: () => 'IPV6_ICMP_STRICT',
  },
];

const icmpRows: readonly Row[] = [
  {
    id: 'ping',
    fits: (packet) => hasType(packet, [8], []),
    name: 'pings',
    what: (packet) => `a ping ${way(packet)}`,
    todo: 'csf drops pings above the rate or while they are switched off, and all packets of a denied address.',
    page: ping,
    setting: ({isOut}) => (isOut ? 'ICMP_OUT' : 'ICMP_IN'),
  },
  {
    id: 'timestamp',
    fits: (packet) => hasType(packet, [13, 14], []),
    name: 'questions for the time of the server',
    what: (packet) =>
      `${packet.type === 13 ? 'a question for' : 'an answer about'} the time ${way(packet)} (ICMP type ${packet.type})`,
    isHarmless: true,
    todo: `csf drops it while ICMP_TIMESTAMPDROP is on. ${ifYours}`,
    page: sections.logLines,
    setting: () => 'ICMP_TIMESTAMPDROP',
  },
  {
    id: 'ping-passes',
    fits: (packet) => hasType(packet, [0], [128, 129]),
    name: 'pings and their answers',
    what: (packet) => `${packet.type === 128 ? 'a ping' : 'the answer to a ping'} ${way(packet)}`,
    todo: passes,
    page: ping,
  },
  {
    id: 'report',
    fits: (packet) => hasType(packet, [3, 4, 5, 11, 12], [1, 2, 3, 4]),
    name: 'reports about other packets',
    what: (packet) => `a report ${way(packet)} about another packet (${packet.protocol} type ${packet.type})`,
    todo: `It says, for example, that a packet did not arrive. ${passes}`,
    page: sections.logLines,
  },
  {
    id: 'icmp',
    fits: isIcmp,
    name: 'other ICMP packets',
    what: (packet) => `${asPacket(packet)} ${way(packet)}`,
    todo: 'csf drops pings above the rate or while they are switched off, and timestamps if ICMP_TIMESTAMPDROP is on.',
    page: sections.logLines,
    setting: ({isOut, isSix}) => (isSix ? 'IPV6_ICMP_STRICT' : isOut ? 'ICMP_OUT' : 'ICMP_IN'),
  },
];

const tcpRows: readonly Row[] = [
  {
    id: 'hand-made',
    fits: isHandMade,
    name: 'packets that no program sends',
    what: (packet) => `a TCP packet that no program sends${withFlags(packet)} ${way(packet)}`,
    isHarmless: true,
    todo: `It is a scan: somebody looks how the server answers such packets. ${ifYours}`,
    page: order,
  },
  {
    id: 'answer',
    fits: ({flags, isOut, ...packet}) =>
      !isOut &&
      (flags === undefined
        ? isFromService({...packet, isOut}) && packet.port! >= firstOwnPort
        : flags.has('ACK') && (flags.has('SYN') || isFromService({...packet, isOut}))),
    name: 'late answers to connections of this server',
    what: (packet) =>
      `an answer from ${who(packet)}${fromPort(packet)} to a connection that this server opened${withFlags(packet)}`,
    isHarmless: true,
    todo: 'It came when the connection was already closed here, so no port has to be opened. If this server cannot reach the address at all, a list denies it: csf -g says which.',
    page: order,
  },
  {
    id: 'rest',
    fits: ({flags}) => flags !== undefined && (flags.has('ACK') || flags.has('RST')),
    name: 'the rest of closed connections',
    what: (packet) => `the rest of a closed connection ${way(packet)}${withFlags(packet)}`,
    isHarmless: true,
    todo: 'No connection begins with such a packet, so no port has to be opened. If a list has denied the address meanwhile, its open connections end in this way.',
    page: order,
  },
  {
    id: 'disguised',
    fits: ({flags, isOut, sourcePort = 0}) => flags !== undefined && !isOut && disguises.has(sourcePort),
    name: 'scans that want to look like answers',
    what: (packet) => `a new TCP connection from ${who(packet)}${fromPort(packet)} to port ${packet.port ?? 'unknown'}`,
    isHarmless: true,
    todo: `Programs do not open connections from the port of a service. It is a scan that wants to look like an answer. ${ifYours}`,
    page: order,
  },
  {
    id: 'ftp-data',
    fits: ({flags, isOut, sourcePort, port = 0}) => flags !== undefined && !isOut && sourcePort === 20 && port >= 1024,
    name: 'data connections of active FTP',
    what: (packet) => `the data connection of an FTP server at ${who(packet)} to port ${packet.port}`,
    todo: 'If this server fetches files from there, let its FTP program use passive mode. If not, there is nothing to do.',
    page: ftpClient,
  },
];

const udpRows: readonly Row[] = [
  {
    id: 'answer',
    fits: (packet) => !packet.isOut && isFromService(packet),
    name: 'late answers over UDP',
    what: (packet) => `what looks like an answer over UDP from ${who(packet)}, port ${packet.sourcePort}`,
    isHarmless: true,
    todo: 'It came late or twice, so the firewall no longer knew the question. No port has to be opened. If this server gets no answer from there at all, a list denies the address: csf -g says which.',
    page: lateAnswers,
  },
  {
    id: 'own-answer',
    fits: (packet) => packet.isOut && (isFromService(packet) || isAskedByBroadcast(packet)),
    name: 'late answers of this server over UDP',
    what: (packet) => `what looks like an answer of this server over UDP, port ${packet.sourcePort}, to ${who(packet)}`,
    todo: 'The firewall knew no question for it: it came as a broadcast, or long ago, or a list denies the address. If nobody should use that service, there is nothing to do. If a network of yours should, allow the answers with a filter in csf.allow, then run csf -r. For port 137: udp|out|s=137|d=192.168.0.0/24.',
    page: outwards,
  },
  {
    id: 'traceroute',
    fits: ({port = 0}) => port >= 33434 && port <= 33534,
    name: 'steps of traceroute',
    what: (packet) => `a UDP packet ${way(packet)}, as traceroute sends it`,
    isHarmless: true,
    todo: 'traceroute sends to ports that nobody uses.',
    page: order,
  },
  {
    id: 'far-port',
    fits: ({isOut, port = 0}) => isOut && port >= firstOwnPort,
    name: 'UDP packets of this server to high ports',
    what: (packet) => `${asPacket(packet)} ${way(packet)}`,
    todo: 'A program of this server sends it, such as a tunnel, a telephone system or a game: ss -unp shows which. If it should, let it reach the address with a filter in csf.allow. If not, there is nothing to do.',
    page: outwards,
  },
];

/**
 * The causes of packets, in the order in which they are tried. What csf does with each is in csf.pl lines 1127 to 1138
 * (of TCP that leaves, it logs only SYN) and 2974 to 3031 (ICMP); what the flags mean is in RFC 9293.
 */
const rows: readonly Row[] = [
  {
    id: 'knock',
    fits: ({marker}) => marker.startsWith('Knock '),
    name: 'knocks',
    what: (packet) => `a knock from ${who(packet)}`,
    todo: 'The firewall drops the knock itself: port knocking works that way.',
    page: '/docs/usage/port-knocking/#who-opened-the-port',
  },
  {
    id: 'forged',
    fits: ({isForged}) => isForged === true,
    name: 'packets with the address of the server itself as sender',
    what: (packet) =>
      `${asPacket(packet)} that claims to come from this server itself${packet.port === undefined ? '' : `, to port ${packet.port}`}`,
    todo: 'Over a network card, no such packet can be true: the sender forged its address, so nobody can be blocked for it, and lfd does not count it. If it goes on, ask the provider of the network.',
    page: order,
  },
  {
    id: 'container',
    // An answer or a rest of a connection is one here too.
    fits: ({bridge, toMany, flags}) =>
      bridge !== undefined && toMany === undefined && (flags === undefined || (flags.has('SYN') && !flags.has('ACK'))),
    name: 'packets between this server and its own containers',
    what: ({isOut, source, target, port, ...packet}) =>
      `${asPacket({...packet, isOut})} ${isOut ? `of this server to a container of its own, ${target ?? 'an address'}` : `from a container of this server, ${source ?? 'an address'}`}${port === undefined ? '' : `, port ${port}`}`,
    todo: 'The device is a network of Docker, so the packet is of your own containers, not of the internet. Do not open the port in TCP_IN, which is for the internet. DOCKER = "1" does not help either, as it is about packets that the server forwards.',
    page: '/docs/usage/docker/#host-and-container-cannot-reach-each-other',
  },
  ...neighbourRows,
  {
    id: 'to-many',
    fits: ({toMany}) => toMany !== undefined,
    name: 'broadcasts and multicasts',
    what: ({toMany, isOut, port, ...packet}) =>
      `a ${toMany} ${isOut ? 'of this server' : `from ${who({...packet, isOut})}`} to a whole network${port === undefined ? '' : `, port ${port}`}`,
    isHarmless: true,
    todo: 'Devices look for each other in this way. Only a program of yours that needs it, such as a cluster, is a reason to let it pass.',
    page: order,
  },
  ...icmpRows,
  ...tcpRows.map((row) => ({...row, fits: (packet: LoggedPacket) => isTcp(packet) && row.fits(packet)})),
  ...udpRows.map((row) => ({...row, fits: (packet: LoggedPacket) => isUdp(packet) && row.fits(packet)})),
  {
    id: 'own-port',
    fits: ({isOut, port = 0}) => !isOut && port >= firstOwnPort,
    name: 'packets to ports that few services use',
    what: (packet) => `${asPacket(packet)} ${way(packet)}`,
    todo: 'Usually there is nothing to do. Linux takes ports from 32768 on for connections that it opens itself, and few services use them: the data ports of passive FTP, and some tunnels. csf -p shows whether a program listens there.',
    page: '/docs/usage/ftp-connection/#check-that-it-works',
  },
  {
    id: 'far-port',
    fits: (packet) => packet.isOut && isTcp(packet) && (packet.port ?? 0) >= firstOwnPort,
    name: 'connections of this server to high ports',
    what: (packet) => `${asPacket(packet)} ${way(packet)}`,
    todo: 'Mostly it is the data connection of passive FTP. If no program of yours fetches files over FTP, find the one that connects: ss -tnp shows it.',
    page: ftpClient,
  },
  {
    id: 'request',
    fits: ({isOut}) => !isOut,
    name: 'requests to closed ports',
    what: (packet) => `${asPacket(packet)} ${way(packet)}`,
    todo: `Scanners try the ports of every server. If you do not know the address, there is nothing to do. ${ifYours}`,
    page: cannotConnect,
    setting: portList,
    isRequest: true,
  },
  {
    id: 'own-request',
    fits: () => true,
    name: 'requests of this server',
    what: (packet) => `${asPacket(packet)} ${way(packet)}`,
    todo: 'If you do not know the program that sent it, find it before you open the port.',
    page: outwards,
    setting: portList,
    isRequest: true,
  },
];

/** The cause of a logged packet. */
export function causeOf(packet: LoggedPacket): PacketCause {
  return rows.find(({fits}) => fits(packet))!;
}

/** What to do about such a packet. Of a blocked sender, none is a reason to do nothing. */
export function adviceOn({todo, isHarmless}: PacketCause, isBlocked = false): string {
  return isHarmless === true && !isBlocked ? `There is nothing to do. ${todo}` : todo;
}
