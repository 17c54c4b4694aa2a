/**
 * A thread that compresses files. It has a small heap of its own: zlib tells V8 of the memory it takes, which sets off
 * collections of garbage, and those of a whole build take longer than the compressing.
 */
const {readFileSync, writeFileSync} = require('node:fs');
const {workerData} = require('node:worker_threads');
const {brotliCompressSync, constants, gzipSync} = require('node:zlib');

const {tasks, leastBytes, begun} = workerData;

/** All threads count together which tasks have begun. */
const nextTask = () => tasks[Atomics.add(begun, 0, 1)];

for (let task = nextTask(); task !== undefined; task = nextTask()) {
  compress(task);
}

/** Writes both forms of a file beside it, where they are smaller. */
function compress({file, quality}) {
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

function withBrotli(content, quality) {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
