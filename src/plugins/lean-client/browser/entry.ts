import 'react-dom/client';

import {whenIdle} from './whenIdle';

/** Until Docusaurus has started; its banner about a wrong base URL looks for this as soon as the page is read. */
window.docusaurus = {prefetch: () => false, preload: () => false};

/** Starts Docusaurus in a task of its own, after that of React, so that a slow phone can answer a touch in between. */
setTimeout(async () => {
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
  const {prefetch, preload} = window.docusaurus;
  window.docusaurus = Object.freeze({prefetch: whenIdle(prefetch), preload});
});
