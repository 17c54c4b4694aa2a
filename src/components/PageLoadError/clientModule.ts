import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import {holdWhileOffline, retryHeldLoads, setNavigating} from './heldLoads';

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
  __webpack_require__.e = holdWhileOffline(__webpack_require__.e, isSiteReachable);
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
