import {listen} from '../../deploy/serve/listen';
import {createSiteServer} from '../../deploy/serve/server';

/** Serves a finished build, as `npm run serve` does, on a port that nobody uses. */
export async function serveBuild(root: string, baseUrl: string): Promise<{home: string; close: () => Promise<void>}> {
  const {origin, close} = await listen(createSiteServer({root, baseUrl}));
  return {home: origin + baseUrl, close};
}

/** Where a page of the site is served. */
export function locate(address: string, home: string): URL {
  return new URL(address.replace(/^\/+/, ''), home);
}
