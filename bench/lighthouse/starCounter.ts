import {once} from 'node:events';
import {createServer} from 'node:https';
import type {AddressInfo} from 'node:net';

import {certificate} from '../site/pages/certificate';

/** The only other server that pages ask anything of: for the number of stars. */
const github = 'api.github.com';

/** A server in the place of GitHub's. */
export type StarCounter = {
  /** What Chromium has to be told, so that it asks this server. */
  switches: string[];
  close: () => void;
};

/** Answers for GitHub, so that a machine that cannot reach it, or was refused after some visits, measures the same. */
export async function startStarCounter(): Promise<StarCounter> {
  const server = createServer(certificate(), (_request, response) => {
    response.writeHead(200, {'content-type': 'application/json', 'access-control-allow-origin': '*'});
    response.end(JSON.stringify({stargazers_count: 1}));
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  return {
    switches: [`--host-resolver-rules="MAP ${github}:443 localhost:${port}"`],
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
