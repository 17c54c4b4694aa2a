import preload from '@docusaurus/core/lib/client/preload';

import {nextTask} from './nextTask';
import {place} from './place';

/** Loads what the page at a path of the browser needs, when the task that Docusaurus starts in has ended. */
export default async function preloadFirstPage(path: string): Promise<void> {
  await nextTask();
  await preload(place.inward(path));
}
