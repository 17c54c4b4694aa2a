import {globSync} from 'tinyglobby';
import {existsSync} from 'node:fs';
import path from 'node:path';

import {oldPaths} from '../../src/urls/oldPaths';

/** The folder that `npm run build` writes. */
export const buildFolder = path.resolve('build');

/**
 * The addresses of all pages of the build, sorted: a new page is tested without being named anywhere.
 * Redirects of old addresses and the not-found page are left out. Throws when there is no build.
 */
export function builtAddresses(): string[] {
  if (!existsSync(path.join(buildFolder, 'index.html'))) {
    throw new Error('There is no build to test: run "npm run build" first.');
  }
  return globSync('**/index.html', {cwd: buildFolder})
    .sort()
    .map((file) => `/${file.replace(/index\.html$/, '')}`)
    .filter((address) => !(address in oldPaths));
}

/** Whether the build has a page or a file at an address. */
export function isBuilt(address: string): boolean {
  const file = decodeURI(address).replace(/^\//, '');
  return existsSync(path.join(buildFolder, file.endsWith('/') || file === '' ? `${file}index.html` : file));
}
