import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

import {cardFile} from '../../../brand/head';
import type {PageReader} from '../../../lib/html/builtPage';

import {openCardDrawing} from './cardSvg';
import {readCard, type Site} from './readCard';

/** Makes a social card for every page: an SVG while the pages are read, then a PNG from it. */
export function socialCards(site: Site): PageReader<string> {
  let draw: ReturnType<typeof openCardDrawing> | undefined;
  return {
    read(page) {
      draw ??= openCardDrawing();
      return draw(readCard(page, site));
    },
    async finish(outDir, cards) {
      const written = [...cards].map(async ([url, svg]) => {
        const file = path.join(outDir, cardFile(url.slice(site.baseUrl.length)));
        await mkdir(path.dirname(file), {recursive: true});
        await writeCard(svg, file);
      });
      await Promise.all(written);
    },
  };
}

/** Sixteen colours are enough for flat shapes and the edges of letters, and make the file a quarter as large. */
async function writeCard(svg: string, file: string): Promise<void> {
  await sharp(Buffer.from(svg)).png({colours: 16, dither: 0, effort: 1}).toFile(file);
}
