import {readFile, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip, type BrotliOptions} from 'node:zlib';

import {filesBelow} from '../../lib/html/filesBelow';

const text = /\.([58]|css|html|js|json|map|md|sh|svg|txt|vtt|webmanifest|xml)$/;

/** A smaller file fits into one packet uncompressed. */
const leastBytes = 1000;

/** Node compresses as many files at a time as libuv has threads. */
const atATime = 4;

/** Brotli's level by default. Level 11 makes files a tenth smaller, but takes forty times as long. */
const usualLevel = 6;

/** What pages load: the level of the build applies. Programs read the rest, and few people download it. */
const loadedByPages = /\.(css|html|js|svg)$/;

/** The search: everybody who searches waits for these two files. */
const searched = /^search-\w+\.json$/;
const bestLevel = 11;

const withBrotli = promisify(brotliCompress);
const withGzip = promisify(gzip);

/**
 * Writes `.br` and `.gz` files beside a folder's text files, for servers that send precompressed files.
 * @param isPicked whether to compress a file, by its path below the folder
 * @param level Brotli's level for what pages load, from 1 to 11
 */
export async function precompress(
  folder: string,
  isPicked: (file: string) => boolean,
  level = usualLevel,
): Promise<void> {
  // Files that begin with an underscore are for servers, which never send them.
  const files = filesBelow(folder).filter((file) => text.test(file) && !file.startsWith('_') && isPicked(file));
  const compressNext = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      await compress(
        path.join(folder, file),
        searched.test(file) ? bestLevel : loadedByPages.test(file) ? level : usualLevel,
      );
    }
  };
  await Promise.all(Array.from({length: atATime}, compressNext));
}

async function compress(file: string, level: number): Promise<void> {
  if ((await stat(file)).size < leastBytes) {
    return;
  }
  const content = await readFile(file);
  const forms = [
    ['.br', await withBrotli(content, brotliOptions(content, level))],
    ['.gz', await withGzip(content)],
  ] as const;
  for (const [ending, form] of forms) {
    if (form.length < content.length) {
      await writeFile(file + ending, form);
    }
  }
}

/** How the build compresses a text with Brotli. */
export function brotliOptions(content: Buffer, level: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  };
}
