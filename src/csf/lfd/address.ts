import ipaddr from 'ipaddr.js';

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
  if (!host.includes(':') || !ipv6.test(host) || host.split(':').length > 8 || !ipaddr.IPv6.isValid(host)) {
    return undefined;
  }
  // lfd compares the digits as one number with 1 to find ::1, and so refuses more than that.
  const isLoopback = parseFloat(host.replaceAll(':', '').replace(/^0*/, '')) === 1;
  if (isLoopback || (!isZero && !(Number(bits) >= 1 && Number(bits) <= 128))) {
    return undefined;
  }
  return bits === '' ? shortForm(host) : `${shortForm(host)}/${bits}`;
}

/** The short form of Net::IP, which lfd uses: of two equally long runs of zeros, one within counts as longer. */
function shortForm(host: string): string {
  // The library would take ::203.0.113.7 for ::ffff:203.0.113.7.
  const inGroups = host.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a, b, c, d] = bytes.slice(0, 4).map(Number);
    return `${(a! * 256 + b!).toString(16)}:${(c! * 256 + d!).toString(16)}`;
  });
  const groups = ipaddr.IPv6.parse(inGroups)
    .parts.map((part) => part.toString(16))
    .join(':');
  const runs = groups.match(/(?:^|:)0(?::0)+(?::|$)/g) ?? [];
  const longest = runs.reduce((best, run) => (run.length > best.length ? run : best), '');
  return longest === '' ? groups : groups.replace(longest, '::');
}

/** Whether an address is that of the server itself wherever it runs, which lfd never counts. */
export function isLoopback(address: string): boolean {
  return address.startsWith('127.') || address === '::1';
}
