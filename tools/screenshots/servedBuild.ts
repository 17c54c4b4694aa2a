import {globSync} from 'tinyglobby';

import {listen} from '../../deploy/serve/listen';
import {createSiteServer} from '../../deploy/serve/server';
import {didYouMean} from '../../src/csf/terms/didYouMean';

/** Serves a finished build, as `npm run serve` does, on a free port. */
export async function serveBuild(root: string, baseUrl: string): Promise<{home: string; close: () => Promise<void>}> {
  const {origin, close} = await listen(createSiteServer({root, baseUrl}));
  return {home: origin + baseUrl, close};
}

/** The URL of a served page. */
export function locate(address: string, home: string): URL {
  return new URL(address.replace(/^\/+/, ''), home);
}

/** An error message for each address that a served build does not have. */
export async function findMissingPages(
  addresses: readonly string[],
  home: string,
  root: string,
): Promise<Map<string, string>> {
  const missing = new Map<string, string>();
  for (const address of addresses) {
    const {status} = await fetch(locate(address, home), {method: 'HEAD'});
    if (status !== 200) {
      missing.set(
        address,
        `The build has no page ${address} (a new one is there after "npm run build")${didYouMean(address, builtAddresses(root))}`,
      );
    }
  }
  return missing;
}

function builtAddresses(root: string): string[] {
  return globSync('**/index.html', {cwd: root}).map((file) => `/${file.replace(/index\.html$/, '')}`);
}
