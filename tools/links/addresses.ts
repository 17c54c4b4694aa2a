import {load} from 'cheerio';
import ipaddr from 'ipaddr.js';

/** An external URL and its location. */
export type Mention = {address: string; file: string; line: number};

const inText = /\bhttps?:\/\/[\w[][^\s"'`<>\\{}|^]+/g;
const anyOrigin = 'http://site.invalid';

/** Finds the URLs in a source file. */
export function addressesInSource(file: string, text: string): Mention[] {
  return text.split('\n').flatMap((words, index) =>
    [...words.matchAll(inText)].flatMap(([found]) => {
      const address = withoutEnd(found);
      return URL.canParse(address) ? [{address, file, line: index + 1}] : [];
    }),
  );
}

/** Finds the external URLs that a built page links to or loads. */
export function addressesInPage(file: string, html: string, siteUrl: string): Mention[] {
  const $ = load(html);
  const values = $('[href], [src]')
    // Metadata of a page names the site itself, and preconnected hosts have no page.
    .not('link[rel="canonical"], link[rel="alternate"], link[rel="preconnect"], link[rel="dns-prefetch"]')
    .toArray()
    .map((element) => $(element).attr('href') ?? $(element).attr('src')!);
  return [...new Set(values)]
    .filter((value) => /^(?:https?:)?\/\//.test(value) && URL.canParse(value, anyOrigin))
    .map((value) => new URL(value, siteUrl).href)
    .filter((address) => new URL(address).origin !== new URL(siteUrl).origin)
    .map((address) => ({address, file, line: 1}));
}

/** Punctuation at the end of a sentence, and brackets opened before the URL, are not part of it. */
function withoutEnd(found: string): string {
  let address = found.replace(/[.,;:!?*_]+$/, '');
  while (/[)\]]$/.test(address) && count(address, /[)\]]/g) > count(address, /[([]/g)) {
    address = address.slice(0, -1).replace(/[.,;:!?*_]+$/, '');
  }
  return address;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** A URL that is not checked, and why. */
export type Entry = {address: string; reason: string};

/** Names reserved for examples (RFC 2606), and local host names. */
const exampleNames = /^(?:[^.]*|.+\.(?:example|test|invalid|localhost)|(?:.+\.)?example\.(?:com|net|org))$/;

/** Whether a URL is an example, or names a host in a private network. */
export function isExample(address: string): boolean {
  const host = new URL(address).hostname.replace(/^\[(.*)\]$/, '$1');
  return ipaddr.isValid(host) ? ipaddr.parse(host).range() !== 'unicast' : exampleNames.test(host);
}

/** The entry of the allow list that matches a URL. */
export function entryFor(address: string, entries: readonly Entry[]): Entry | undefined {
  const {hostname} = new URL(address);
  return entries.find(({address: allowed}) =>
    allowed.endsWith('*') ? address.startsWith(allowed.slice(0, -1)) : allowed === hostname || allowed === address,
  );
}
