import {addressToBlock} from '../address';
import {contains, parseAddress, readNetwork} from '../netfilter/address';
import {readList} from '../lists/readList';
import {isTrue} from '../perl';

/**
 * Reads csf.ignore, or csf.allow for IGNORE_ALLOW, as lfd does (lfd.pl lines 361 to 434). The answer says whether lfd ignores
 * an address; it compares single addresses letter by letter, so that IPv6 in another form than the short one has no
 * effect.
 */
export function readIgnoreList(text: string | undefined): (address: string) => boolean {
  const entries = readList(text).flatMap(({entry}) => (addressToBlock(entry) === undefined ? [] : [entry.split('/')]));
  const singles = new Set(entries.flatMap(([host = '', bits]) => (hasBits(bits) ? [] : [host])));
  const networks = entries.flatMap(([host = '', bits]) =>
    hasBits(bits) ? [readNetwork(`${withoutZeros(host)}/${bits}`)] : [],
  );
  return (address) => {
    if (singles.has(address) || networks.length === 0) {
      return singles.has(address);
    }
    const parsed = parseAddress(withoutZeros(address));
    return parsed !== undefined && networks.some((network) => contains(network, parsed));
  };
}

/** lfd takes a network of 0 bits for the one address in front of it. */
function hasBits(bits: string | undefined): bits is string {
  return isTrue(bits);
}

/** lfd reads the numbers of IPv4 as decimal ones, even with zeros in front. */
function withoutZeros(host: string): string {
  return host.includes(':') ? host : host.replace(/\b0+(?=\d)/g, '');
}
