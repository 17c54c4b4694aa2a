import type {Page} from '@playwright/test';

import {bundleForPage} from './bundleForPage';
import type {InPage} from './layout/inPage';

const script = bundleForPage('layout/inPage.ts');

/** A window of a desktop browser; a zoom of 2 leaves the page half as many pixels as the screen has. */
type Window = {width: number; zoom?: number};

/** What is wrong with the layout of the page, or of a part of it, in windows of several widths. */
export async function findLayoutProblems(page: Page, windows: readonly Window[], part = 'body'): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  await page.evaluate(script);
  const problems: string[] = [];
  for (const {width, zoom = 1} of windows) {
    await cdp.send('Emulation.setDeviceMetricsOverride', {
      width,
      height: 800,
      deviceScaleFactor: zoom,
      mobile: false,
    });
    const found = await page.evaluate((selector) => (window as unknown as InPage).findProblems(selector), part);
    problems.push(...found.map((problem) => `${width} px: ${problem}`));
  }
  await cdp.detach();
  return problems;
}
