import {writeFileSync} from 'node:fs';
import path from 'node:path';

import {downloads} from '../../src/pages/_swag/downloads';

import {drawPicture, measure, pictures} from './pictures';

/** Draws the SVG files of `static/` as PNG where one is needed, and records the sizes of the swag: `npm run icons`. */
async function writePictures(): Promise<void> {
  for (const picture of pictures) {
    writeFileSync(path.join('static', picture.file), await drawPicture(picture));
  }
  const sizes = Object.fromEntries(downloads.map((file) => [file, measure(file)]));
  writeFileSync('src/pages/_swag/sizes.json', `${JSON.stringify(sizes, null, 2)}\n`);
}

writePictures().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
