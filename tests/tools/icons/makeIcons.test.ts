import {readFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

import {downloads} from '@site/src/pages/_swag/downloads';
import sizes from '@site/src/pages/_swag/sizes.json';
import {makeIcons, measure} from '@site/tools/icons/makeIcons';

/** Each version of libvips packs a picture in its own way, so the pixels are compared. */
async function pixelsOf(file: Buffer): Promise<Buffer> {
  return sharp(file).ensureAlpha().raw().toBuffer();
}

test('what lies in static/ is what "npm run icons" makes', async () => {
  const changed: string[] = [];
  for (const [file, made] of Object.entries(await makeIcons())) {
    const kept = readFileSync(path.join('static', file));
    const isSame = Buffer.isBuffer(made)
      ? (await pixelsOf(made)).equals(await pixelsOf(kept))
      : made === kept.toString();
    if (!isSame) {
      changed.push(file);
    }
  }
  expect(changed).toEqual([]);
}, 60_000);

test('the swag page knows the size of every file that it offers', () => {
  const measured = downloads.map((file) => {
    const content = readFileSync(path.join('static', file));
    return [file, measure(file.endsWith('.png') ? content : content.toString())];
  });
  expect(sizes).toEqual(Object.fromEntries(measured));
});
