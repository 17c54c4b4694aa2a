import {Globby} from '@docusaurus/utils';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {workerFile, type OfflineSizes} from '../../addresses/offlineFiles';
import {redirects} from '../../addresses/oldAddresses';
import {linkStyles, styleInPage} from '../early-paint/inlineStyles';

import {addressOf, isKeptByBrowser} from './keptFiles';

/** What pages show whose address does not exist. */
const notFound = '404.html';

/**
 * Writes the service worker of the offline mode, with the list of files that it keeps and their fingerprints. A change
 * of any of them changes the worker, by which browsers notice a new build.
 */
export async function writeOfflineWorker(outDir: string): Promise<void> {
  const files = await findKept(outDir);
  const list = Object.fromEntries(
    files.map((file) => [addressOf(file), integrity(readFileSync(path.join(outDir, file)))]),
  );
  const version = createHash('sha256').update(JSON.stringify(list)).digest('hex').slice(0, 12);
  const worker = readFileSync(path.join(__dirname, 'worker.js'), 'utf8');
  const site = JSON.stringify({version, notFound, styleInPage, files: list});
  writeFileSync(path.join(outDir, workerFile), `const site = ${site};\n${worker}`);
}

/** What a visitor who turns the offline mode on has to fetch and to keep. Needs the compressed files. */
export async function measureOfflineMode(outDir: string): Promise<OfflineSizes['mode']> {
  const files = (await findKept(outDir)).map((file) => path.join(outDir, file));
  const sum = (sizes: number[]): number => sizes.reduce((bytes, size) => bytes + size, 0);
  const sent = files.map((file) => (existsSync(`${file}.gz`) ? `${file}.gz` : file));
  return {files: files.length, kept: sum(files.map(keptSize)), fetched: sum(sent.map((file) => statSync(file).size))};
}

/** Pages are kept without the style sheets in them. */
function keptSize(file: string): number {
  return file.endsWith('.html') ? Buffer.byteLength(linkStyles(readFileSync(file, 'utf8'))) : statSync(file).size;
}

/** What a browser keeps, as paths below the folder of the build. */
async function findKept(outDir: string): Promise<string[]> {
  const found = (await Globby('**', {cwd: outDir})).filter(isKeptByBrowser).sort();
  // A server answers with another page there; without it, the not-found page leads on.
  return found.filter((file) => !(`/${addressOf(file)}` in redirects));
}

function integrity(content: Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
