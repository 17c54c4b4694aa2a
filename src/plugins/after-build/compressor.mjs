import {readFileSync, writeFileSync} from 'node:fs';
import {workerData} from 'node:worker_threads';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';

/**
 * A thread that compresses files. It has a small heap of its own: zlib tells V8 of the memory it takes, which sets off
 * collections of garbage, and those of a whole build take longer than the compressing.
 */
const {tasks, leastBytes, begun} = workerData;

/** All threads count together which tasks have begun. */
const nextTask = () => tasks[Atomics.add(begun, 0, 1)];

for (let task = nextTask(); task !== undefined; task = nextTask()) {
  compress(task);
}

/** Writes both forms of a file beside it, where they are smaller. */
function compress({file, brotli, gzip}) {
  const content = readFileSync(file);
  if (content.length < leastBytes) {
    return;
  }
  const forms = {br: withBrotli(content, brotli), gz: gzipSync(content, {level: gzip})};
  for (const [ending, form] of Object.entries(forms)) {
    if (form.length < content.length) {
      writeFileSync(`${file}.${ending}`, form);
    }
  }
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
