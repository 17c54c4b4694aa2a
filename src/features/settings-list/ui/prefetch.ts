import {isOfflineCopy} from '@site/src/lib/browser/siteRoot';

/** Watches a list, or leaves it alone: to ask which parts are in sight makes every frame longer. */
export type Prefetch = {watch: () => void; rest: () => void};

/** Fetches the pages that a part of the list leads to when it comes into sight. */
export function createPrefetch(parts: Iterable<Element>): Prefetch {
  if (isOfflineCopy() || !('IntersectionObserver' in window)) {
    return {watch: () => undefined, rest: () => undefined};
  }
  const unseen = new Set(parts);
  const observer = new IntersectionObserver((entries) => {
    for (const {target, isIntersecting} of entries) {
      if (isIntersecting) {
        unseen.delete(target);
        observer.unobserve(target);
        pagesOf(target).forEach((page) => void window.docusaurus.prefetch(page));
      }
    }
  });
  return {
    watch: () => unseen.forEach((part) => observer.observe(part)),
    rest: () => observer.disconnect(),
  };
}

/** The pages of this site that links lead to, each once. */
function pagesOf(part: Element): Set<string> {
  const links = [...part.querySelectorAll('a')].filter(isOfThisSite);
  return new Set(links.map(({pathname}) => pathname));
}

/** Whether a link leads to a page of this site that the router can show. */
export function isOfThisSite({origin}: HTMLAnchorElement): boolean {
  return origin === window.location.origin && !isOfflineCopy();
}
