import type {Page} from '@playwright/test';

import type {Traffic} from './traffic';

/** Milliseconds that a busy machine may take for one step of a page. */
const longestWait = 120_000;

/**
 * Opens a page of the site and waits until it answers to a visitor and has fetched all that it wants. A quiet
 * network alone does not say so: while a busy machine reads the scripts, nothing is fetched either.
 */
export async function openPage(page: Page, address: string, traffic: Traffic): Promise<void> {
  page.setDefaultTimeout(longestWait);
  const answer = await page.goto(address);
  if (!answer?.ok()) {
    throw new Error(`${address} answered with status ${answer?.status()}.`);
  }
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await traffic.quiet();
}
