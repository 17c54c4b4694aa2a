import {Globby} from '@docusaurus/utils';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {packedPagesFile, workerFile, type OfflineSizes} from '../../addresses/offlineFiles';
import {redirects} from '../../addresses/oldAddresses';

import {addressOf, isKeptByBrowser} from './keptFiles';

/** What pages show whose address does not exist. */
const notFound = '404.html';

/**
 * Packs all pages into one file for the offline mode, which would have to ask for each of them otherwise, and which
 * compresses far better together. Needs pages that link their style sheets still, so that all share one copy.
 * @returns the file, as a path below the folder of the build
 */
export async function packPages(outDir: string): Promise<string> {
  const files = (await Globby('**/*.html', {cwd: outDir})).sort();
  const pages = files
    .map((file) => [addressOf(file), readFileSync(path.join(outDir, file), 'utf8')] as const)
    // A server answers with another page there; without it, the not-found page leads on.
    .filter(([address]) => !(`/${address}` in redirects));
  const file = path.join(outDir, packedPagesFile);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify(Object.fromEntries(pages)));
  return packedPagesFile;
}

/**
 * Writes the service worker of the offline mode, with the list of files that it keeps and their fingerprints. A change
 * of any of them changes the worker, by which browsers notice a new build. Needs the packed pages.
 * @returns the file, as a path below the folder of the build
 */
export async function writeOfflineWorker(outDir: string): Promise<string> {
  const hashOf = (file: string): string => integrity(readFileSync(path.join(outDir, file)));
  const packed = readPackedPages(outDir);
  const pages = {file: packedPagesFile, hash: hashOf(packedPagesFile), count: Object.keys(packed).length};
  const files = Object.fromEntries((await findKept(outDir)).map((file) => [file, hashOf(file)]));
  const version = createHash('sha256')
    .update(JSON.stringify([pages, files]))
    .digest('hex')
    .slice(0, 12);
  const worker = readFileSync(path.join(__dirname, 'worker.js'), 'utf8');
  const site = JSON.stringify({version, notFound, pages, files});
  writeFileSync(path.join(outDir, workerFile), `const site = ${site};\n${worker}`);
  return workerFile;
}

/** What a visitor who turns the offline mode on has to fetch and to keep. Needs the packed pages, and compressed files. */
export async function measureOfflineMode(outDir: string): Promise<OfflineSizes['mode']> {
  const files = (await findKept(outDir)).map((file) => path.join(outDir, file));
  const pages = Object.values(readPackedPages(outDir)).map((html) => Buffer.byteLength(html));
  const sum = (sizes: number[]): number => sizes.reduce((bytes, size) => bytes + size, 0);
  const sizeOf = (file: string): number => statSync(file).size;
  const sent = [...files, path.join(outDir, packedPagesFile)].map((file) =>
    existsSync(`${file}.gz`) ? `${file}.gz` : file,
  );
  return {
    files: files.length + pages.length,
    kept: sum([...files.map(sizeOf), ...pages]),
    fetched: sum(sent.map(sizeOf)),
  };
}

function readPackedPages(outDir: string): Record<string, string> {
  return JSON.parse(readFileSync(path.join(outDir, packedPagesFile), 'utf8')) as Record<string, string>;
}

/** What a browser keeps beside the pages, as paths below the folder of the build. */
async function findKept(outDir: string): Promise<string[]> {
  return (await Globby('**', {cwd: outDir})).filter(isKeptByBrowser).sort();
}

function integrity(content: Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
