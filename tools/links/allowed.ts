import ipaddr from 'ipaddr.js';

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
