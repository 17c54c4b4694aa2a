import {createBrowserHistory, createLocation, createPath, type History, type Location} from 'history';

import {place} from './place';

/** Where the site was built for, and where this copy of it lies: paths with a slash at both ends. */
type Move = {built: string; root: string};

/** Lets the site work below another path than the one it was built for. */
export function settle(move: Move): void {
  place.inward = (path) => inward(path, move);
  place.fileAddress = (address) => (/\.\w+([?#]|$)/.test(address) ? moved(address, move) : address);
  place.history = movedHistory(createBrowserHistory(), move);
}

/** From a path below this copy to the path of the page in the site as built. */
export function inward(path: string, {built, root}: Move): string {
  const here = [root, decodeURI(root)].find((start) => path.startsWith(start));
  return (here === undefined ? path : built + path.slice(here.length)).replace(/\/index\.html$/, '/');
}

/** From the address of a page in the site as built to that of its file in this copy. */
export function outward(address: string, move: Move): string {
  return moved(address, move).replace(/\/(?=[?#]|$)/, '/index.html');
}

/** The history of the browser with paths of the site as built. Another page is loaded as a whole. */
function movedHistory(history: History, move: Move): History {
  const inside = (location: Location): Location => ({...location, pathname: inward(location.pathname, move)});
  const go =
    (isPush: boolean): History['push'] =>
    (to: Parameters<typeof createLocation>[0], state?: unknown) => {
      const current = inside(history.location);
      const target = createLocation(to, state, undefined, current);
      if (target.pathname === current.pathname) {
        history[isPush ? 'push' : 'replace']({...target, pathname: history.location.pathname});
      } else {
        window.location[isPush ? 'assign' : 'replace'](outward(createPath(target), move));
      }
    };
  return {
    get length() {
      return history.length;
    },
    get action() {
      return history.action;
    },
    get location() {
      return inside(history.location);
    },
    push: go(true),
    replace: go(false),
    go: history.go,
    goBack: history.goBack,
    goForward: history.goForward,
    block: history.block,
    listen: (listener) => history.listen((location, action) => listener(inside(location), action)),
    createHref: (location) => outward(createPath(location), move),
  };
}

function moved(address: string, {built, root}: Move): string {
  return address.startsWith(built) ? root + address.slice(built.length) : address;
}
