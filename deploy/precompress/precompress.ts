import {Globby} from '@docusaurus/utils';
import {readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

/** What was compressed, and how large it is in each form. */
export type Summary = {files: number; bytes: number; brotli: number; gzip: number};

type Forms = Record<'br' | 'gz', Buffer>;

const text = /\.(css|html|js|json|map|md|sh|svg|txt|vtt|webmanifest|xml)$/;

/** A smaller file fits into one packet with its headers as it is. */
const leastBytes = 1000;

/** As many as zlib of Node compresses at a time; more would only take memory. */
const atOnce = 4;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes the compressed forms of a folder's text files beside them, in place of all that were there before. */
export async function precompress(folder: string): Promise<Summary> {
  const files = (await Globby('**', {cwd: folder, dot: true})).sort();
  await Promise.all(
    files.filter((file) => /\.(br|gz)$/.test(file)).map((file) => rm(path.join(folder, file), {force: true})),
  );
  // What servers read and never send.
  const queue = files.filter((file) => text.test(file) && !file.startsWith('_'));
  const summary: Summary = {files: 0, bytes: 0, brotli: 0, gzip: 0};
  const work = async (): Promise<void> => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      await compressFile(path.join(folder, file), summary);
    }
  };
  await Promise.all(Array.from({length: atOnce}, work));
  return summary;
}

async function compressFile(file: string, summary: Summary): Promise<void> {
  const content = await readFile(file);
  if (content.length < leastBytes) {
    return;
  }
  const forms = await formsOf(content);
  const worthwhile = Object.entries(forms).filter(([, form]) => form.length < content.length);
  if (worthwhile.length === 0) {
    return;
  }
  await Promise.all(worthwhile.map(([ending, form]) => writeFile(`${file}.${ending}`, form)));
  summary.files += 1;
  summary.bytes += content.length;
  summary.brotli += forms.br.length;
  summary.gzip += forms.gz.length;
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
