import {load} from 'cheerio';
import ipaddr from 'ipaddr.js';

/** An address outside of the site, and where it stands. */
export type Mention = {address: string; file: string; line: number};

const inText = /\bhttps?:\/\/[\w[][^\s"'`<>\\{}|^]+/g;
const anyOrigin = 'http://site.invalid';

/** Finds the addresses in a source file. */
export function addressesInSource(file: string, text: string): Mention[] {
  return text.split('\n').flatMap((words, index) =>
    [...words.matchAll(inText)].flatMap(([found]) => {
      const address = withoutEnd(found);
      return URL.canParse(address) ? [{address, file, line: index + 1}] : [];
    }),
  );
}

/** Finds the addresses that a built page links to or loads from elsewhere. */
export function addressesInPage(file: string, html: string, siteUrl: string): Mention[] {
  const $ = load(html);
  const values = $('[href], [src]')
    // What a page says of itself names the site; connections opened ahead have no page.
    .not('link[rel="canonical"], link[rel="alternate"], link[rel="preconnect"], link[rel="dns-prefetch"]')
    .toArray()
    .map((element) => $(element).attr('href') ?? $(element).attr('src')!);
  return [...new Set(values)]
    .filter((value) => /^(?:https?:)?\/\//.test(value) && URL.canParse(value, anyOrigin))
    .map((value) => new URL(value, siteUrl).href)
    .filter((address) => new URL(address).origin !== new URL(siteUrl).origin)
    .map((address) => ({address, file, line: 1}));
}

/** What ends a sentence, or closes brackets that were opened before the address, is no part of it. */
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

/** An address that is not asked, and why. */
export type Entry = {address: string; reason: string};

/** Names that exist for examples only (RFC 2606), and those of a machine at home. */
const exampleNames = /^(?:[^.]*|.+\.(?:example|test|invalid|localhost)|(?:.+\.)?example\.(?:com|net|org))$/;

/** Whether an address stands for an example, or for a machine that only its own network reaches. */
export function isExample(address: string): boolean {
  const host = new URL(address).hostname.replace(/^\[(.*)\]$/, '$1');
  return ipaddr.isValid(host) ? ipaddr.parse(host).range() !== 'unicast' : exampleNames.test(host);
}

/** The entry of the allow list that an address falls under. */
export function entryFor(address: string, entries: readonly Entry[]): Entry | undefined {
  const {hostname} = new URL(address);
  return entries.find(({address: allowed}) =>
    allowed.endsWith('*') ? address.startsWith(allowed.slice(0, -1)) : allowed === hostname || allowed === address,
  );
}
