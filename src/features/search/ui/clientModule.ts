import type {ClientModule} from '@docusaurus/types';

/** Whether the search leads to the next page, which may be this one. */
let isFollowing = false;

/** Remembers that a hit was chosen, so that its heading gets the focus even on this page. */
export function followHit(): void {
  isFollowing = true;
}

/**
 * Docusaurus calls this when a page is there. The heading of another page gets the focus, so that screen readers say it
 * and Tab goes on from there; the theme's own choice is a region named after the link that skips the navigation.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  const isOther = previousLocation !== null && location.pathname !== previousLocation.pathname;
  if (isFollowing || isOther) {
    isFollowing = false;
    // After this, a closing dialog gives the focus back to where it was, and the theme gives it to its region.
    setTimeout(focusFound, 100);
  }
};

function focusFound(): void {
  const found =
    document.getElementById(window.location.hash.slice(1)) ?? document.querySelector<HTMLElement>('main h1');
  if (found) {
    found.tabIndex = -1;
    // The page has already scrolled there.
    found.focus({preventScroll: true});
  }
}
