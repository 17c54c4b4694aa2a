import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import {cleanAddress} from './cleanAddress';

/** Runs before the router looks at the address. Pages that are not in the build, such as 404.html, name no other. */
if (ExecutionEnvironment.canUseDOM) {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const clean = canonical && cleanAddress(window.location.pathname, new URL(canonical.href).pathname);
  if (clean) {
    const {search, hash} = window.location;
    window.history.replaceState(window.history.state, '', clean + search + hash);
  }
}
