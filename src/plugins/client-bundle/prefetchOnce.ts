import prefetch from '@docusaurus/core/lib/client/prefetch';

import {sheetsOfOtherPages} from './sheetsOfOtherPages';

/** The bundler's own object; `p` is the base URL of the build's files. */
declare const __webpack_require__: {p: string};

const asked = new Map<string, Promise<unknown>>();

/**
 * Prefetches a file only once, although Docusaurus requests it for each page that needs it. The first one brings the
 * style sheets of other pages with it: Docusaurus prefetches scripts only, and without a network a page whose style
 * sheet is missing does not open. Docusaurus calls this neither on a slow connection nor with data saver.
 */
export default function prefetchOnce(address: string): Promise<unknown> {
  if (asked.size === 0) {
    sheetsAhead().forEach(once);
  }
  return once(address);
}

function once(address: string): Promise<unknown> {
  const known = asked.get(address);
  if (known !== undefined) {
    return known;
  }
  const request = Promise.resolve(prefetch(address));
  asked.set(address, request);
  return request;
}

/** URLs of the style sheets that the page does not have. */
function sheetsAhead(): string[] {
  const names = document.querySelector<HTMLMetaElement>(`meta[name=${sheetsOfOtherPages.name}]`)?.content ?? '';
  return names.split(' ').flatMap((name) => (name ? [__webpack_require__.p + sheetsOfOtherPages.folder + name] : []));
}
