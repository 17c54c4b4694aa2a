import type {Page} from '@playwright/test';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {launchChromium} from '../../tests/browser/support/launchChromium';
import {whenAlive} from '../../tests/browser/support/site';

import {locate} from './servedBuild';
import type {Subject} from './subjects';

type Mode = 'light' | 'dark';

type Shot = {
  /** The window before scrolling. */
  firstScreen: Buffer;
  /** The whole page, or the window if the subject fills it. */
  picture: Buffer;
};

/** The first screen of a subject. */
type Thumbnail = {name: string; firstScreen: Buffer};

/** Windows of a phone, a tablet and a desk. */
const windows = [
  {width: 360, height: 740},
  {width: 768, height: 1024},
  {width: 1440, height: 900},
];
const modes: Mode[] = ['light', 'dark'];

type Order = {
  /** Address of the served home page. */
  home: string;
  subjects: readonly Subject[];
  folder: string;
};

/**
 * Takes every subject in windows of three sizes and both colour modes. If there is more than one subject, also makes a
 * contact sheet for each of the six. Returns the number of pictures.
 */
export async function takeScreenshots({home, subjects, folder}: Order): Promise<number> {
  let count = 0;
  await mkdir(folder, {recursive: true});
  const browser = await launchChromium();
  try {
    for (const viewport of windows) {
      for (const mode of modes) {
        const ending = `${viewport.width}-${mode}.png`;
        const page = await browser.newPage({viewport, reducedMotion: 'reduce'});
        const thumbnails: Thumbnail[] = [];
        for (const subject of subjects.filter(({widest = Infinity}) => viewport.width <= widest)) {
          const {firstScreen, picture} = await takeScreenshot(page, home, subject, mode);
          await writeFile(path.join(folder, `${subject.name}-${ending}`), picture);
          thumbnails.push({name: subject.name, firstScreen});
        }
        if (thumbnails.length > 1) {
          await writeFile(path.join(folder, `contact-sheet-${ending}`), await drawContactSheet(page, thumbnails));
        }
        await page.close();
        count += thumbnails.length;
      }
    }
  } finally {
    await browser.close();
  }
  return count;
}

/** Takes a subject in the window of a page. */
async function takeScreenshot(page: Page, home: string, subject: Subject, mode: Mode): Promise<Shot> {
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

/** Draws first screens side by side, each with its name, into the page. */
async function drawContactSheet(page: Page, thumbnails: readonly Thumbnail[]): Promise<Buffer> {
  const figures = thumbnails.map(
    ({name, firstScreen}) =>
      `<figure><img alt="" src="data:image/jpeg;base64,${firstScreen.toString('base64')}"><figcaption>${name}</figcaption></figure>`,
  );
  await page.setViewportSize({width: 1600, height: 100});
  // The policy of a page also applies to content written into it.
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
