/** What a link to a tool carries: short texts by name. */
export type LinkedState = Readonly<Record<string, string>>;

/** No anchor of a page begins like this. */
const prefix = '#?';

/** Longer addresses get cut on their way through mail and chat. */
export const mostHashLength = 4000;

/** A state as the hash of an address. A browser sends no hash to a server. */
export function writeHash(state: LinkedState): string {
  return prefix + new URLSearchParams(state).toString();
}

/** The state in the hash of an address; undefined where it is an anchor or empty. */
export function readHash(hash: string): LinkedState | undefined {
  if (!hash.startsWith(prefix)) {
    return undefined;
  }
  return Object.fromEntries(new URLSearchParams(hash.slice(prefix.length)));
}
