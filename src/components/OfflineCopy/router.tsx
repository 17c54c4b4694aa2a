import type {ReactNode} from 'react';
import {BrowserRouter as PlainRouter} from 'react-router-dom';

import {isOfflineCopy, siteRoot} from './siteRoot';

/** Where the bundler looks for the scripts of other pages. */
declare let __webpack_public_path__: string;

// Before anything is fetched.
if (isOfflineCopy()) {
  __webpack_public_path__ = siteRoot();
}

/** The router of Docusaurus; in an unpacked copy of the site, the path at which it lies stands before all addresses. */
export function BrowserRouter({children}: {children: ReactNode}): ReactNode {
  return <PlainRouter basename={isOfflineCopy() ? siteRoot() : undefined}>{children}</PlainRouter>;
}

/** Docusaurus names it, and no configuration of this site asks for it. */
export {BrowserRouter as HashRouter};
