import {once} from 'node:events';
import type {AddressInfo} from 'node:net';

import {createSiteServer} from '../../deploy/serve/server';

/** Serves a finished build, as `npm run serve` does, on a port that nobody uses. */
export async function serveBuild(root: string, baseUrl: string): Promise<{home: string; close: () => void}> {
  const server = createSiteServer({root, baseUrl}).listen(0);
  await once(server, 'listening');
  return {
    home: `http://localhost:${(server.address() as AddressInfo).port}${baseUrl}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Where a page of the site is served. */
export function locate(address: string, home: string): URL {
  return new URL(address.replace(/^\/+/, ''), home);
}
