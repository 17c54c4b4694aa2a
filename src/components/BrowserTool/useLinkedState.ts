import {useEffect, useEffectEvent} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';

import {readHash, type LinkedState} from './linkedState';

/**
 * Hands over what a link to the tool carries, and takes it out of the address: what is typed from
 * then on is not what the address says.
 */
export default function useLinkedState(take: (state: LinkedState) => void): void {
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
