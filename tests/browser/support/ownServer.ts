import type {Server} from 'node:http';

import {listen, type Listening} from '../../../deploy/serve/listen';
import {allowPort} from './ports';

/** Starts a server on a free port that the pages of a test may ask. */
export async function startOwnServer(server: Server): Promise<Listening> {
  const listening = await listen(server);
  allowPort(new URL(listening.origin).port);
  return listening;
}
