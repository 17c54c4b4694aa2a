/** Folder of the build with the downloads, below the base URL. */
const folder = 'offline';

/** Paths below the base URL of the archive of the whole site and of its checksum. @param version of the product */
export function archiveFiles(version: string): {archive: string; checksum: string; name: string} {
  const name = `sentinel-docs-${version}`;
  return {archive: `${folder}/${name}.zip`, checksum: `${folder}/${name}.zip.sha256`, name};
}

/** Path below the base URL of the service worker, which controls everything beside and below it. */
export const workerFile = 'sw.js';

/**
 * Path below the base URL of a part of the pages that the worker keeps: their HTML by URL path.
 * @param part from 1
 */
export function packedPagesFile(part: number): string {
  return `${folder}/pages-${part}.json`;
}

/**
 * Prefix of the names of the caches that a site's worker uses.
 * @param root path of the site
 */
export function cachePrefix(root: string): string {
  return `offline-site ${root} `;
}

/** Path below the base URL of the measured sizes of the archive and the offline mode. */
export const offlineSizesFile = `${folder}/sizes.json`;

/** The sizes of the downloads. */
export type OfflineSizes = {
  /** Bytes of the archive. */
  archive: number;
  /** For the offline mode: how many files a browser keeps, their bytes, and their bytes compressed with gzip. */
  mode: {files: number; kept: number; fetched: number};
};

/** The sizes that pages show. */
export type SizeName = 'archive' | 'fetched' | 'kept';

/** A size in words, such as "3.5 MB". */
export function sizeText(of: SizeName, {archive, mode}: OfflineSizes): string {
  const bytes = {archive, ...mode}[of];
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
