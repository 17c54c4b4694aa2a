/** Whether the next page is one that the search found. */
let isFollowing = false;

/** Remembers that a hit was chosen, so that its heading gets the focus once the page is there. */
export function followHit(): void {
  isFollowing = true;
}

/** Docusaurus calls this when a page is there. */
export function onRouteDidUpdate(): void {
  if (isFollowing) {
    isFollowing = false;
    // Closing the dialog gives the focus back to where it was, after this.
    setTimeout(focusFound);
  }
}

function focusFound(): void {
  const found =
    document.getElementById(window.location.hash.slice(1)) ?? document.querySelector<HTMLElement>('main h1');
  if (found) {
    found.tabIndex = -1;
    // The page has already scrolled there.
    found.focus({preventScroll: true});
  }
}
