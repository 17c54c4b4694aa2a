import type {Browser, CDPSession, Page} from '@playwright/test';

import {watchTraffic, type Traffic} from '../lib/traffic';

/** The measurements of one visit: bytes transferred with headers, times in milliseconds. */
export type Visit = {
  html: number;
  styles: number;
  scripts: number;
  /** For everything that the page itself needs. */
  bytes: number;
  requests: number;
  largestPaint: number;
  /** Total blocking time, https://web.dev/articles/tbt: what tasks take beyond 50 ms each, from the first paint on. */
  blocking: number;
};

/** A mid-range phone on a slow network, with the values of Lighthouse. */
const phone = {
  context: {viewport: {width: 412, height: 823}, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true},
  /** 150 ms for each request; bytes per second of 1.6 Mbit/s down and 750 kbit/s up. */
  network: {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  },
};

/** Visitors notice longer waits. */
const noticed = 50;

const longestWait = 180_000;

type Observed = {largestPaint: number; longTasks: {begin: number; end: number}[]};

declare global {
  interface Window {
    observed: Observed;
  }
}

/**
 * Opens a page on a slow phone with an empty cache, and waits until it is quiet.
 * @param slowdown How many times slower the phone's processor is than this machine's.
 */
export async function visit(browser: Browser, address: string, slowdown = 4): Promise<Visit> {
  const context = await browser.newContext({...phone.context, ignoreHTTPSErrors: true});
  try {
    await context.addInitScript(observe);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', phone.network);
    await cdp.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    const traffic = watchTraffic(cdp);
    const sums = sumRequests(cdp);
    const answer = await page.goto(address, {timeout: longestWait});
    if (!answer?.ok()) {
      throw new Error(`${address} returned status ${answer?.status()}.`);
    }
    // A busy machine may paint late, and a page can fetch more after its first paint.
    await page.waitForFunction(() => window.observed.largestPaint > 0, undefined, {polling: 100, timeout: longestWait});
    await untilQuiet(page, traffic);
    const {largestPaint, longTasks, firstPaint} = await page.evaluate(() => ({
      ...window.observed,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
    const beyond = longTasks.map(({begin, end}) => Math.max(0, end - Math.max(begin, firstPaint) - noticed));
    return {...sums, largestPaint, blocking: beyond.reduce((sum, time) => sum + time, 0)};
  } finally {
    await context.close();
  }
}

/** Waits until busy scripts make no more requests. */
async function untilQuiet(page: Page, traffic: Traffic): Promise<void> {
  let bytes: number;
  do {
    bytes = traffic.bytes();
    await traffic.quiet();
    await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
  } while (traffic.bytes() !== bytes);
}

/** Adds up what a page fetches from now on, without prefetches for other pages. */
function sumRequests(cdp: CDPSession): Pick<Visit, 'html' | 'styles' | 'scripts' | 'bytes' | 'requests'> {
  const sums = {html: 0, styles: 0, scripts: 0, bytes: 0, requests: 0};
  const pathOf = new Map<string, string>();
  cdp.on('Network.requestWillBeSent', ({requestId, request, type}) => {
    const isAhead =
      type === 'Prefetch' ||
      Object.entries(request.headers).some(([name, value]) => /^(sec-)?purpose$/i.test(name) && /prefetch/.test(value));
    if (!isAhead && request.url.startsWith('http')) {
      pathOf.set(requestId, type === 'Document' ? '.html' : new URL(request.url).pathname);
    }
  });
  cdp.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const path = pathOf.get(requestId);
    if (path !== undefined) {
      const kind = /\.(html|css|m?js)$/.exec(path)?.[1];
      sums.html += kind === 'html' ? encodedDataLength : 0;
      sums.styles += kind === 'css' ? encodedDataLength : 0;
      sums.scripts += kind?.endsWith('js') ? encodedDataLength : 0;
      sums.bytes += encodedDataLength;
      sums.requests += 1;
    }
  });
  return sums;
}

/** Runs in the page before everything else. Its functions have no names: tsx would call a helper for them. */
function observe(): void {
  const observed: Observed = {largestPaint: 0, longTasks: []};
  window.observed = observed;
  new PerformanceObserver((list) => {
    observed.largestPaint = list.getEntries().at(-1)!.startTime;
  }).observe({type: 'largest-contentful-paint', buffered: true});
  new PerformanceObserver((list) => {
    list.getEntries().forEach(({startTime, duration}) => {
      observed.longTasks.push({begin: startTime, end: startTime + duration});
    });
  }).observe({type: 'longtask', buffered: true});
}
