import 'react-dom/client';

import {addressToPrefetch} from './addressOfPart';
import {readListedParts, findListedParts} from './listedParts';
import {nextTask} from './nextTask';
import {whenIdle} from './whenIdle';

/** Until Docusaurus has started: by this `early-paint` knows that the scripts have come. */
window.docusaurus = {prefetch: () => false, preload: () => false};

/** Where the bundler's loader looks for files. */
declare let __webpack_public_path__: string;

/** The bundler's own object; Docusaurus asks it where a part lies that is to be fetched ahead. */
declare const __webpack_require__: {gca: typeof addressToPrefetch};

__webpack_require__.gca = addressToPrefetch;
findListedParts();

async function start(): Promise<void> {
  const {root} = document.documentElement.dataset;
  if (root) {
    const built = __webpack_public_path__;
    __webpack_public_path__ = root;
    const {settle} = await import('./offlineCopy');
    settle({built, root});
  }
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
  const {prefetch, preload} = window.docusaurus;
  const readList = (): Promise<void> => readListedParts().catch(() => undefined);
  const prefetchListed = async (path: string): Promise<void> => {
    await readList();
    await prefetch(path);
  };
  window.docusaurus = Object.freeze({prefetch: whenIdle(prefetchListed), preload});
  if (!root) {
    // For the first link that somebody follows; a copy of the site loads each page as a whole.
    whenIdle(readList)('');
  }
}

// Docusaurus starts in a task of its own, after that of React.
void nextTask().then(start);
