import type {Page} from '@playwright/test';

/** Milliseconds in which a page draws its first frame. */
const firstFrame = 100;

/**
 * Opens a page with a stopped clock that the test advances. Only the first frame is drawn, after which the page
 * requests its scripts. @param start of the clock, in milliseconds since 1970
 */
export async function openWithStandingClock(page: Page, address: string, start = 0): Promise<void> {
  await page.clock.install({time: start});
  await page.clock.pauseAt(start + 1000);
  // No helper that waits by the page's own clock.
  await page.goto(address);
  await page.clock.runFor(firstFrame);
}
