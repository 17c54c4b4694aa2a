import {serveInWorker} from '@site/src/browser-tools/frame/session';

import createSession from './session';

/* Makes rules beside the page: a csf.deny can have thousands of lines. */
serveInWorker(createSession());
