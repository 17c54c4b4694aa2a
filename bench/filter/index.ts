import type {Browser, BrowserContextOptions, Page} from '@playwright/test';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';

import {listen} from '../../deploy/serve/listen';
import {createSiteServer} from '../../deploy/serve/server';
import {launchChromium} from '../../tests/browser/support/launchChromium';
import {describeHardware, describeLoad} from '../search/machine';
import {openPage} from '../search/openPage';
import {median} from '../search/statistics';
import {table} from '../search/table';
import {watchTraffic} from '../search/traffic';
import {phone} from '../site/pages/phone';

import {splitIntoFrames, type FrameParts} from './frameParts';
import {actions, keystrokesOf, type Action} from './keystrokes';
import {recordWork} from './recordWork';
import {silenceFilter, watchNextFrame, type Answered, type Frame} from './watchFrames';

const address = '/docs/reference/settings/';
const words = ['LF_SSHD', 'country', 'seconds', 'port', 'z'];
const runs = 5;

/** Milliseconds that a frame of a usual screen lasts. */
const frameLength = 16;

/** A frame begins as soon as there is something to draw, so that no time is spent waiting for the screen. */
const withoutScreen = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** A page of nothing but a field shows what the browser itself takes. */
const emptyPage = 'data:text/html,<!doctype html><label>Show only settings <input type="search"></label>';

type Measured = {action: Action; frame: Frame};

type Recorded = {action: Action; parts: FrameParts};

/** A page with the field, and how it is looked at and typed into. */
type Place = {
  title: string;
  url: string;
  screen: BrowserContextOptions;
  /** Keeps the keys from the filter. */
  isSilent?: boolean;
  /** Milliseconds between the end of a frame and the next key; none if nothing is said. */
  pause?: number;
};

/** As of somebody who types quickly. After it a key takes longer than one that follows a frame at once. */
const pauseOfTypist = 100;

/** Beside the phone, on which the processor is that slow: a sidebar and a table of contents are drawn as well. */
const desktop: BrowserContextOptions = {viewport: {width: 1280, height: 720}};

/**
 * Measures the filter of the settings on a slow processor, as a phone has it: `npm run bench:filter`, after
 * `npm run build`.
 */
async function bench(): Promise<void> {
  const {origin, close} = await listen(createSiteServer({root: path.resolve('build'), baseUrl: '/'}));
  const browser = await launchChromium(withoutScreen);
  const places: Place[] = [
    {title: 'The filter on a phone', url: origin + address, screen: phone.context},
    {title: 'The same field without a filter', url: origin + address, screen: phone.context, isSilent: true},
    {title: 'A field on an empty page', url: emptyPage, screen: phone.context, isSilent: true},
    {title: 'The filter on a wide screen', url: origin + address, screen: desktop},
  ];
  const typedInto = places
    .filter(({url}) => url !== emptyPage)
    .map((place) => ({...place, title: `${place.title}, with pauses`, pause: pauseOfTypist}));
  try {
    console.log(`${describeHardware()}. Chromium ${browser.version()}, processor ${phone.slowdown} times slower.`);
    console.log(`Load at the start: ${describeLoad()}.\n`);
    for (const place of [...places, ...typedInto]) {
      console.log(`${place.title}, by the clock\n\n${reportFrames(await measure(browser, place))}\n`);
      console.log(
        `${place.title}, processor time × ${phone.slowdown}\n\n${reportParts(await record(browser, place))}\n`,
      );
    }
    console.log(`Load at the end: ${describeLoad()}.`);
  } finally {
    await browser.close();
    await close();
  }
}

/** From the event at which the filter answers until the frame is done, as a visitor's clock would tell. */
async function measure(browser: Browser, place: Place): Promise<Measured[]> {
  const page = await openField(browser, place);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', {rate: phone.slowdown});
  const measured: Measured[] = [];
  await pressAll(page, place, (action, frame) => measured.push({action, frame}));
  await page.close();
  return measured;
}

/** The same keys with a recording, which needs time itself, at the full speed of the processor. */
async function record(browser: Browser, place: Place): Promise<Recorded[]> {
  const page = await openField(browser, place);
  const pressed: Action[] = [];
  const work = await recordWork(browser, () => pressAll(page, place, (action) => pressed.push(action)));
  await page.close();
  const frames = splitIntoFrames(work);
  if (frames.length !== pressed.length) {
    throw new Error(`The recording has ${frames.length} keys, and ${pressed.length} were pressed.`);
  }
  return pressed.flatMap((action, key) => {
    const parts = frames[key];
    return parts === undefined ? [] : [{action, parts}];
  });
}

async function openField(browser: Browser, {url, screen, isSilent}: Place): Promise<Page> {
  const page = await browser.newPage(screen);
  if (url === emptyPage) {
    await page.goto(url);
  } else {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    await openPage(page, url, watchTraffic(cdp));
  }
  await page.getByRole('searchbox', {name: 'Show only settings'}).focus();
  if (isSilent) {
    await page.evaluate(silenceFilter);
  }
  return page;
}

async function pressAll(page: Page, {pause}: Place, tell: (action: Action, frame: Frame) => void): Promise<void> {
  for (let run = 0; run < runs; run++) {
    for (const {key, action} of words.flatMap(keystrokesOf)) {
      const answered: Answered = action === 'Escape' ? 'keydown' : 'input';
      const frame = page.evaluate(watchNextFrame, answered);
      // A page is asked one thing after another: it watches now, and is not asked anything within the frame.
      await page.evaluate(() => undefined);
      await page.keyboard.down(key);
      tell(action, await frame);
      // A finger leaves the key when the frame is long done.
      await page.keyboard.up(key);
      if (pause !== undefined) {
        await setTimeout(pause);
      }
    }
  }
}

function reportFrames(measured: readonly Measured[]): string {
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

const columns = {
  before: 'editing before',
  scripts: 'scripts',
  styleAndLayout: 'style and layout',
  painting: 'painting',
  whole: 'to the end of the frame',
} as const satisfies Record<keyof FrameParts, string>;

function reportParts(recorded: readonly Recorded[]): string {
  return table([
    ['median (worst) in ms', 'keys', ...Object.values(columns), `over ${frameLength} ms`],
    ...actions.map((action) => {
      const frames = recorded.filter((each) => each.action === action).map(({parts}) => parts);
      const cells = Object.keys(columns).map((part) => {
        const times = frames.map((frame) => frame[part as keyof FrameParts] * phone.slowdown);
        return `${median(times).toFixed(1)} (${Math.max(...times).toFixed(1)})`;
      });
      const late = frames.filter(({whole}) => whole * phone.slowdown > frameLength);
      return [action, String(frames.length), ...cells, String(late.length)];
    }),
  ]);
}

bench().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
