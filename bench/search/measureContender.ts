import type {Browser, Page} from '@playwright/test';

import {bytesOf} from './compressedSize';
import type {ContenderServer} from './contenderServer';
import type {Asked} from './queries';
import {hitRate, keystrokesOf} from './queries';
import {median, percentile} from './statistics';

/** The query that measures a first search. */
export const firstQuery = 'unban ip';

/** Fresh pages for the first result, and for all keystrokes. */
export const runs = {first: 5, keystrokes: 3};

export type InChromium = {
  /** Milliseconds to the first result. */
  first: number;
  /** Bytes of all files that a first search fetches, with Brotli. */
  transferred: number;
  /** Milliseconds from a keystroke to its result. */
  p50: number;
  p95: number;
};

/** Measures a contender in Chromium, each run on a page with nothing cached. */
export async function measureContender(
  browser: Browser,
  server: ContenderServer,
  queries: readonly Asked[],
): Promise<InChromium> {
  const first: number[] = [];
  for (let run = 0; run < runs.first; run++) {
    first.push(
      await onPage(browser, server, (page) => page.evaluate((query) => window.contender.first(query), firstQuery)),
    );
  }
  server.asked.clear();
  await onPage(browser, server, (page) => askAll(page, [firstQuery]));
  const {brotli} = await bytesOf([...server.asked]);
  const typed = queries.flatMap(({query}) => keystrokesOf(query));
  const passes: number[][] = [];
  for (let run = 0; run < runs.keystrokes; run++) {
    const answers = await onPage(browser, server, (page) => askAll(page, typed));
    passes.push(answers.map(({time}) => time));
  }
  const times = typed.map((_, place) => median(passes.map((pass) => pass[place]!)));
  return {
    first: median(first),
    transferred: brotli,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
  };
}

/** Asks whole queries; gives the parts of them that the first page, and one of the first three, answers. */
export async function measureRelevance(
  browser: Browser,
  server: ContenderServer,
  queries: readonly Asked[],
): Promise<{at1: number; at3: number}> {
  const words = queries.map(({query}) => query);
  const found = await onPage(browser, server, (page) => askAll(page, words));
  const answers = queries.map(({accepted}, place) => ({accepted, found: found[place]!.addresses}));
  return {at1: hitRate(answers, 1), at3: hitRate(answers, 3)};
}

async function askAll(page: Page, queries: string[]): Promise<{addresses: string[]; time: number}[]> {
  return page.evaluate(async (all) => {
    await window.contender.open();
    const answers = [];
    for (const query of all) {
      const start = performance.now();
      const addresses = await window.contender.ask(query);
      answers.push({addresses, time: performance.now() - start});
    }
    return answers;
  }, queries);
}

async function onPage<Result>(
  browser: Browser,
  {origin}: ContenderServer,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(origin);
  await page.waitForFunction(() => 'contender' in window);
  const result = await act(page);
  await context.close();
  return result;
}
