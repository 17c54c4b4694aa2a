import type {Page} from '@playwright/test';

/** Whether the page moves when the wheel is turned at the edge of the window. */
export async function canScroll(page: Page): Promise<boolean> {
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(5, 300);
  await page.mouse.wheel(0, 200);
  // Scrolling, if there is any, is done after two frames.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return (await page.evaluate(() => scrollY)) !== before;
}
