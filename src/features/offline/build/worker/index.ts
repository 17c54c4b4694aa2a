import {createHash} from 'node:crypto';
import {existsSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {cachePrefix, workerFile, type OfflineSizes} from '../../logic/offlineFiles';
import {filesBelow} from '../../../../lib/html/filesBelow';
import {fingerprint} from '../../../../lib/node/fingerprint';

import type {PackedPages} from './packPages';

/** What pages show whose address does not exist. */
const notFound = '404.html';

type Build = {outDir: string; baseUrl: string};

/**
 * Writes the service worker of the offline mode, with the list of files that it keeps and their fingerprints. A change
 * of any of them changes the worker, by which browsers notice a new build.
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

/** What a visitor who turns the offline mode on has to fetch and to keep. Needs the compressed files. */
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

/** What a browser keeps beside the pages, as paths below the folder of the build. */
function findKept(outDir: string): string[] {
  return filesBelow(outDir).filter(isKeptByBrowser).sort();
}

/** What a browser keeps for the offline mode beside the pages, as patterns of paths in the build: what those need. */
const kept = [
  /^assets\/.*\.(css|js|woff2)$/,
  /^img\/(?!cards\/).*\.(svg|webp)$/,
  /^(search-index|search-texts|pages|offline\/sizes)\.json$/,
];

/** Whether a browser keeps a file of the build that is not a page. */
export function isKeptByBrowser(file: string): boolean {
  return kept.some((pattern) => pattern.test(file));
}
