import {useEffect, useEffectEvent} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';

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

/**
 * Hands over what a link to the tool carries, and takes it out of the address: what is typed from
 * then on is not what the address says.
 */
export function useLinkedState(take: (state: LinkedState) => void): void {
  const {hash} = useLocation();
  const history = useHistory();
  const onHash = useEffectEvent(() => {
    const state = readHash(hash);
    if (state !== undefined) {
      take(state);
      history.replace({...history.location, hash: ''});
    }
  });
  useEffect(() => onHash(), [hash]);
}
