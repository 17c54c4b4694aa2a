import {isOfflineCopy} from '@site/src/components/OfflineCopy/siteRoot';

/** Fetches the pages that a part of the list leads to when it comes into sight; gives a function that stops watching. */
export function prefetchInSight(parts: Iterable<Element>): () => void {
  if (isOfflineCopy() || !('IntersectionObserver' in window)) {
    return () => undefined;
  }
  const observer = new IntersectionObserver((entries) => {
    for (const {target, isIntersecting} of entries) {
      if (isIntersecting) {
        observer.unobserve(target);
        pagesOf(target).forEach((page) => void window.docusaurus.prefetch(page));
      }
    }
  });
  for (const part of parts) {
    observer.observe(part);
  }
  return () => observer.disconnect();
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
