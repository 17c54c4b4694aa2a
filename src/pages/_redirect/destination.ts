import {readHost} from './host';

/** Longest address, in characters, that the redirect page shows. */
export const maxLength = 2048;

/** Why an address is refused, each with its sentence for the visitor. */
export const refusals = {
  missing: 'No address was given.',
  several: 'The link names more than one address.',
  /** Computed only when needed: the language data that it needs is slow to load. */
  get long() {
    return `The address is longer than ${maxLength.toLocaleString('en')} characters.`;
  },
  // Browsers drop some of them, and others are invisible: the page would show one address and open another.
  hidden: 'The address has spaces or invisible characters, which can hide where it leads.',
  backslash: 'The address has a backslash, which browsers read as a slash.',
  incomplete: 'The address is not complete: it must begin with https:// or http:// and a host.',
  scheme: 'This page only opens addresses that begin with https:// or http://.',
  invalid: 'The address is not valid.',
  credentials: 'The address contains a user name, which can make it look like another site.',
  host: 'The host in the address is written in a way that hides its real name.',
} as const;

export type Refusal = keyof typeof refusals;

export type Allowed = {
  ok: true;
  url: string;
  /** The parts of the address as shown: the host, in ASCII and with the port, and what comes before and after it. */
  before: string;
  host: string;
  after: string;
  /** The host in the letters of its language, if these are not ASCII. */
  readable?: string;
  isMixed: boolean;
};

export type Destination = Allowed | {ok: false; refusal: Refusal};

const unseen = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\s\u2800\ufffd]/u;

/**
 * Decides whether the redirect page may open an address. Only complete http and https addresses pass, and only if their
 * host is the one that a visitor reads.
 * @param addresses all addresses in the link; more than one is refused
 */
export function checkDestination(addresses: string[]): Destination {
  const [address] = addresses;
  if (addresses.length > 1) {
    return refuse('several');
  }
  if (!address) {
    return refuse('missing');
  }
  if (address.length > maxLength) {
    return refuse('long');
  }
  if (unseen.test(address)) {
    return refuse('hidden');
  }
  if (address.includes('\\')) {
    return refuse('backslash');
  }
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(address)?.[1];
  if (scheme !== undefined && !/^https?$/i.test(scheme)) {
    return refuse('scheme');
  }
  const authority = /^https?:\/\/([^/?#]+)/i.exec(address)?.[1];
  if (authority === undefined) {
    return refuse('incomplete');
  }
  if (authority.includes('@')) {
    return refuse('credentials');
  }
  return URL.canParse(address) ? describe(new URL(address), authority.replace(/:\d*$/, '')) : refuse('invalid');
}

/**
 * Whether the page may continue without a click: only with https, and to a host that is on the list exactly. Its
 * subdomains and other ports do not count.
 */
export function isTrusted({before, host}: Allowed, trustedHosts: string[]): boolean {
  return before === 'https://' && trustedHosts.includes(host);
}

/** @param typed the host as written in the address */
function describe({href, protocol, host, hostname}: URL, typed: string): Destination {
  const {readable, isMixed} = readHost(hostname);
  // Digits in other notations, percent signs and look-alikes of dots and slashes hide the real host.
  const isPlain = [hostname, readable].includes(typed.normalize('NFC').toLowerCase());
  // Some browsers accept hosts with compatibility characters, such as a single character for "1.".
  const isName =
    /^([\p{L}\p{M}\p{N}_-]+\.)*[\p{L}\p{M}\p{N}_-]+\.?$/u.test(readable) &&
    readable.normalize('NFKC').toLowerCase() === readable;
  if (!isPlain || !(isName || hostname.startsWith('['))) {
    return refuse('host');
  }
  const before = `${protocol}//`;
  return {
    ok: true,
    url: href,
    before,
    host,
    after: href.slice(before.length + host.length),
    ...(readable === hostname ? {} : {readable}),
    isMixed,
  };
}

function refuse(refusal: Refusal): Destination {
  return {ok: false, refusal};
}
