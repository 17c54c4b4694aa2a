import {useEffect, useEffectEvent} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';

/** The state in a link to a tool: short texts by name. */
export type LinkedState = Readonly<Record<string, string>>;

/** No anchor on a page begins like this. */
const prefix = '#?';

/** Mail and chat programs cut longer URLs. */
export const mostHashLength = 4000;

/** Writes a state as the hash of a URL, which browsers do not send to the server. */
export function writeHash(state: LinkedState): string {
  return prefix + new URLSearchParams(state).toString();
}

/**
 * Passes on the state of a link to the tool and removes it from the URL, which would no longer match once the visitor
 * types.
 */
export function useLinkedState(take: (state: LinkedState) => void): void {
  const {hash} = useLocation();
  const history = useHistory();
  const onHash = useEffectEvent(() => {
    if (hash.startsWith(prefix)) {
      take(Object.fromEntries(new URLSearchParams(hash.slice(prefix.length))));
      history.replace({...history.location, hash: ''});
    }
  });
  useEffect(() => onHash(), [hash]);
}
