import type {ClientModule} from '@docusaurus/types';

/** Whether the focus goes to the next page's heading, even if that page is this one. */
let isAwaited = false;

/** Gives the focus to the heading that the next link leads to, also on this page: a hit of the search, for example. */
export function focusNextPage(): void {
  isAwaited = true;
}

/**
 * Docusaurus calls this when a page is there. The heading of another page gets the focus, so that screen readers say it
 * and Tab goes on from there; the theme's own choice is a region named after the link that skips the navigation.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  const isOther = previousLocation !== null && location.pathname !== previousLocation.pathname;
  if (!isAwaited && !isOther) {
    return;
  }
  const before = isAwaited ? null : document.activeElement;
  isAwaited = false;
  // After this, a closing dialog gives the focus back to where it was, and the theme gives it to its region.
  setTimeout(() => {
    if (before === null || !hasVisitorMoved(before)) {
      focusHeading();
    }
  }, 100);
};

/** Whether the visitor chose something on the new page meanwhile, a field for example: the focus stays there. */
function hasVisitorMoved(before: Element): boolean {
  const now = document.activeElement;
  return now !== before && Boolean(now?.closest('main'));
}

function focusHeading(): void {
  const heading =
    document.getElementById(window.location.hash.slice(1)) ?? document.querySelector<HTMLElement>('main h1');
  if (heading) {
    heading.tabIndex = -1;
    // The page has already scrolled there.
    heading.focus({preventScroll: true});
  }
}
