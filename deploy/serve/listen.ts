import {once} from 'node:events';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A server that has begun to answer. */
export type Listening = {origin: string; close: () => Promise<void>};

/** Lets a server answer on a port of this machine, until it is closed; without a port, on one that nobody uses. */
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
