import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {cardFile} from '../../../brand/cardFile';
import type {PageReader} from '../../../lib/html/builtPage';

import {createCardPainter, loadTypefaces} from './drawCard';
import {readCard, type Site} from './readCard';

/** Draws a social card for every page. */
export function socialCards(site: Site): PageReader<Uint8Array> {
  let paint: ReturnType<typeof createCardPainter> | undefined;
  return {
    read(page) {
      paint ??= createCardPainter(loadTypefaces());
      return paint(readCard(page, site));
    },
    finish(outDir, cards) {
      cards.forEach((card, url) => {
        const file = path.join(outDir, cardFile(url.slice(site.baseUrl.length)));
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, card);
      });
    },
  };
}
