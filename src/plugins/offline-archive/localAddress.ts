import path from 'node:path';

import {belowBaseUrl} from '../../addresses/belowBaseUrl';

/** The online site, and which of its files an archive has. */
export type Site = {siteUrl: string; baseUrl: string; files: ReadonlySet<string>};

/**
 * The address, for a file of the archive, of what stands at an address of the online site: relative where the archive
 * has it, so that it holds in a folder and below any path; otherwise that of the online site. Folders are named with
 * their page, because a browser that reads a folder would list its files.
 * @param from path of the file with the link, below the root of the site
 */
export function localAddress(address: string, from: string, {siteUrl, baseUrl, files}: Site): string {
  const below = belowBaseUrl(address, baseUrl);
  if (below === undefined) {
    return /^\/(?!\/)/.test(address) ? siteUrl + address : address;
  }
  const [, place = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(below)!;
  const file = place === '' || place.endsWith('/') ? `${place}index.html` : place;
  return files.has(decodeURI(file)) ? relative(from, file) + rest : siteUrl + address;
}

/** The way from one file to another. */
export function relative(from: string, to: string): string {
  // From the root, or each call would ask the system for the folder that it is in.
  return path.posix.relative(path.posix.dirname(`/${from}`), `/${to}`);
}
