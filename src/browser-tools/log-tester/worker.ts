import {serveInWorker} from '@site/src/browser-tools/frame/session';

import createSession from './session';

/* Reads logs beside the page, so that the page stays usable with 20 MB. */
serveInWorker(createSession());
