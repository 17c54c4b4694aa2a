import {createSession, type Question} from './session';

/* Makes rules beside the page: a csf.deny can have thousands of lines. */
const take = createSession((reply) => self.postMessage(reply));

self.onmessage = ({data}: MessageEvent<Question>) => take(data);
