import {takeFollowedHit} from './openedSearch';

/** Docusaurus calls this when a page is there: gives the focus to the heading that the search found. */
export function onRouteDidUpdate(): void {
  if (takeFollowedHit()) {
    // Closing the dialog gives the focus back to where it was, after this.
    setTimeout(focusFound);
  }
}

function focusFound(): void {
  const id = window.location.hash.slice(1);
  const found = (id && document.getElementById(id)) || document.querySelector<HTMLElement>('main h1');
  if (found) {
    found.tabIndex = -1;
    // The page has already scrolled there.
    found.focus({preventScroll: true});
  }
}
