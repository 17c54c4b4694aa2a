import preload from '@docusaurus/core/lib/client/preload';

import {place} from './place';

/** Loads what the page at a path of the browser needs. */
export default function preloadFirstPage(path: string): Promise<unknown> {
  return preload(place.inward(path));
}
