import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {cardFile} from '../../brand/cardFile';
import type {PageReader} from '../built-pages/pageReader';

import {createCardPainter, loadTypefaces} from './drawCard';
import {readCard, type Site} from './readCard';

/** Draws a social card for every page. @param outDir folder of the build */
export function socialCards(site: Site, outDir: string): PageReader {
  const paint = createCardPainter(loadTypefaces());
  return {
    read(page) {
      const file = path.join(outDir, cardFile(page.url.slice(site.baseUrl.length)));
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, paint(readCard(page, site)));
    },
  };
}
