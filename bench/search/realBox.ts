import type {Browser, Locator, Page} from '@playwright/test';
import path from 'node:path';

import {listen} from '../../deploy/serve/listen';
import {createSiteServer} from '../../deploy/serve/server';
import {textsFile} from '../../src/features/search/logic/indexFile';

import {firstQuery} from './measureContender';
import {openPage} from './openPage';
import {sitePort} from './ports';
import {median} from './statistics';
import {watchTraffic} from './traffic';

export const realBoxRuns = 5;

/** A slow mobile network: a round trip of 150 ms, 1.6 Mbit/s in both directions. */
const network = {latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000, offline: false};

const startPage = '/docs/intro/';

/** What was measured when somebody opened the box and typed. */
export type Run = {
  /** Milliseconds from the click to the first result on the screen. */
  time: number;
  /** Bytes fetched from the click until the texts are there and the network is quiet, as `npm run serve` compresses them. */
  bytes: number;
  /** What stood in the field in the end, which should be what was typed. */
  typed: string;
};

/** When the visitor types: without a look at the screen, or once there is a field to type into. */
export type Moment = 'at once' | 'into the field';

/** Opens the box of the built site on a slow network, with an empty cache each time, and types. */
export async function measureRealBox(browser: Browser): Promise<Record<Moment, Run>> {
  const {origin, close} = await listen(createSiteServer({root: path.resolve('build'), baseUrl: '/'}), sitePort);
  try {
    return {
      'at once': await runAll(browser, origin, 'at once'),
      'into the field': await runAll(browser, origin, 'into the field'),
    };
  } finally {
    await close();
  }
}

async function runAll(browser: Browser, origin: string, moment: Moment): Promise<Run> {
  const runs: Run[] = [];
  for (let run = 0; run < realBoxRuns; run++) {
    runs.push(await runOnce(browser, origin, moment));
  }
  return {
    time: median(runs.map(({time}) => time)),
    bytes: median(runs.map(({bytes}) => bytes)),
    typed: [...new Set(runs.map(({typed}) => typed))].join(', '),
  };
}

async function runOnce(browser: Browser, origin: string, moment: Moment): Promise<Run> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', network);
  const traffic = watchTraffic(cdp);
  await openPage(page, origin + startPage, traffic);
  const before = traffic.bytes();
  const [time] = await Promise.all([search(page, moment), textsFetched(page, origin)]);
  await traffic.quiet();
  const typed = await fieldOf(page).inputValue();
  await context.close();
  return {time, bytes: traffic.bytes() - before, typed};
}

/** Opens the box and types the query; gives the time until the first result. */
async function search(page: Page, moment: Moment): Promise<number> {
  await watch(page);
  await page.getByRole('button', {name: 'Search docs'}).click();
  if (moment === 'into the field') {
    await fieldOf(page).waitFor();
  }
  await page.keyboard.type(firstQuery);
  return page.evaluate(() => window.firstResult);
}

function fieldOf(page: Page): Locator {
  return page.getByRole('combobox', {name: 'Search docs'});
}

/** Waits for the last byte of the texts for excerpts, which come after the first result. */
async function textsFetched(page: Page, origin: string): Promise<void> {
  const response = await page.waitForResponse(`${origin}/${textsFile}`);
  const failure = await response.finished();
  if (failure) {
    throw failure;
  }
}

declare global {
  interface Window {
    firstResult: Promise<number>;
  }
}

/** Lets the page take the time itself, from the click to the frame after the first result is there. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.firstResult = new Promise((resolve) => {
      let start: number | undefined;
      document.addEventListener('click', () => (start ??= performance.now()), {capture: true, once: true});
      const observer = new MutationObserver(() => {
        if (document.querySelector('[role="option"]')?.checkVisibility()) {
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - start!));
        }
      });
      observer.observe(document, {subtree: true, childList: true, attributes: true});
    });
  });
}
