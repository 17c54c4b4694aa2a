import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {downloads} from '../../src/pages/_swag/downloads';

import {makeIcons, measure} from './makeIcons';

const sizesFile = 'src/pages/_swag/sizes.json';

/** Draws icons, word marks, badges and swag, and records their sizes: `npm run icons`. */
async function writeIcons(): Promise<void> {
  const made = await makeIcons();
  for (const [file, content] of Object.entries(made)) {
    await write(path.join('static', file), content);
  }
  const sizes = Object.fromEntries(downloads.map((file) => [file, measure(made[file]!)]));
  await write(sizesFile, `${JSON.stringify(sizes, null, 2)}\n`);
}

async function write(target: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(target), {recursive: true});
  await writeFile(target, content);
  console.log(target);
}

writeIcons().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
