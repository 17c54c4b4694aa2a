import {checked, isLoopback, readAddress} from '../../model/address';

/** A packet in a line of the kernel log that a rule of csf wrote. */
export type LoggedPacket = {
  /** The words between the asterisks, such as "TCP_IN Blocked". */
  marker: string;
  /** Whether this server sent it. */
  isOut: boolean;
  isSix: boolean;
  protocol: string;
  source?: string;
  target?: string;
  sourcePort?: number;
  port?: number;
  /** The flags of TCP; undefined where the line was cut before them. */
  flags?: ReadonlySet<string>;
  /** The type of ICMP or ICMPv6. */
  type?: number;
  /** To more than one host: by its address, or by that of the network card. */
  toMany?: 'broadcast' | 'multicast';
  account?: string;
  /** The network of Docker over which it came or left. */
  bridge?: string;
  /** Whether it came over a network card with a loopback address as its sender. */
  isForged?: true;
};

const fields = /\b(IN|OUT|MAC|SRC|DST|PROTO|SPT|DPT|TYPE|UID)=(\S{0,64})/g;

/** How Docker names its networks on the server, and the cards of containers. */
const ofDocker = /^(?:br-[0-9a-f]{12}|docker\d{1,3}|docker_gwbridge|veth[0-9a-f]{4,12})$/;

/** Reads the packet of a line of the kernel log; undefined for any other line. */
export function readPacket(line: string): LoggedPacket | undefined {
  // Rules that log contain the same words. Only lines about packets, even shortened ones, have these.
  if (!/\bIN=\S* OUT=|\bSRC=/.test(line)) {
    return undefined;
  }
  const [, text, knock] =
    /\bFirewall: \*?([A-Za-z0-9_ ]{1,30}?)\*? +(?=IN=)|\bKnock: \*(\d{1,5}_(?:S\d{1,3}|IN))\*/.exec(line) ?? [];
  const marker = text ?? (knock === undefined ? undefined : `Knock ${knock}`);
  if (marker === undefined) {
    return undefined;
  }
  // Behind a bracket, an ICMP error repeats the packet that it is about.
  const own = line.slice(line.search(/\b(?:Firewall|Knock): /)).split('[SRC=', 1)[0]!;
  const values = new Map<string, string>();
  for (const [, name, value] of own.matchAll(fields)) {
    values.set(name!, values.get(name!) ?? value!);
  }
  const [, inMarker, six] = /^(TCP|UDP|ICMP)(_|6)(?:IN|OUT) Blocked$/.exec(marker) ?? [];
  const written = /^[A-Za-z0-9-]{1,12}$/.exec(values.get('PROTO') ?? '')?.[0] ?? 'unknown';
  const protocol = inMarker === undefined ? written : inMarker === 'ICMP' && six === '6' ? 'ICMPv6' : inMarker;
  const target = checked(values.get('DST') ?? '');
  const account = values.get('UID');
  const bridge = [values.get('OUT'), values.get('IN')].find((device) => ofDocker.test(device ?? ''));
  const isForged = isLoopback(values.get('SRC') ?? '') && !['', 'lo'].includes(values.get('IN') ?? '');
  return {
    marker,
    ...(isForged && {isForged: true as const}),
    isOut:
      /(?:_|6)OUT Blocked$|^UDPFLOOD$/.test(marker) || (values.get('IN') === '' && (values.get('OUT') ?? '') !== ''),
    isSix: six === '6' || target?.includes(':') === true,
    protocol,
    source: checked(values.get('SRC') ?? ''),
    target,
    sourcePort: portIn(values.get('SPT')),
    port: portIn(values.get('DPT')),
    flags: protocol === 'TCP' ? flagsIn(own) : undefined,
    type: protocol.startsWith('ICMP') ? numberIn(values.get('TYPE')) : undefined,
    toMany: manyOf(target, values.get('MAC') ?? ''),
    ...(bridge !== undefined && {bridge}),
    account: account !== undefined && /^\d{1,10}$/.test(account) ? account : undefined,
  };
}

function numberIn(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,5}$/.test(text) ? Number(text) : undefined;
}

function portIn(text: string | undefined): number | undefined {
  const port = numberIn(text);
  return port !== undefined && port <= 65535 ? port : undefined;
}

/** The kernel writes them between RES= and URGP=; a packet can have none. */
function flagsIn(text: string): ReadonlySet<string> | undefined {
  const flags = text.match(/(?<= )(?:CWR|ECE|URG|ACK|PSH|RST|SYN|FIN)(?= |$)/g) ?? [];
  return flags.length > 0 || /\bURGP=/.test(text) ? new Set(flags) : undefined;
}

/** lfd asks the server for its broadcast addresses; a line has only the address of the network card. */
function manyOf(target: string | undefined, mac: string): LoggedPacket['toMany'] {
  const address = target === undefined ? undefined : readAddress(target);
  if (target === '255.255.255.255' || /^(?:ff:){5}ff/i.test(mac)) {
    return 'broadcast';
  }
  const isMulticast =
    address?.family === 4 ? /^2(?:2[4-9]|3\d)\./.test(target!) : address?.family === 6 && /^ff/i.test(target!);
  return isMulticast || /^(?:01:00:5e|33:33):/i.test(mac) ? 'multicast' : undefined;
}
