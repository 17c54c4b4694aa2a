import {createBrowserHistory, createLocation, type History} from 'history';
import {useState, type ReactNode} from 'react';
import {BrowserRouter as PlainRouter, Router} from 'react-router-dom';

import {isOfflineCopy, siteRoot} from '../../../lib/browser/siteRoot';

/** Where the bundler looks for the scripts of other pages. */
declare let __webpack_public_path__: string;

// Before anything is fetched.
if (isOfflineCopy()) {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the bundler's runtime reads it
  __webpack_public_path__ = siteRoot();
}

/** The router of Docusaurus; in an unpacked copy of the site, one that knows at which path the copy lies. */
export function BrowserRouter({children}: {children: ReactNode}): ReactNode {
  return isOfflineCopy() ? <RouterOfCopy>{children}</RouterOfCopy> : <PlainRouter>{children}</PlainRouter>;
}

function RouterOfCopy({children}: {children: ReactNode}): ReactNode {
  const [history] = useState(historyOfCopy);
  return <Router history={history}>{children}</Router>;
}

/** Loads another page as a whole: its HTML has links that hold where the copy lies. */
function historyOfCopy(): History {
  const history = createBrowserHistory({basename: siteRoot()});
  const push = history.push as (to: History.LocationDescriptor, state?: unknown) => void;
  history.push = (to: History.LocationDescriptor, state?: unknown) => {
    const target = createLocation(to as never, state, undefined, history.location);
    if (target.pathname === history.location.pathname) {
      push(to, state);
    } else {
      window.location.assign(history.createHref(target));
    }
  };
  return history;
}

/** Docusaurus names it, and no configuration of this site asks for it. */
export {BrowserRouter as HashRouter};
