import {once} from 'node:events';
import {statSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import {constants} from 'node:zlib';

import {isPackedPages} from '../../addresses/offlineFiles';
import {filesBelow, isPageFile} from '../built-pages/filesBelow';

const text = /\.(css|html|js|json|map|md|sh|svg|txt|vtt|webmanifest|xml)$/;

/** A smaller file fits into one packet with its headers as it is. */
const leastBytes = 1000;

/** What every page loads; style sheets stand in the pages. */
const onEveryPage = /^assets\/js\/(main|runtime~main)\./;

/**
 * Levels of Brotli. On 50 MB of pages and scripts the best took 69 s of processor time on one core and the next to the
 * quick one 1.2 s, for files an eighth larger. A page with its style sheets takes the best 178 ms, and the good 81 ms
 * for a file larger by 2 %. All pages of this site together, 5.4 MB, take the best 4.4 s, the good 1.8 s, and the one
 * for them 0.2 s for a file larger by 9 %. A page of the benchmark takes the quick 2.0 ms, and the next 2.5 ms for a
 * file smaller by 1.4 %. The largest script of every page takes the best 0.58 s, and the good 0.26 for a file larger
 * by 2 %.
 */
const brotli = {best: constants.BROTLI_MAX_QUALITY, good: 10, ofPackedPages: 9, quick: 5};

/**
 * Levels of gzip: all files but pages take the quick one two thirds of the time of the other, and are larger by 4 %.
 * Packed pages are for browsers that all take Brotli: the fastest takes 0.22 s instead of 0.32 for 500 of them.
 */
const gzip = {good: 6, quick: 4, ofPackedPages: 1};

/** Bytes of text up to which a whole site gets one of the higher levels, so that a large one is built in bearable time. */
const smallSite = 32 * 2 ** 20;

/** More threads would only take memory. */
const mostThreads = 4;

/** Writes the compressed forms of files of a folder. */
export type Precompressor = {
  /** What the forms depend on beside the files. */
  way: string;
  /** Compresses the files that are picked, as paths below the folder, of those that are there now. */
  compress: (isPicked: (file: string) => boolean) => Promise<void>;
};

/**
 * Prepares to write the compressed forms of a folder's text files beside them, for servers that send those to who takes
 * them. How large the site is, and so how thoroughly it is compressed, is found out here and once.
 * @param previous gives the folder of an earlier build, if its forms were made in the same way: those of files that have
 * not changed since are moved here
 */
export function openPrecompressor(
  folder: string,
  previous: (way: string) => string | undefined = () => undefined,
): Precompressor {
  const bytes = findTexts(folder).reduce((sum, file) => sum + file.bytes, 0);
  const isSmall = bytes <= smallSite;
  const {brotli: brotliVersion, zlib: zlibVersion} = process.versions;
  const way = JSON.stringify({brotli, brotliVersion, gzip, zlibVersion, isSmall});
  const before = previous(way);
  return {
    way,
    compress: (isPicked) => {
      const picked = findTexts(folder).filter(({file}) => isPicked(file));
      return compress({folder, before, isSmall}, picked);
    },
  };
}

type Text = {file: string; bytes: number};

function findTexts(folder: string): Text[] {
  return (
    filesBelow(folder)
      // What servers read and never send.
      .filter((file) => text.test(file) && !file.startsWith('_'))
      .map((file) => ({file, bytes: statSync(path.join(folder, file)).size}))
  );
}

type Compression = {folder: string; before: string | undefined; isSmall: boolean};

async function compress({folder, before, isSmall}: Compression, texts: readonly Text[]): Promise<void> {
  const tasks = [...texts]
    // A large file that comes last would keep one thread alone.
    .sort((one, other) => other.bytes - one.bytes)
    .map(({file}) => ({
      file: path.join(folder, file),
      before: before && path.join(before, file),
      brotli: brotliLevel(file, isSmall),
      gzip: gzipLevel(file, isSmall),
    }));
  const workerData = {tasks, leastBytes, begun: new Int32Array(new SharedArrayBuffer(4))};
  const threads = Math.min(availableParallelism(), mostThreads, tasks.length);
  await Promise.all(
    Array.from({length: threads}, () => once(new Worker(path.join(__dirname, 'compressor.mjs'), {workerData}), 'exit')),
  );
}

function brotliLevel(file: string, isSmall: boolean): number {
  if (!isSmall) {
    return onEveryPage.test(file) ? brotli.good : brotli.quick;
  }
  if (isPackedPages(file)) {
    return brotli.ofPackedPages;
  }
  return isPageFile(file) ? brotli.good : brotli.best;
}

/** Most of a page is its style sheet, which takes time once. */
function gzipLevel(file: string, isSmall: boolean): number {
  if (isSmall || isPageFile(file)) {
    return gzip.good;
  }
  return isPackedPages(file) ? gzip.ofPackedPages : gzip.quick;
}
