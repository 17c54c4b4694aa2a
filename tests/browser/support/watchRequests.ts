import type {Page} from '@playwright/test';

import {watchTraffic} from '@sentinel/lab/bench/lib/traffic';

/** Records every request of a page from now on, except for its icon, which Chromium reloads when the URL changes. */
export function watchRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/img/favicon.svg')) {
      requests.push(request.url());
    }
  });
  return requests;
}

/** Waits until the page has seen what came into sight, and has had time to fetch what it wants of that. */
export async function whenSeen(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const last = new IntersectionObserver(() => requestIdleCallback(() => setTimeout(done)));
        last.observe(document.body);
      }),
  );
}

/**
 * Waits until a page has had no pending requests for a while. `networkidle` alone fires once, and on a busy machine
 * before the page requests its scripts, which wait for its first frame.
 */
export async function whenQuiet(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const traffic = watchTraffic(cdp);
  await page.waitForLoadState('networkidle');
  await traffic.quiet();
  await cdp.detach();
}
