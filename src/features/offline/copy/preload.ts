import preload from '@docusaurus/core/lib/client/preload';

import {isOfflineCopy, siteRoot} from '../../../lib/browser/siteRoot';

/** Loads what the page at a path of the browser needs; in an unpacked copy the path has that of the copy before it. */
export default function preloadPage(path: string): ReturnType<typeof preload> {
  return preload(isOfflineCopy() ? path.replace(siteRoot(), '/') : path);
}
