import {createSession, type Question} from './session';

/* Reads logs beside the page, so that the page stays usable with 20 MB. */
const take = createSession((answer) => self.postMessage(answer));

self.onmessage = ({data}: MessageEvent<Question>) => {
  void take(data);
};
