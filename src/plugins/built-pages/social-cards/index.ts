import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

import {cardFile} from '../../../brand/head';
import type {PageReader} from '../../../lib/html/builtPage';
import type {BuildCache} from '../../../lib/node/buildCache';

import {openCardDrawing} from './cardSvg';
import {readCard, type Card, type Site} from './readCard';

/** Makes a social card for every page. What is on it is read from the page; a card that has not changed is not drawn. */
export function socialCards(site: Site, cache: BuildCache): PageReader<Card> {
  return {
    read: (page) => readCard(page, site),
    async finish(outDir, cards) {
      let draw: ReturnType<typeof openCardDrawing> | undefined;
      const written = [...cards].map(async ([url, card]) => {
        const picture = await cache.take('pictures of cards', JSON.stringify(card), () =>
          toPng((draw ??= openCardDrawing())(card)),
        );
        const file = path.join(outDir, cardFile(url.slice(site.baseUrl.length)));
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, picture);
      });
      await Promise.all(written);
    },
  };
}

/** Sixteen colours are enough for flat shapes and the edges of letters, and make the file a quarter as large. */
function toPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({colours: 16, dither: 0, effort: 1}).toBuffer();
}
