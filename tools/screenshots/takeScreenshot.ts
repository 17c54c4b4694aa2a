import type {Page} from '@playwright/test';

import {whenAlive} from '../../tests/browser/support/site';
import {locate} from './serveBuild';
import type {Subject} from './subjects';

export type Mode = 'light' | 'dark';

export type Shot = {
  /** What the window shows first. */
  firstScreen: Buffer;
  /** The whole page, or the window if the subject fills it. */
  picture: Buffer;
};

/** Takes a subject in the window of a page. */
export async function takeScreenshot(page: Page, home: string, subject: Subject, mode: Mode): Promise<Shot> {
  const address = locate(subject.address, home);
  address.searchParams.set('docusaurus-theme', mode);
  await page.goto(address.href);
  await whenAlive(page);
  await subject.prepare?.(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode();
      }),
    );
  });
  return {
    firstScreen: await page.screenshot({type: 'jpeg', quality: 80}),
    picture: await page.screenshot({fullPage: !subject.fillsWindow}),
  };
}
