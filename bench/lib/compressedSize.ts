import {readFile} from 'node:fs/promises';
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';

const compress = promisify(brotliCompress);

/** Bytes as they lie on the disk, and with Brotli at its highest level, each file for itself. */
export type Bytes = {raw: number; brotli: number};

/** Sizes that are known already: the highest level takes its time. */
const known = new Map<string, Promise<Bytes>>();

/** Sums up the bytes of some files, which may not change any more. */
export async function bytesOf(files: readonly string[]): Promise<Bytes> {
  const sum: Bytes = {raw: 0, brotli: 0};
  for (const file of files) {
    const size = known.get(file) ?? sizeOf(file);
    known.set(file, size);
    sum.raw += (await size).raw;
    sum.brotli += (await size).brotli;
  }
  return sum;
}

async function sizeOf(file: string): Promise<Bytes> {
  const content = await readFile(file);
  const compressed = await compress(content, {params: {[constants.BROTLI_PARAM_SIZE_HINT]: content.length}});
  return {raw: content.length, brotli: compressed.length};
}
