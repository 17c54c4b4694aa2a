import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {launchChromium} from '../../tests/browser/support/launchChromium';

import {drawContactSheet, type Thumbnail} from './contactSheet';
import type {Subject} from './subjects';
import {takeScreenshot, type Mode} from './takeScreenshot';

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
 * Takes every subject in windows of three sizes and both colour modes, and draws a contact sheet
 * of each of the six if there is more than one. Answers how many pictures were taken.
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
