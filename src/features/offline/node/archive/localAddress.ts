import {belowBaseUrl} from '../../../../urls/paths';

/** The online site, and which of its files the archive has. */
export type Site = {siteUrl: string; baseUrl: string; files: ReadonlySet<string>};

/**
 * Rewrites an address of the online site for a file of the archive. The result is relative if the archive has the
 * target, so that it works in a folder and at any path; otherwise it is the address at the online site. Links to
 * folders name their page, because a browser that opens a folder lists its files.
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

/** The relative path from one file to another, both given as paths below the root of the site. */
export function relative(from: string, to: string): string {
  let shared = 0;
  for (let at = 0; at < from.length && from[at] === to[at]; at += 1) {
    if (from[at] === '/') {
      shared = at + 1;
    }
  }
  return '../'.repeat(from.slice(shared).split('/').length - 1) + to.slice(shared);
}
