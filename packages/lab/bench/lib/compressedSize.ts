import {readFile} from 'node:fs/promises';
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';

const compress = promisify(brotliCompress);

/** Bytes on disk, and with Brotli at its highest level, each file separately. */
type Bytes = {raw: number; brotli: number};

/** Cached sizes, because the highest level is slow. */
const known = new Map<string, Promise<Bytes>>();

/** Adds up the bytes of files, which must not change afterwards. */
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
