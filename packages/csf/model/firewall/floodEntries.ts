import {numberOf} from '../perl';

/** How many packets of an address the kernel's module remembers, if nobody changed it. */
export const remembered = 20;

/** What csf does with an entry of PORTFLOOD or CONNLIMIT at its start. */
type Fate = 'takes' | 'skips' | 'stops';

type PortFlood = {port: string; protocol: string; count: string; seconds: string; rest: string[]; csf: Fate};

/** Reads an entry of PORTFLOOD, `port;protocol;count;seconds`, as csf does (csf.pl lines 2903 to 2919). */
export function readPortFlood(entry: string): PortFlood {
  const [port = '', protocol = '', count = '', seconds = '', ...rest] = entry.split(';');
  const isWrong = isOutside(port) || !/icmp|tcp|udp/.test(protocol) || !/\d/.test(seconds);
  const isSkipped = numberOf(count) < 1 || numberOf(count) > remembered;
  return {port, protocol, count, seconds, rest, csf: isWrong ? 'stops' : isSkipped ? 'skips' : 'takes'};
}

type ConnLimit = {port: string; most: string; rest: string[]; csf: Exclude<Fate, 'skips'>};

/** Reads an entry of CONNLIMIT, `port;limit`, as csf does (csf.pl line 2936). */
export function readConnLimit(entry: string): ConnLimit {
  const [port = '', most = '', ...rest] = entry.split(';');
  const isWrong = isOutside(port) || numberOf(most) < 1 || !/\d/.test(most);
  return {port, most, rest, csf: isWrong ? 'stops' : 'takes'};
}

/** csf compares numbers only: a word counts as 0 and passes. */
function isOutside(port: string): boolean {
  return numberOf(port) < 0 || numberOf(port) > 65_535;
}
