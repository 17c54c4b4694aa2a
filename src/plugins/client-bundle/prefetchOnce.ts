import prefetch from '@docusaurus/core/lib/client/prefetch';

import {otherSheets} from './otherSheets';

/** The bundler's own object; `p` is the base URL of the build's files. */
declare const __webpack_require__: {p: string};

const asked = new Map<string, Promise<unknown>>();

/**
 * Prefetches a file only once, although Docusaurus requests it for each page that needs it. The first one brings the
 * style sheets of other pages with it: Docusaurus prefetches scripts only, and without a network a page whose style
 * sheet is missing does not open. Docusaurus calls this neither on a slow connection nor with data saver.
 */
export default function prefetchOnce(address: string): Promise<unknown> {
  const known = asked.get(address);
  if (known) {
    return known;
  }
  const request = prefetch(address);
  asked.set(address, request);
  if (asked.size === 1) {
    document
      .querySelector<HTMLMetaElement>(`meta[name=${otherSheets}]`)
      ?.content.split(' ')
      .forEach((sheet) => void prefetchOnce(__webpack_require__.p + sheet));
  }
  return request;
}
