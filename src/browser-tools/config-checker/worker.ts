import {serveInWorker} from '@site/src/browser-tools/frame/session';

import createSession from './session';

/* Checks beside the page: on a slow phone a file of 1 MB takes seconds. */
serveInWorker(createSession());
