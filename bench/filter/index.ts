import type {Browser} from '@playwright/test';
import path from 'node:path';

import {listen} from '../../deploy/serve/listen';
import {createSiteServer} from '../../deploy/serve/server';
import {launchChromium} from '../../tests/browser/support/launchChromium';
import {describeHardware, describeLoad} from '../search/machine';
import {openPage} from '../search/openPage';
import {median} from '../search/statistics';
import {table} from '../search/table';
import {watchTraffic} from '../search/traffic';
import {phone} from '../site/pages/phone';

import {actions, keystrokesOf, type Action} from './keystrokes';
import {silenceFilter, watchNextFrame, type Answered, type Frame} from './watchFrames';

const address = '/docs/reference/settings/';
const words = ['LF_SSHD', 'country', 'seconds', 'port', 'z'];
const runs = 5;

/** Milliseconds that a frame of a usual screen lasts. */
const frameLength = 16;

/** A frame begins as soon as there is something to draw, so that no time is spent waiting for the screen. */
const withoutScreen = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

type Measured = {action: Action; frame: Frame};

/** Measures the filter of the settings on a slow processor: `npm run bench:filter`, after `npm run build`. */
async function bench(): Promise<void> {
  const {origin, close} = await listen(createSiteServer({root: path.resolve('build'), baseUrl: '/'}));
  const browser = await launchChromium(withoutScreen);
  try {
    console.log(`${describeHardware()}. Chromium ${browser.version()}, processor ${phone.slowdown} times slower.`);
    console.log(`Load at the start: ${describeLoad()}.\n`);
    console.log(`The filter\n\n${report(await measure(browser, origin + address, false))}\n`);
    console.log(`The same field without a filter\n\n${report(await measure(browser, origin + address, true))}\n`);
    console.log(`Load at the end: ${describeLoad()}.`);
  } finally {
    await browser.close();
    await close();
  }
}

async function measure(browser: Browser, url: string, isSilent: boolean): Promise<Measured[]> {
  const page = await browser.newPage();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await openPage(page, url, watchTraffic(cdp));
  await page.getByRole('searchbox', {name: 'Show only settings'}).focus();
  await cdp.send('Emulation.setCPUThrottlingRate', {rate: phone.slowdown});
  if (isSilent) {
    await page.evaluate(silenceFilter);
  }
  const measured: Measured[] = [];
  for (let run = 0; run < runs; run++) {
    for (const {key, action} of words.flatMap(keystrokesOf)) {
      const answered: Answered = action === 'Escape' ? 'keydown' : 'input';
      await page.evaluate(watchNextFrame, answered);
      await page.keyboard.press(key);
      measured.push({action, frame: await page.evaluate(() => window.frame)});
    }
  }
  await page.close();
  return measured;
}

function report(measured: readonly Measured[]): string {
  return table([
    ['ms', 'keys', 'scripts, median', 'end of the frame, median', 'worst', `over ${frameLength} ms`],
    ...actions.map((action) => {
      const frames = measured.filter((each) => each.action === action).map(({frame}) => frame);
      const ends = frames.map(({end}) => end);
      return [
        action,
        String(frames.length),
        median(frames.map(({script}) => script)).toFixed(1),
        median(ends).toFixed(1),
        Math.max(...ends).toFixed(1),
        String(ends.filter((end) => end > frameLength).length),
      ];
    }),
  ]);
}

bench().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
