import {serveInWorker} from '@site/src/browser-tools/frame/session';

import createSession from './session';

/* Decodes beside the page: a log of 200,000 lines takes seconds. */
serveInWorker(createSession());
