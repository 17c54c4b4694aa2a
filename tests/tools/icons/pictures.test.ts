import {readFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

import {downloads} from '@site/src/pages/_swag/downloads';
import sizes from '@site/src/pages/_swag/sizes.json';
import {drawPicture, measure, pictures} from '@site/tools/icons/pictures';

/** Each version of libvips packs a picture in its own way, so the pixels are compared. */
async function pixelsOf(file: Buffer): Promise<Buffer> {
  return sharp(file).ensureAlpha().raw().toBuffer();
}

test.each(pictures)(
  '$file is what "npm run icons" makes of $from',
  async (picture) => {
    const kept = readFileSync(path.join('static', picture.file));
    expect((await pixelsOf(await drawPicture(picture))).equals(await pixelsOf(kept))).toBe(true);
  },
  60_000,
);

test('the swag page knows the size of every file that it offers', () => {
  expect(sizes).toEqual(Object.fromEntries(downloads.map((file) => [file, measure(file)])));
});
