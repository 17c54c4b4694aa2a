import {belowBaseUrl} from '../../../../urls/paths';

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

/** The way from one file to another, both as paths below the root of the site. */
export function relative(from: string, to: string): string {
  let shared = 0;
  for (let at = 0; at < from.length && from[at] === to[at]; at += 1) {
    if (from[at] === '/') {
      shared = at + 1;
    }
  }
  return '../'.repeat(from.slice(shared).split('/').length - 1) + to.slice(shared);
}
