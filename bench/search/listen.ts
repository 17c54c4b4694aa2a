import {once} from 'node:events';
import type {Server} from 'node:http';

/** A server that has begun to answer. */
export type Listening = {origin: string; close: () => Promise<void>};

/** Lets a server answer on a port of this machine, until it is closed. */
export async function listen(server: Server, port: number): Promise<Listening> {
  server.listen(port);
  await once(server, 'listening');
  return {
    origin: `http://localhost:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
