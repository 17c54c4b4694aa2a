import {createHash} from 'node:crypto';
import {existsSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {cachePrefix, workerFile, type OfflineSizes} from '../../logic/offlineFiles';
import {filesBelow} from '../../../../lib/html/filesBelow';
import {fingerprint} from '../../../../lib/node/fingerprint';

import type {PackedPages} from './packPages';

/** The page shown at addresses that do not exist. */
const notFound = '404.html';

type Build = {outDir: string; baseUrl: string};

/**
 * Writes the service worker of the offline mode, with the list of files that it keeps and their fingerprints. A change
 * to any of them changes the worker, which is how browsers notice a new build.
 * @returns the file, as a path below the folder of the build
 */
export function writeOfflineWorker({outDir, baseUrl}: Build, {parts, count}: PackedPages): string {
  const files = Object.fromEntries(
    findKept(outDir).map((file) => [file, fingerprint(readFileSync(path.join(outDir, file)))]),
  );
  const pages = {parts, count};
  const version = createHash('sha256')
    .update(JSON.stringify([pages, files]))
    .digest('hex')
    .slice(0, 12);
  const worker = readFileSync(path.join(__dirname, 'worker.js'), 'utf8');
  const site = JSON.stringify({version, cachePrefix: cachePrefix(baseUrl), notFound, pages, files});
  writeFileSync(path.join(outDir, workerFile), `const site = ${site};\n${worker}`);
  return workerFile;
}

/** What turning on the offline mode downloads and stores. Needs the compressed files. */
export function measureOfflineMode(outDir: string, pages: PackedPages): OfflineSizes['mode'] {
  const files = findKept(outDir).map((file) => path.join(outDir, file));
  const sum = (sizes: number[]): number => sizes.reduce((bytes, size) => bytes + size, 0);
  const sizeOf = (file: string): number => statSync(file).size;
  const sent = [...files, ...pages.parts.map(({file}) => path.join(outDir, file))].map((file) =>
    existsSync(`${file}.gz`) ? `${file}.gz` : file,
  );
  return {
    files: files.length + pages.count,
    kept: sum(files.map(sizeOf)) + pages.bytes,
    fetched: sum(sent.map(sizeOf)),
  };
}

/** The files that a browser keeps besides the pages, as paths below the folder of the build. */
function findKept(outDir: string): string[] {
  return filesBelow(outDir).filter(isKeptByBrowser).sort();
}

/** The files that pages need, which the offline mode keeps too, as patterns of paths in the build. */
const kept = [
  /^assets\/.*\.(css|js|woff2)$/,
  /^img\/(?!cards\/).*\.(svg|webp)$/,
  /^(search-index|search-texts|pages|offline\/sizes)\.json$/,
];

/** Whether a browser keeps a file of the build that is not a page. */
export function isKeptByBrowser(file: string): boolean {
  return kept.some((pattern) => pattern.test(file));
}
