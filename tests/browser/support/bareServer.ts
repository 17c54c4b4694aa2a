import {createServer} from 'node:http';
import send from 'send';

import {listen, type Listening} from '../../../deploy/serve/listen';

/** Starts a server for files and folders without this site's configuration: no rules, no headers, no not-found page. */
export async function serveBare(root: string): Promise<Listening> {
  return listen(
    createServer((request, response) => {
      send(request, new URL(request.url!, 'http://localhost').pathname, {root, cacheControl: false}).pipe(response);
    }),
  );
}
