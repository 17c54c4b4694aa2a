import type {Page} from '@playwright/test';

/** The first screen of a subject. */
export type Thumbnail = {name: string; firstScreen: Buffer};

/** Draws first screens side by side, each with its name. The page is left with them. */
export async function drawContactSheet(page: Page, thumbnails: readonly Thumbnail[]): Promise<Buffer> {
  const figures = thumbnails.map(
    ({name, firstScreen}) =>
      `<figure><img alt="" src="data:image/jpeg;base64,${firstScreen.toString('base64')}"><figcaption>${name}</figcaption></figure>`,
  );
  await page.setViewportSize({width: 1600, height: 100});
  // The policy of a page of the site holds for what is written into it, too.
  await page.goto('about:blank');
  await page.setContent(`<!doctype html>
<style>
  body {display: flex; flex-wrap: wrap; gap: 24px; margin: 24px; background: #777; color: #fff; font: 16px sans-serif}
  figure {margin: 0}
  img {display: block; height: 360px}
</style>
${figures.join('')}`);
  return page.screenshot({fullPage: true});
}
