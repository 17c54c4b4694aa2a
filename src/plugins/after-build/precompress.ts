import {Globby} from '@docusaurus/utils';
import {readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

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

/**
 * As many as zlib of Node compresses at a time; more would only take memory. One after the other would take twice
 * the time of this site (16 instead of 8.4 s on two cores) to save 0.5 s of 16.6 s of processor time.
 */
const atOnce = 4;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes the compressed forms of a folder's text files beside them, for servers that send those to who takes them.
 * @param changed compresses only these files, where the others have their forms
 */
export async function precompress(folder: string, changed?: readonly string[]): Promise<void> {
  const files = await Globby('**', {cwd: folder, dot: true});
  // What servers read and never send.
  const texts = files.filter((file) => text.test(file) && !file.startsWith('_'));
  const bytes = texts.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
  const queue = texts.filter((file) => changed?.includes(file) ?? true).values();
  const work = async (): Promise<void> => {
    for (const file of queue) {
      const quality = bytes <= smallSite || onEveryPage.test(file) ? level.best : level.quick;
      await compressFile(path.join(folder, file), quality);
    }
  };
  await Promise.all(Array.from({length: atOnce}, work));
}

async function compressFile(file: string, quality: number): Promise<void> {
  const content = readFileSync(file);
  if (content.length < leastBytes) {
    return;
  }
  const [br, gz] = await Promise.all([
    withBrotli(content, quality),
    zip(content, {level: constants.Z_BEST_COMPRESSION}),
  ]);
  for (const [ending, form] of Object.entries({br, gz})) {
    if (form.length < content.length) {
      writeFileSync(`${file}.${ending}`, form);
    }
  }
}

function withBrotli(content: Buffer, quality: number): Promise<Buffer> {
  return brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
