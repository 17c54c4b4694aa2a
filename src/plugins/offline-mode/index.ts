import {Globby} from '@docusaurus/utils';
import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';

import {workerFile, type OfflineSizes} from '../../addresses/offlineFiles';
import {redirects} from '../../addresses/oldAddresses';

import {addressOf, isKeptByBrowser} from './keptFiles';

const zip = promisify(gzip);

/** What pages show whose address does not exist. */
const notFound = '404.html';

/**
 * Writes the service worker of the offline mode, with the list of files that it keeps and their fingerprints. A change
 * of any of them changes the worker, by which browsers notice a new build.
 */
export async function writeOfflineWorker(outDir: string): Promise<void> {
  const files = await readKept(outDir);
  const list = Object.fromEntries(files.map(({file, content}) => [addressOf(file), integrity(content)]));
  const version = createHash('sha256').update(JSON.stringify(list)).digest('hex').slice(0, 12);
  const worker = await readFile(path.join(__dirname, 'worker.js'), 'utf8');
  const site = JSON.stringify({version, notFound, files: list});
  await writeFile(path.join(outDir, workerFile), `const site = ${site};\n${worker}`);
}

/** What a visitor who turns the offline mode on has to fetch and to keep. */
export async function measureOfflineMode(outDir: string): Promise<OfflineSizes['mode']> {
  const files = await readKept(outDir);
  const zipped = await Promise.all(files.map(({content}) => zip(content)));
  const sum = (contents: Buffer[]): number => contents.reduce((bytes, {length}) => bytes + length, 0);
  return {files: files.length, kept: sum(files.map(({content}) => content)), fetched: sum(zipped)};
}

async function readKept(outDir: string): Promise<{file: string; content: Buffer}[]> {
  const found = (await Globby('**', {cwd: outDir})).filter(isKeptByBrowser).sort();
  // A server answers with another page there; without it, the not-found page leads on.
  const names = found.filter((file) => !(`/${addressOf(file)}` in redirects));
  return Promise.all(names.map(async (file) => ({file, content: await readFile(path.join(outDir, file))})));
}

function integrity(content: Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
