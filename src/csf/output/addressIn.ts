import {readAddress, shortForm} from '../../netfilter/networkAddress';

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

/** Whether a ready command may allow or ignore an address: no network wider than lfd ever blocks. */
export function isNarrow(address: string): boolean {
  const found = readAddress(address);
  return found !== undefined && found.prefix >= (found.family === 4 ? 8 : 24);
}

/** The command that allows an address, where it is narrow enough for a ready command. */
export function allowing(address: string): string[] {
  return isNarrow(address) ? [`csf -a ${address}`] : [];
}

/** Port numbers in the form for a command; undefined for anything else. */
export function checkedPorts(text: string): string | undefined {
  const items = text.split(',').filter((item) => item !== '');
  const isRight =
    items.length > 0 && items.every((item) => /^\d{1,5}(;(tcp|udp))?$/.test(item) && parseInt(item) <= 65535);
  return isRight ? items.join(',') : undefined;
}
