import ipaddr from 'ipaddr.js';
import {isIPv4} from './networkAddress';
import {type Family} from './ruleSet';

/** An address as a number, so that networks can be compared with it. */
export type Address = {family: Family; value: bigint};

/** A network as `-s` and sets have it. */
export type Network = {family: Family; value: bigint; mask: bigint};

export const bitsOf = (family: Family): number => (family === 4 ? 32 : 128);

/** Reads one address; undefined for all else, networks and zones among them. */
export function parseAddress(text: string): Address | undefined {
  if (isIPv4(text)) {
    return {family: 4, value: BigInt(text.split('.').reduce((value, byte) => value * 256 + Number(byte), 0))};
  }
  if (!text.includes(':') || text.includes('%') || !ipaddr.IPv6.isValid(text)) {
    return undefined;
  }
  const groups = ipaddr.IPv6.parse(text).parts.map((group) => group.toString(16).padStart(4, '0'));
  return {family: 6, value: BigInt(`0x${groups.join('')}`)};
}

/** The same; throws an error that says what is wrong with the text. */
export function addressOf(text: string): Address {
  const address = parseAddress(text);
  if (address === undefined) {
    throw new Error(`“${text}” is not an IP address. Write one such as 198.51.100.23 or 2001:db8::23.`);
  }
  return address;
}

/** Reads an address, `ADDRESS/BITS` or `ADDRESS/MASK`, which is how iptables-save writes a mask with gaps. */
export function readNetwork(text: string): Network {
  const [host = '', bits] = text.split('/');
  const {family, value} = addressOf(host);
  const mask = bits === undefined ? prefixMask(family, bitsOf(family)) : readMask(family, bits, text);
  return {family, value: value & mask, mask};
}

function readMask(family: Family, text: string, whole: string): bigint {
  if (/^\d+$/.test(text) && Number(text) <= bitsOf(family)) {
    return prefixMask(family, Number(text));
  }
  if (/^\d+$/.test(text)) {
    throw new Error(`“${whole}” is not a network: the number after the slash is above ${bitsOf(family)}.`);
  }
  return addressOf(text).value;
}

/** The mask of the first bits. */
function prefixMask(family: Family, bits: number): bigint {
  return ((1n << BigInt(bits)) - 1n) << BigInt(bitsOf(family) - bits);
}

export function contains(network: Network, address: Address): boolean {
  return network.family === address.family && (address.value & network.mask) === network.value;
}
