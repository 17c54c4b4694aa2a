import {Globby} from '@docusaurus/utils';
import {readFile, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

type Forms = Record<'br' | 'gz', Buffer>;

const text = /\.(css|html|js|json|map|md|sh|svg|txt|vtt|webmanifest|xml)$/;

/** A smaller file fits into one packet with its headers as it is. */
const leastBytes = 1000;

/** What every page loads: worth any time, since it is compressed once. */
const onEveryPage = /^assets\/(css|js\/(main|runtime~main)\.)/;

/**
 * Levels of Brotli. On 50 MB of pages and scripts the best took 69 s of processor time on one core and the quick
 * one 1.2 s, for files an eighth larger.
 */
const level = {best: constants.BROTLI_MAX_QUALITY, quick: 6};

/** Bytes of text up to which a whole site gets the best level, so that a large one is built in bearable time. */
const smallSite = 16 * 2 ** 20;

/** As many as zlib of Node compresses at a time; more would only take memory. */
const atOnce = 4;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes the compressed forms of a folder's text files beside them, for servers that send those to who takes them. */
export async function precompress(folder: string): Promise<void> {
  const files = await Globby('**', {cwd: folder, dot: true});
  // What servers read and never send.
  const texts = files.filter((file) => text.test(file) && !file.startsWith('_'));
  const sizes = await Promise.all(texts.map(async (file) => (await stat(path.join(folder, file))).size));
  const isSmall = sizes.reduce((sum, size) => sum + size, 0) <= smallSite;
  const queue = texts.values();
  const work = async (): Promise<void> => {
    for (const file of queue) {
      await compressFile(path.join(folder, file), isSmall || onEveryPage.test(file) ? level.best : level.quick);
    }
  };
  await Promise.all(Array.from({length: atOnce}, work));
}

async function compressFile(file: string, quality: number): Promise<void> {
  const content = await readFile(file);
  if (content.length < leastBytes) {
    return;
  }
  const forms = Object.entries(await formsOf(content, quality));
  await Promise.all(
    forms
      .filter(([, form]) => form.length < content.length)
      .map(([ending, form]) => writeFile(`${file}.${ending}`, form)),
  );
}

async function formsOf(content: Buffer, quality: number): Promise<Forms> {
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    zip(content, {level: constants.Z_BEST_COMPRESSION}),
  ]);
  return {br, gz};
}
