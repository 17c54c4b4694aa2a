import {existsSync, readFileSync, renameSync, statSync, writeFileSync} from 'node:fs';
import {workerData} from 'node:worker_threads';
import {brotliCompressSync, constants} from 'node:zlib';

import {gzipPage} from './gzipPage.mjs';

/**
 * A thread that compresses files. It has a small heap of its own: zlib tells V8 of the memory it takes, which sets off
 * collections of garbage, and those of a whole build take longer than the compressing.
 */
const {tasks, leastBytes, begun} = workerData;

/** What is behind the name of a file in its forms for Brotli and gzip. */
const endings = ['.br', '.gz'];

/** All threads count together which tasks have begun. */
const nextTask = () => tasks[Atomics.add(begun, 0, 1)];

for (let task = nextTask(); task !== undefined; task = nextTask()) {
  compress(task);
}

/** Writes both forms of a file beside it, where they are smaller; those of the same file in the build before are taken. */
function compress({file, before, brotli, gzip}) {
  const content = readFileSync(file);
  if (content.length < leastBytes) {
    return;
  }
  if (before !== undefined && isSame(before, content) && endings.every((ending) => existsSync(before + ending))) {
    endings.forEach((ending) => renameSync(before + ending, file + ending));
    return;
  }
  const forms = [withBrotli(content, brotli), gzipPage(content, gzip)];
  forms.forEach((form, place) => {
    if (form.length < content.length) {
      writeFileSync(file + endings[place], form);
    }
  });
}

function isSame(file, content) {
  return statSync(file, {throwIfNoEntry: false})?.size === content.length && readFileSync(file).equals(content);
}

function withBrotli(content, quality) {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
