import type {Browser, Page} from '@playwright/test';

import {watchTraffic, type Traffic} from '../../lib/traffic';

import {blockingBetween, type LongTask} from './blocking';
import {phone} from './phone';
import {watchRequests, type Fetched} from './requests';

/** What one visit of a page showed; times in milliseconds. */
export type Visit = {
  fetched: Fetched;
  nodes: number;
  /** Processor time in scripts. */
  script: number;
  firstPaint: number;
  largestPaint: number;
  /** What long tasks have beyond 50 ms each, from the first paint on: before it there is nothing to touch. */
  blocking: number;
  /** The same until the first paint. */
  blockingBefore: number;
  shift: number;
};

/** What TypeScript does not know of yet. */
type LayoutShift = PerformanceEntry & {value: number; hadRecentInput: boolean};

type Observed = {largestPaint: number; longTasks: LongTask[]; shift: number};

declare global {
  interface Window {
    observed: Observed;
  }
}

const longestWait = 180_000;

/** Opens a page as somebody does who was never there, on a slow phone, and leaves it alone until it is quiet. */
export async function measurePage(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({...phone.context, ignoreHTTPSErrors: true});
  try {
    await context.addInitScript(observe);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Performance.enable');
    await cdp.send('Network.emulateNetworkConditions', phone.network);
    await cdp.send('Emulation.setCPUThrottlingRate', {rate: phone.slowdown});
    const traffic = watchTraffic(cdp);
    const fetched = watchRequests(cdp);
    const answer = await page.goto(address, {timeout: longestWait});
    if (!answer?.ok()) {
      throw new Error(`${address} answered with status ${answer?.status()}.`);
    }
    // What a page fetches behind its first frame comes late on a busy machine: before it, quiet does not mean the end.
    await page.waitForFunction(() => window.observed.largestPaint > 0, undefined, {polling: 100, timeout: longestWait});
    await restOf(page, traffic);
    const {metrics} = await cdp.send('Performance.getMetrics');
    const script = metrics.find(({name}) => name === 'ScriptDuration')!.value * 1000;
    return {fetched: structuredClone(fetched()), script, ...(await readPage(page))};
  } finally {
    await context.close();
  }
}

/**
 * Waits until nothing has been fetched for a while, and the page has had time for something less urgent: a slow processor
 * may be busy with scripts for longer than that while, and fetch more when they have run.
 */
async function restOf(page: Page, traffic: Traffic): Promise<void> {
  let bytes: number;
  do {
    bytes = traffic.bytes();
    await traffic.quiet();
    await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
  } while (traffic.bytes() !== bytes);
}

async function readPage(page: Page): Promise<Omit<Visit, 'fetched' | 'script'>> {
  const {longTasks, ...read} = await page.evaluate(() => ({
    ...window.observed,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    nodes: document.querySelectorAll('*').length,
  }));
  return {
    ...read,
    blocking: blockingBetween(longTasks, read.firstPaint, Infinity),
    blockingBefore: blockingBetween(longTasks, 0, read.firstPaint),
  };
}

/** Runs in the page before all else; no function in it has a name, because tsx would call a helper for that. */
function observe(): void {
  const observed: Observed = {largestPaint: 0, longTasks: [], shift: 0};
  window.observed = observed;
  new PerformanceObserver((list) => {
    observed.largestPaint = list.getEntries().at(-1)!.startTime;
  }).observe({type: 'largest-contentful-paint', buffered: true});
  new PerformanceObserver((list) => {
    list.getEntries().forEach(({startTime, duration}) => {
      observed.longTasks.push({begin: startTime, end: startTime + duration});
    });
  }).observe({type: 'longtask', buffered: true});
  new PerformanceObserver((list) => {
    (list.getEntries() as LayoutShift[]).forEach(({value, hadRecentInput}) => {
      observed.shift += hadRecentInput ? 0 : value;
    });
  }).observe({type: 'layout-shift', buffered: true});
}
