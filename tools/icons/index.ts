import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {makeIcons} from './makeIcons';

/** Draws the icons, word marks and the badge anew: `npm run icons`. */
async function writeIcons(): Promise<void> {
  for (const [file, content] of Object.entries(await makeIcons())) {
    const target = path.join('static', file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, content);
    console.log(target);
  }
}

writeIcons().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
