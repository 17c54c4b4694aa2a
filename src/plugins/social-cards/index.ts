import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {cardFile} from '../../brand/cardFile';
import {readBuiltPage} from '../search-records/readBuiltPages';

import {createCardPainter, loadTypefaces} from './drawCard';
import {readCard} from './readCard';

/** Cards in the making at one time: while one is compressed, the next is drawn. */
const lanes = 2;

/** Draws a social card for every page, from the page as built. */
export default function socialCards({siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name: 'social-cards',
    async postBuild({outDir, routesPaths}) {
      const typefaces = loadTypefaces();
      const routes = routesPaths.values();
      const work = async (): Promise<void> => {
        const paint = createCardPainter(typefaces);
        for (const route of routes) {
          const page = await readBuiltPage({outDir, baseUrl}, route);
          const file = path.join(outDir, cardFile(route.slice(baseUrl.length)));
          await mkdir(path.dirname(file), {recursive: true});
          await writeFile(file, await paint(readCard(page, {...siteConfig, baseUrl})));
        }
      };
      await Promise.all(Array.from({length: lanes}, work));
    },
  };
}
