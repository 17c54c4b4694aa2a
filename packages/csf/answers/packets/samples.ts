import {adviceOn, causeOf, type PacketCause} from './packetCause';
import {readPacket, type LoggedPacket} from './readPacket';

/** What the packets in lines of the kernel log were, all together. */
export type Sample = {
  /** The ports that somebody tried to reach. */
  ports: number[];
  /** Causes other than a request, each with what to do. */
  notes: string[];
  /** The causes of all packets; empty without a packet. */
  causes: PacketCause[];
};

/** Ports at which an address is a scanner, and no client that tries again. */
const manyPorts = 5;

/** Reads the packets of the lines in an email about a block. */
export function readSample(lines: readonly string[]): Sample {
  const ports = new Set<number>();
  const causes = new Map<string, {cause: PacketCause; count: number}>();
  for (const line of lines) {
    const packet = readPacket(line);
    if (packet !== undefined) {
      const cause = causeOf(packet);
      causes.set(cause.id, {cause, count: (causes.get(cause.id)?.count ?? 0) + 1});
      if (isTry(cause) && packet.port !== undefined) {
        ports.add(packet.port);
      }
    }
  }
  return {
    ports: [...ports],
    causes: [...causes.values()].map(({cause}) => cause),
    notes: [...causes.values()].flatMap(({cause, count}) =>
      cause.isRequest === true
        ? []
        : [`${count === 1 ? 'One line has' : `${count} lines have`} ${cause.name}. ${adviceOn(cause, true)}`],
    ),
  };
}

/** What keeps a resolver of this server from being blocked, if packets of one are among the lines (csf.pl lines 1304 to 1319). */
export function notesOnResolver(lines: readonly string[]): string[] {
  const isResolver = lines.some((line) => {
    const packet = readPacket(line);
    return packet !== undefined && !packet.isOut && packet.sourcePort === 53 && causeOf(packet).id === 'answer';
  });
  return isResolver
    ? [
        'If the address is a resolver of this server, name it in /etc/resolv.conf and run csf -r. Unless DNS_STRICT_NS is on, csf then accepts its DNS packets before any block.',
      ]
    : [];
}

/** What the packet in a line of the kernel log is; undefined for other lines, and for one that asks for a port. */
export function packetInWords(line: string): {id: string; words: string; page: string} | undefined {
  const packet = line.includes('SRC=') ? readPacket(line) : undefined;
  const cause = packet === undefined ? undefined : causeOf(packet);
  return (
    cause && {id: cause.id, words: `By chain, ports and flags: ${cause.name}. ${adviceOn(cause)}`, page: cause.page}
  );
}

/** The addresses that try many ports, with these ports. */
export function scannersIn(lines: readonly string[]): Map<string, number[]> {
  const tried = new Map<string, Set<number>>();
  for (const line of lines) {
    const packet = line.includes('SRC=') ? readPacket(line) : undefined;
    if (packet !== undefined && isScanned(packet)) {
      tried.set(packet.source!, (tried.get(packet.source!) ?? new Set()).add(packet.port!));
    }
  }
  return new Map(
    [...tried].filter(([, ports]) => ports.size >= manyPorts).map(([source, ports]) => [source, [...ports]]),
  );
}

/** Whether a packet counts for `scannersIn`. */
export function isScanned(packet: LoggedPacket): boolean {
  const {isOut, marker, source, port} = packet;
  return (
    !isOut && /_?6?IN Blocked$/.test(marker) && source !== undefined && port !== undefined && isTry(causeOf(packet))
  );
}

function isTry({id, isRequest}: PacketCause): boolean {
  return isRequest === true || /^(?:own-port|hand-made|disguised)$/.test(id);
}

/** "81, 1433, 3306 and 12 more". */
export function listOfPorts(ports: readonly number[]): string {
  const shown = ports.slice(0, 10).join(', ');
  return ports.length > 10 ? `${shown} and ${ports.length - 10} more` : shown;
}
