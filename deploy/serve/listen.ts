import {once} from 'node:events';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A running server. */
export type Listening = {origin: string; close: () => Promise<void>};

/** Starts a server on a port of this machine; without a port, on a free one. */
export async function listen(server: Server, port = 0): Promise<Listening> {
  server.listen(port);
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
