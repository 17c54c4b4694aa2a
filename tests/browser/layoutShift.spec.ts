import type {Page} from '@playwright/test';

import {bundleForPage} from './support/bundleForPage';
import type {LargestPaint, Shift, WatchedPaints} from './support/layout/watchPaints';
import {answerStars, expect, test, whenAlive} from './support/site';

const watchPaints = bundleForPage('layout/watchPaints.ts');

/** A slow mobile network: a round trip of 150 ms, 1.6 Mbit/s. */
const network = {offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000};

/** A tenth of what counts as good. */
const bearableShift = 0.01;

const addresses = [
  '/',
  '/docs/usage/port-knocking/',
  '/docs/usage/commands/',
  '/docs/reference/settings/login-failures/',
  '/blog/',
  '/blog/install-and-configure-sentinel-firewall-ubuntu-24/',
];

for (const [device, options] of [
  ['phone', {viewport: {width: 360, height: 740}, isMobile: true, hasTouch: true}],
  ['desktop', {viewport: {width: 1280, height: 800}}],
] as const) {
  test.describe(`on a ${device} with a slow connection`, () => {
    test.use(options);

    for (const address of addresses) {
      test(`${address} keeps still from the first word to the last, and waits for no picture`, async ({
        page,
        isMobile,
      }) => {
        await loadSlowly(page, address);
        if (!isMobile) {
          await expect(page.getByRole('link', {name: /: 1\.2K stars$/})).toBeVisible();
        }
        const {largestPaint} = await readPaints(page);
        await scrollToEnd(page);
        const {shifts} = await readPaints(page);
        const {width} = page.viewportSize()!;
        expect.soft(describeShifts(shifts, width)).toEqual([]);
        expect.soft(describeLateImage(largestPaint, width)).toBeUndefined();
      });
    }
  });
}

async function loadSlowly(page: Page, address: string): Promise<void> {
  await answerStars(page);
  await page.addInitScript(watchPaints);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', network);
  await page.goto(address);
  await whenAlive(page);
  await page.evaluate(() => document.fonts.ready);
}

/** Goes down screen by screen, as a reader does, so that all that waits to be seen is fetched. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    async function paint(): Promise<void> {
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    while (window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 1) {
      window.scrollBy({top: window.innerHeight, behavior: 'instant'});
      await paint();
    }
    const images = [...document.images].filter((image) => image.checkVisibility());
    await Promise.allSettled(images.map((image) => image.decode()));
    await paint();
  });
}

function readPaints(page: Page): Promise<WatchedPaints> {
  return page.evaluate(() => {
    const {shifts, largestPaint} = window as unknown as WatchedPaints;
    return {shifts, largestPaint};
  });
}

/** Nothing, if all shifts together are bearable. */
function describeShifts(shifts: readonly Shift[], width: number): string[] {
  const sum = shifts.reduce((total, {score}) => total + score, 0);
  return sum > bearableShift
    ? shifts.map(({score, elements}) => `${width} px: ${score.toFixed(4)} for ${elements.join(', ')}`)
    : [];
}

/** Nothing, if the largest paint is text or a picture that the page asks for at once. */
function describeLateImage(paint: LargestPaint | undefined, width: number): string | undefined {
  if (paint === undefined) {
    return `${width} px: nothing was painted`;
  }
  return paint.image === '' || paint.isPreloaded
    ? undefined
    : `${width} px: the largest paint is ${paint.element}, a picture that is not preloaded: ${paint.image}`;
}
