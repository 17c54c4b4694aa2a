import {existsSync} from 'node:fs';
import path from 'node:path';

import {precompress} from './precompress';

/** Lays `.br` and `.gz` beside each text file of a finished build: `npm run build` ends with it. */
async function run(folder: string): Promise<void> {
  const root = path.resolve(folder);
  if (!existsSync(path.join(root, 'index.html'))) {
    throw new Error(`${folder}/index.html does not exist: run "npm run build" first, or name the folder of a build.`);
  }
  const begun = performance.now();
  const {files, bytes, brotli, gzip} = await precompress(root);
  const kilobytes = (count: number): string => `${Math.round(count / 1000).toLocaleString('en')} kB`;
  console.log(
    `Compressed ${files} files of ${folder}: ${kilobytes(bytes)}, as Brotli ${kilobytes(brotli)}, ` +
      `as gzip ${kilobytes(gzip)}, in ${((performance.now() - begun) / 1000).toFixed(1)} s.`,
  );
}

run(process.argv[2] ?? 'build').catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
