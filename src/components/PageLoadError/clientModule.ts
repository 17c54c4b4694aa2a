import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import {holdWhileOffline, retryHeldLoads, setNavigating} from './heldLoads';
import styles from './styles.module.css';

/** The bundler's own object; `e` fetches a part of the site by its id. */
declare const __webpack_require__: {e: (id: string) => Promise<unknown>};

/** How long, in milliseconds, the site may take to answer before it counts as unreachable. */
const reachTimeout = 5000;

async function isSiteReachable(): Promise<boolean> {
  try {
    await fetch(window.location.href, {method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(reachTimeout)});
    return true;
  } catch {
    return false;
  }
}

/**
 * Shows a notice on a page that cannot hydrate because a part of it is missing. React has not started here, so this
 * writes to the document itself.
 */
function showMissingPart(): void {
  if (document.documentElement.dataset.hasHydrated === 'true' || document.querySelector(`.${styles.notice}`)) {
    return;
  }
  const notice = document.createElement('div');
  notice.className = styles.notice!;
  notice.role = 'alert';
  const text = document.createElement('p');
  text.textContent =
    'A part of this page could not be loaded. You can read it and follow its links, but the search and other buttons do not work.';
  const again = document.createElement('button');
  again.className = 'button button--primary';
  again.type = 'button';
  again.textContent = 'Load it again';
  again.addEventListener('click', () => window.location.reload());
  notice.append(text, again);
  document.body.append(notice);
}

if (ExecutionEnvironment.canUseDOM) {
  const load = holdWhileOffline(__webpack_require__.e, isSiteReachable);
  __webpack_require__.e = (id) =>
    load(id).catch((error: unknown) => {
      showMissingPart();
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
