import type {Browser} from '@playwright/test';

import {bytesOf, type Bytes} from './compressedSize';
import {contenders, type ContenderOnDisk} from './contenders';
import {serveContender} from './contenderServer';
import {measureContender, measureRelevance, type InChromium} from './measureContender';
import type {Asked} from './queries';
import {takeDeployedIndex, type Site} from './sites';
import {filesOf} from './steps/files';
import type {Cost} from './steps/measureStep';
import {runStep} from './steps/runStep';

/** All figures of a contender on a site. */
export type Figures = InChromium & {
  title: string;
  index: Bytes;
  texts: Bytes;
  cost: Cost;
  /** Only where the queries were written for the site. */
  relevance?: {at1: number; at3: number};
};

/** Measures all contenders on a site; queries have accepted answers only on our own. */
export async function measureSite(
  browser: Browser,
  site: Site,
  queries: readonly Asked[],
  isOwn: boolean,
): Promise<Figures[]> {
  const figures: Figures[] = [];
  for (const contender of contenders) {
    console.error(`${Math.round(process.uptime())} s: ${site.title}, ${contender.title} …`);
    figures.push(await measure(contender, browser, site, queries, isOwn));
  }
  return figures;
}

async function measure(
  {name, title, filesIn}: ContenderOnDisk,
  browser: Browser,
  site: Site,
  queries: readonly Asked[],
  isOwn: boolean,
): Promise<Figures> {
  const cost = runStep(name, site.folder, site.runs);
  if (isOwn && name === 'ours') {
    await takeDeployedIndex(site);
  }
  const {index, texts} = await filesIn(site.folder);
  const server = await serveContender(name, filesOf(site.folder).www);
  try {
    return {
      title,
      cost,
      index: await bytesOf(index),
      texts: await bytesOf(texts),
      ...(await measureContender(browser, server, queries)),
      ...(isOwn && {relevance: await measureRelevance(browser, server, queries)}),
    };
  } finally {
    await server.close();
  }
}
