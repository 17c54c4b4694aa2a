import ipaddr from 'ipaddr.js';

export type NetworkAddress = {
  /** As written, in lower case. */
  text: string;
  family: 4 | 6;
  /** Bits of the network; 32 or 128 for a single address. */
  prefix: number;
};

/**
 * Reads an address or network as csf does (`checkip` in CheckIP.pm), except for spellings that people and programs read
 * differently: leading zeros, zones, IPv4 inside IPv6.
 */
export function readAddress(text: string): NetworkAddress | undefined {
  const [, host, bits] = /^([0-9a-f.:]{2,39})(?:\/(0|[1-9]\d{0,2}))?$/i.exec(text) ?? [];
  if (host === undefined) {
    return undefined;
  }
  const family = addressFamily(host);
  if (family === undefined || isRefusedLoopback(host)) {
    return undefined;
  }
  const longest = family === 4 ? 32 : 128;
  const prefix = bits === undefined ? longest : Number(bits);
  return prefix > longest ? undefined : {text: text.toLowerCase(), family, prefix};
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

/** Whether an address, such as 10.0.0.1, cannot reach the server over the internet. */
export function isPrivate({text}: NetworkAddress): boolean {
  return ['private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat', 'loopback'].includes(
    ipaddr.parse(text.split('/')[0]!).range(),
  );
}

/** Whether a network is so large that it includes many strangers. */
export function isLargeNetwork({family, prefix}: NetworkAddress): boolean {
  return prefix < (family === 4 ? 16 : 32);
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

/** CheckIP.pm compares IPv6 as a number without its colons, so it refuses more than ::1. */
function isRefusedLoopback(host: string): boolean {
  return host === '127.0.0.1' || (host.includes(':') && parseFloat(host.replaceAll(':', '').replace(/^0*/, '')) === 1);
}

/** Returns why a text cannot be the name of a network device. */
export function errorInDevice(name: string): string | undefined {
  return /^[\w.:-]{0,15}$/.test(name) ? undefined : `"${name}" is not a network device; write a name such as eth0.`;
}
