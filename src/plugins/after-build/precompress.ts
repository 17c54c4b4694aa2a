import {Globby} from '@docusaurus/utils';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

type Forms = Record<'br' | 'gz', Buffer>;

const text = /\.(css|html|js|json|map|md|sh|svg|txt|vtt|webmanifest|xml)$/;

/** A smaller file fits into one packet with its headers as it is. */
const leastBytes = 1000;

/** As many as zlib of Node compresses at a time; more would only take memory. */
const atOnce = 4;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes the compressed forms of a folder's text files beside them, for servers that send those to who takes them. */
export async function precompress(folder: string): Promise<void> {
  const files = await Globby('**', {cwd: folder, dot: true});
  // What servers read and never send.
  const queue = files.filter((file) => text.test(file) && !file.startsWith('_')).values();
  const work = async (): Promise<void> => {
    for (const file of queue) {
      await compressFile(path.join(folder, file));
    }
  };
  await Promise.all(Array.from({length: atOnce}, work));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < leastBytes) {
    return;
  }
  const forms = Object.entries(await formsOf(content));
  await Promise.all(
    forms
      .filter(([, form]) => form.length < content.length)
      .map(([ending, form]) => writeFile(`${file}.${ending}`, form)),
  );
}

async function formsOf(content: Buffer): Promise<Forms> {
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    zip(content, {level: constants.Z_BEST_COMPRESSION}),
  ]);
  return {br, gz};
}
