import {addressOf, groupsOf, parseAddress, parseNetwork, shortForm, type NetworkAddress} from './netfilter/address';
import {numberOf} from './perl';

/** Reads an address or network as csf does (`checkip` in CheckIP.pm), except for what `parseNetwork` leaves out. */
export function readAddress(text: string): NetworkAddress | undefined {
  const address = parseNetwork(text);
  return address === undefined || isRefused(address.text.split('/')[0]!) ? undefined : address;
}

/**
 * CheckIP.pm compares IPv6 as a number without its colons, so it refuses more than ::1. Net::IP refuses :: for a single
 * group of zeros at an end.
 */
function isRefused(host: string): boolean {
  return host.includes(':')
    ? numberOf(host.replaceAll(':', '').replace(/^0*/, '')) === 1 || host.split(':').length > 8
    : host === '127.0.0.1';
}

/** What csf takes for an address; `unclear` where Perl, iptables and people read the text in different ways. */
export function checkIp(text: string): NetworkAddress | 'unclear' | undefined {
  return addressToBlock(text) === undefined ? undefined : (readAddress(text) ?? withFurtherSlash(text) ?? 'unclear');
}

/** csf looks at a network up to its second slash, and gives iptables the whole, which iptables refuses. */
function withFurtherSlash(text: string): NetworkAddress | undefined {
  const network = readAddress(/^([^/]+\/\d+)\//.exec(text)?.[1] ?? '');
  return network && {...network, text};
}

const octet = '(?:25[0-5]|2[0-4]\\d|[01]?\\d?\\d)';
const ipv4 = new RegExp(`^(?:${octet}\\.){3}${octet}$`);
const ipv6 = /^[\da-f:]*(?::(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))?$/i;

/**
 * The address that lfd blocks for a text in a log, or undefined where it takes the text for none. lfd is not strict:
 * it also takes networks, leading zeros, and texts behind a second slash.
 */
export function addressToBlock(text: string): string | undefined {
  const [host = '', bits = ''] = text.split('/');
  if (bits !== '' && !/^\d+$/.test(bits)) {
    return undefined;
  }
  const isZero = bits === '' || bits === '0';
  if (ipv4.test(host)) {
    return host === '127.0.0.1' || (!isZero && !(Number(bits) >= 1 && Number(bits) <= 32)) ? undefined : text;
  }
  if (!host.includes(':') || !ipv6.test(host) || parseAddress(host) === undefined) {
    return undefined;
  }
  if (isRefused(host) || (!isZero && !(Number(bits) >= 1 && Number(bits) <= 128))) {
    return undefined;
  }
  return bits === '' ? shortFormOfLfd(host) : `${shortFormOfLfd(host)}/${bits}`;
}

/** The short form of Net::IP, which lfd uses: of two equally long runs of zeros, one within counts as longer. */
function shortFormOfLfd(host: string): string {
  const groups = groupsOf(addressOf(host).value)
    .map((group) => group.replace(/^0{1,3}/, ''))
    .join(':');
  const runs = groups.match(/(?:^|:)0(?::0)+(?::|$)/g) ?? [];
  const longest = runs.reduce((best, run) => (run.length > best.length ? run : best), '');
  return longest === '' ? groups : groups.replace(longest, '::');
}

/** Whether an address is that of the server itself wherever it runs, which lfd never counts. */
export function isLoopback(address: string): boolean {
  return address.startsWith('127.') || address === '::1';
}

// Whole words only: a part of a host name, a version or the name of a Perl module (IO::Socket) is not an address.
const candidates = new RegExp(
  [
    // IPv4, also as ::ffff:203.0.113.5, behind "IP:" or before ":22".
    String.raw`(?<![\w.-])(?<!\d:)(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3}(?:\/\d{1,2})?)(?![\w/-]|\.\w)`,
    String.raw`(?:(?<![\w.:-])|(?<=\b(?:IP|Match|SRC|from|address):))([0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,8}(?:\/\d{1,3})?)(?![\w:/-]|\.\w)`,
  ].join('|'),
  'gi',
);

/** The first address or network in a text, checked and in its short form; undefined if there is none. */
export function addressIn(text: string): string | undefined {
  for (const [, four, six] of text.matchAll(candidates)) {
    // A module with a short name, such as AB::CD, looks like IPv6. Real addresses without any digit are rare.
    const found = four !== undefined || /\d/.test(six!) ? checked(four ?? six!) : undefined;
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

/** A word as an address in its short form; undefined for anything else, including the network of all addresses. */
export function checked(word: string): string | undefined {
  const address = /[.:]/.test(word) && !/^(0\.0\.0\.0|::)(\/|$)/.test(word) ? readAddress(word) : undefined;
  return address === undefined || address.prefix === 0 ? undefined : shortForm(address);
}

/** Whether a text is a full name of a host, in lower case. */
export function isHostName(text: string): boolean {
  const labels = text.split('.');
  return (
    text.length <= 253 &&
    labels.length > 1 &&
    labels.every((label) => /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9])?$/.test(label)) &&
    !/^\d+$/.test(labels.at(-1)!)
  );
}
