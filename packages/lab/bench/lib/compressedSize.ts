import {readFile} from 'node:fs/promises';
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';

const compress = promisify(brotliCompress);

/** Cached sizes, because the highest level is slow. */
const known = new Map<string, Promise<number>>();

/** Adds up the bytes of files with Brotli at its highest level, each by itself. The files must not change afterwards. */
export async function bytesOf(files: readonly string[]): Promise<number> {
  let sum = 0;
  for (const file of files) {
    const size = known.get(file) ?? sizeOf(file);
    known.set(file, size);
    sum += await size;
  }
  return sum;
}

async function sizeOf(file: string): Promise<number> {
  const content = await readFile(file);
  return (await compress(content, {params: {[constants.BROTLI_PARAM_SIZE_HINT]: content.length}})).length;
}
