import {checkIp} from '../address';

/** The parts of a filter line as the product reads them, before any check. */
export type FilterParts = {
  protocol: string;
  /** Empty if the line has none, which means incoming. */
  direction: string;
  port?: {side: string; text: string};
  address?: {side: string; text: string};
  owner?: {kind: string; text: string};
  /** Fields that the product ignores. */
  unread: string[];
};

/**
 * Takes a filter apart as `linefilter` (csf.pl lines 3600 to 3672) does: by position, each part
 * searched from where the one before ended, a part that is missing moving nothing.
 */
export function readFilter(entry: string): FilterParts {
  const text = entry.toLowerCase();
  const items = (text.includes('|') ? text : text.replaceAll(':', '|')).split('|');
  const read = new Set<number>();
  const hasProtocol = ['tcp', 'udp', 'icmp'].includes(items[0]!);
  let from = hasProtocol ? 1 : 0;
  if (hasProtocol) {
    read.add(0);
  }

  const find = (end: number, matches: (item: string) => boolean): string | undefined => {
    for (let place = from; place < end; place++) {
      const item = items[place];
      if (item !== undefined && matches(item)) {
        read.add(place);
        from = place + 1;
        return item;
      }
    }
    return undefined;
  };

  const direction = find(2, (item) => item === 'in' || item === 'out') ?? '';
  const port = find(3, (item) => /[ds]=/.test(item));
  const afterPort = from;
  const address = find(4, (item) => /[ds]=/.test(item));
  // The product looks for the owner after the port, not after the address.
  from = afterPort;
  const owner = find(5, (item) => /[ug]=/.test(item));
  return {
    protocol: hasProtocol ? items[0]! : 'tcp',
    direction,
    port: sided(port),
    address: sided(address),
    owner: owned(owner),
    unread: items.filter((item, place) => item !== '' && !read.has(place)),
  };
}

function sided(item: string | undefined): {side: string; text: string} | undefined {
  const [, side, text] = /(d)=(.*)/s.exec(item ?? '') ?? /(s)=(.*)/s.exec(item ?? '') ?? [];
  return side === undefined ? undefined : {side, text: text!};
}

function owned(item: string | undefined): {kind: string; text: string} | undefined {
  const [, kind, text] = /(u)=(.*)/s.exec(item ?? '') ?? /(g)=(.*)/s.exec(item ?? '') ?? [];
  return kind === undefined ? undefined : {kind, text: text!};
}

/**
 * Why csf makes no rule of an entry of csf.allow or csf.deny; undefined if it makes one. csf prints no message, and
 * iptables can still refuse the rule, such as one for the port 99999.
 */
export function whyNoRule(entry: string): string | undefined {
  if (checkIp(entry) !== undefined) {
    return undefined;
  }
  if (!/[:|]/.test(entry)) {
    return `"${entry}" is not an address, a network or a filter`;
  }
  const {port, address, owner} = readFilter(entry);
  if (owner !== undefined) {
    return undefined;
  }
  if (port !== undefined && checkIp(port.text) !== undefined) {
    return `"${entry}" makes no rule: the first s= or d= is the port, and "${port.text}" is none`;
  }
  if (port === undefined || address === undefined) {
    return `"${entry}" makes no rule: it needs a port and an address, the port first`;
  }
  return checkIp(address.text) === undefined
    ? `"${entry}" makes no rule: "${address.side}=${address.text}" is not an address such as s=203.0.113.7`
    : undefined;
}
