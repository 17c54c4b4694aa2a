import facts from '../facts/programs.json';

/** Who a port is for: everybody, the addresses of the people who manage the server, or one other server. */
export type Who = 'all' | 'own' | 'server';

/** One thing that a program needs: ports of TCP or UDP, or another protocol, which has none. */
export type Need = {
  way: 'in' | 'out';
  protocol: string;
  /** Ports as csf.conf lists them: 80,443 or 30000:35000. */
  ports?: string;
  who: Who;
  /** What it is for, where a program has several. */
  use?: string;
};

/** A program, or a protocol, that servers run. */
export type Program = {
  /** Its name in small letters with hyphens: anchor on the page. */
  id: string;
  name: string;
  kind: string;
  needs: Need[];
  /** What else to know, in Markdown. */
  note?: string;
  /** The page and section that say more. */
  page?: string;
  /** URL of its makers' own documentation, or of the file in which their program sets the port. */
  source: string;
  /** Year and month in which somebody last read the source. */
  asOf: string;
};

/** A kind of program. Ports of a closed kind are never open to everybody. */
export type ProgramKind = {id: string; title: string; isClosed?: boolean};

/** The kinds of programs, in the order of the page. */
export const programKinds: readonly ProgramKind[] = facts.kinds;

/** All programs that the page lists. */
export const programs: readonly Program[] = facts.programs as Program[];

/** Examples of addresses: the reader's own, and another server. */
const addresses = {own: '203.0.113.7', server: '203.0.113.8'};

/** The list of csf.conf that opens ports for everybody; undefined where only a filter or a rule does it. */
export function listFor({way, protocol, who}: Need): string | undefined {
  return who === 'all' && isListed(protocol) ? `${protocol}_${way}`.toUpperCase() : undefined;
}

/** What to copy: ports for a list, a filter for csf.allow, or a rule for csfpost.sh. */
export function lineFor({way, protocol, ports = '', who}: Need): string {
  const address = who === 'all' ? undefined : addresses[who];
  if (!isListed(protocol)) {
    const [chain, flag] = way === 'in' ? ['INPUT', '-s'] : ['OUTPUT', '-d'];
    return `/sbin/iptables -I ${chain} -p ${protocol}${address === undefined ? '' : ` ${flag} ${address}`} -j ACCEPT`;
  }
  return address === undefined
    ? ports
    : `${protocol}|${way}|d=${ports.replaceAll(':', '_')}|${way === 'in' ? 's' : 'd'}=${address}`;
}

/** Whether csf's lists and filters know a protocol. */
function isListed(protocol: string): boolean {
  return protocol === 'tcp' || protocol === 'udp';
}
