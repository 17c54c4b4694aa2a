import ipaddr from 'ipaddr.js';
import {addressToBlock} from './address';

/**
 * Reads csf.ignore, or csf.allow for IGNORE_ALLOW, as lfd does. The answer says whether lfd ignores an address; it
 * compares single addresses letter by letter, so that IPv6 in another form than the short one has no effect.
 */
export function readIgnoreList(text: string): (address: string) => boolean {
  const entries = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#') && !line.includes('Include'))
    .map((line) => line.split(/\s/)[0]!)
    .filter((entry) => addressToBlock(entry) !== undefined);
  const [networks, singles] = [entries.filter(isNetwork), entries.filter((entry) => !isNetwork(entry))];
  const ignored = new Set(singles.map((entry) => entry.split('/')[0]!));
  const ranges = networks.flatMap((entry) => (ipaddr.isValidCIDR(entry) ? [ipaddr.parseCIDR(entry)] : []));
  return (address) => {
    if (ignored.has(address)) {
      return true;
    }
    const parsed = ipaddr.isValid(address) ? ipaddr.parse(address) : undefined;
    return ranges.some(([network, bits]) => network.kind() === parsed?.kind() && parsed.match(network, bits));
  };
}

/** lfd takes a network of 0 bits for the one address in front of it. */
function isNetwork(entry: string): boolean {
  return Number(entry.split('/')[1] ?? 0) > 0;
}
