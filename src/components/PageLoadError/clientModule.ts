import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import {holdWhileOffline, retryHeldLoads, setNavigating} from './heldLoads';
import {tellOfMissingPart} from './missingPart';

/** The bundler's own object; `e` fetches a part of the site by its id. */
declare const __webpack_require__: {e: (id: string) => Promise<unknown>};

/** How long, in milliseconds, the site may take to answer before it counts as out of reach. */
const reachTimeout = 5000;

async function isSiteReachable(): Promise<boolean> {
  try {
    await fetch(window.location.href, {method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(reachTimeout)});
    return true;
  } catch {
    return false;
  }
}

if (ExecutionEnvironment.canUseDOM) {
  const load = holdWhileOffline(__webpack_require__.e, isSiteReachable);
  __webpack_require__.e = (id) =>
    load(id).catch((error: unknown) => {
      tellOfMissingPart();
      throw error;
    });
  window.addEventListener('online', retryHeldLoads);
}

export default {
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      setNavigating(true);
    }
    return () => setNavigating(false);
  },
} satisfies ClientModule;
