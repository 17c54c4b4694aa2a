import {createServer} from 'node:http';
import send from 'send';

import type {Listening} from '../../../deploy/serve/listen';
import {startOwnServer} from './ownServer';

/** Starts a server for files and folders without this site's configuration: no rules, no headers, no not-found page. */
export async function serveBare(root: string): Promise<Listening> {
  return startOwnServer(
    createServer((request, response) => {
      send(request, new URL(request.url!, 'http://localhost').pathname, {root, cacheControl: false}).pipe(response);
    }),
  );
}
