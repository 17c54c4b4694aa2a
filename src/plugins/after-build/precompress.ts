import {Globby} from '@docusaurus/utils';
import {readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';

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
 * Writes the compressed forms of a folder's text files beside them, for servers that send those to who takes them.
 * One after the other: handing 3,700 texts of 50 MB to other threads cost more processor time than to compress them.
 * @param changed compresses only these files, where the others have their forms
 */
export async function precompress(folder: string, changed?: readonly string[]): Promise<void> {
  const files = await Globby('**', {cwd: folder, dot: true});
  // What servers read and never send.
  const texts = files.filter((file) => text.test(file) && !file.startsWith('_'));
  const bytes = texts.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
  for (const file of changed === undefined ? texts : texts.filter((each) => changed.includes(each))) {
    const quality = bytes <= smallSite || onEveryPage.test(file) ? level.best : level.quick;
    compressFile(path.join(folder, file), quality);
  }
}

function compressFile(file: string, quality: number): void {
  const content = readFileSync(file);
  if (content.length < leastBytes) {
    return;
  }
  const forms = {br: withBrotli(content, quality), gz: gzipSync(content, {level: constants.Z_BEST_COMPRESSION})};
  for (const [ending, form] of Object.entries(forms)) {
    if (form.length < content.length) {
      writeFileSync(`${file}.${ending}`, form);
    }
  }
}

function withBrotli(content: Buffer, quality: number): Buffer {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
