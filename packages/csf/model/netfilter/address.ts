import ipaddr from 'ipaddr.js';
import {type Family} from './ruleSet';

export type NetworkAddress = {
  /** As written, in lower case. */
  text: string;
  family: 4 | 6;
  /** Bits of the network; 32 or 128 for a single address. */
  prefix: number;
};

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
  // The library would take ::203.0.113.7 for ::ffff:203.0.113.7.
  const inGroups = text.replace(/(?<=:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (four) =>
    isIPv4(four) ? groupsOf(addressOf(four).value, 8).join(':') : four,
  );
  if (!text.includes(':') || text.includes('%') || !ipaddr.IPv6.isValid(inGroups)) {
    return undefined;
  }
  const groups = ipaddr.IPv6.parse(inGroups).parts.map((group) => group.toString(16).padStart(4, '0'));
  return {family: 6, value: BigInt(`0x${groups.join('')}`)};
}

/** The hexadecimal digits of an address in groups of four. */
export function groupsOf(value: bigint, digits = 32): string[] {
  return value.toString(16).padStart(digits, '0').match(/.{4}/g)!;
}

/** Reads one address; throws an error that says what is wrong with the text. */
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

/**
 * Reads an address or network, except for spellings that people and programs read differently: leading zeros, zones,
 * IPv4 inside IPv6.
 */
export function parseNetwork(text: string): NetworkAddress | undefined {
  const [, host, bits] = /^([0-9a-f.:]{2,39})(?:\/(0|[1-9]\d{0,2}))?$/i.exec(text) ?? [];
  const family = addressFamily(host ?? '');
  if (family === undefined) {
    return undefined;
  }
  const prefix = bits === undefined ? bitsOf(family) : Number(bits);
  return prefix > bitsOf(family) ? undefined : {text: text.toLowerCase(), family, prefix};
}

/** The address as `iptables -S` shows it: masked, with its prefix, IPv6 in its short form. */
export function shownByIptables({text, family, prefix}: NetworkAddress): string {
  const [host = ''] = text.split('/');
  if (prefix === (family === 4 ? 32 : 128)) {
    return `${shortForm({text: host, family})}/${prefix}`;
  }
  const withPrefix = `${host}/${prefix}`;
  const network =
    family === 4
      ? ipaddr.IPv4.networkAddressFromCIDR(withPrefix).toString()
      : ipaddr.IPv6.networkAddressFromCIDR(withPrefix).toRFC5952String();
  return `${network}/${prefix}`;
}

/** An address as csf spells it in its lists. */
export function shortForm({text, family}: Pick<NetworkAddress, 'text' | 'family'>): string {
  const [host = '', bits] = text.split('/');
  const short = family === 4 ? host : ipaddr.IPv6.parse(host).toRFC5952String();
  return bits === undefined ? short : `${short}/${bits}`;
}

/** What the range of an address is for, such as `multicast` or `loopback`; `unicast` for the internet. */
export function rangeOf(address: string): string {
  return ipaddr.parse(address).range();
}

/** Whether an address, such as 10.0.0.1, cannot reach the server over the internet. */
export function isPrivate({text}: NetworkAddress): boolean {
  return ['private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat', 'loopback'].includes(rangeOf(text.split('/')[0]!));
}

/** Whether a network is so large that it includes many strangers: 8,192 addresses, or more IPv6 than one provider has. */
export function isLargeNetwork({family, prefix}: NetworkAddress): boolean {
  return prefix < (family === 4 ? 20 : 32);
}

const ipv4 = /^(?:(?:\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])(?:\.(?!$)|$)){4}$/;

/** Whether a text is a single IPv4 address of four decimal numbers. A list of thousands asks this of each line. */
export function isIPv4(text: string): boolean {
  return ipv4.test(text);
}

/** The family of a single address; undefined for all else, and for zones and IPv4 inside of IPv6. */
export function addressFamily(text: string): NetworkAddress['family'] | undefined {
  return isIPv4(text) ? 4 : isPlainIPv6(text) ? 6 : undefined;
}

function isPlainIPv6(host: string): boolean {
  // The library throws internally on any other text, which is slow in large logs.
  const looksRight = host.includes('::') || host.split(':').length === 8;
  return looksRight && !/[.%]/.test(host) && ipaddr.IPv6.isValid(host);
}

/** Returns why a text cannot be the name of a network device. */
export function errorInDevice(name: string): string | undefined {
  return /^[\w.:-]{0,15}$/.test(name) ? undefined : `"${name}" is not a network device; write a name such as eth0.`;
}
