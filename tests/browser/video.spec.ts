import type {Locator, Page, Response} from '@playwright/test';

import {holdAnswers} from './support/holdAnswers';
import {canScroll} from './support/scrolling';
import {expect, open, test} from './support/site';
import {whenQuiet} from './support/watchRequests';

const button = (page: Page) => page.getByRole('link', {name: 'Watch it work'});
const dialog = (page: Page) => page.getByRole('dialog');
const videoIn = (page: Page) => dialog(page).locator('video');
const videoLink = (page: Page) => dialog(page).getByRole('link', {name: 'Open the video file'});

/** The video that the link leads to. */
const fileAddress = /\/video\/[\w-]+\.mp4$/;

/** From the code of react-player. */
const wordsOfPlayer = 'could not seek using fraction';

const isVideo = (url: URL): boolean => url.pathname.startsWith('/video/');
const isScript = (url: URL): boolean => url.pathname.endsWith('.js');

/** Opens the video and waits until it plays. */
async function watch(page: Page): Promise<void> {
  await button(page).click();
  await expectToPlay(videoIn(page));
}

async function expectToPlay(video: Locator): Promise<void> {
  const timeOf = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  await expect.poll(timeOf).toBeGreaterThan(0);
}

test('nothing of the video or its player is fetched before it is opened', {tag: '@quick'}, async ({page, mishaps}) => {
  const answers: Response[] = [];
  page.on('response', (response) => answers.push(response));
  const hasVideo = () => answers.some((answer) => isVideo(new URL(answer.url())));
  async function hasPlayer(): Promise<boolean> {
    const scripts = answers.filter((answer) => isScript(new URL(answer.url())));
    // The browser gives no body for what it fetched ahead.
    const textOf = async (script: Response): Promise<string> =>
      script.text().catch(async () => (await page.request.get(script.url())).text());
    const texts = await Promise.all(scripts.map(textOf));
    return texts.some((text) => text.includes(wordsOfPlayer));
  }
  await open(page, '/');
  await button(page).hover();
  await button(page).focus();
  await whenQuiet(page);
  expect(hasVideo()).toBe(false);
  expect(await hasPlayer()).toBe(false);
  await watch(page);
  expect(hasVideo()).toBe(true);
  expect(await hasPlayer()).toBe(true);
  expect(mishaps).toEqual([]);
});

test.describe('the open video', () => {
  test.beforeEach(async ({page}) => {
    await open(page, '/');
    await watch(page);
  });

  test('is as large as its frame, which is as large as the window lets it be', async ({page}) => {
    for (const viewport of [
      {width: 1440, height: 900},
      {width: 1000, height: 400},
      {width: 360, height: 740},
      {width: 320, height: 568},
    ]) {
      await page.setViewportSize(viewport);
      const outer = (await dialog(page).boundingBox())!;
      const inner = (await videoIn(page).boundingBox())!;
      expect(outer.x).toBeGreaterThanOrEqual(0);
      expect(outer.y).toBeGreaterThanOrEqual(0);
      expect(outer.x + outer.width).toBeLessThanOrEqual(viewport.width);
      expect(outer.y + outer.height).toBeLessThanOrEqual(viewport.height);
      expect(inner.width).toBeCloseTo(outer.width, 0);
      expect(inner.height).toBeCloseTo((inner.width * 9) / 16, 0);
      expect(Math.max(outer.width / viewport.width, outer.height / viewport.height)).toBeGreaterThan(0.89);
    }
  });

  test('stays when the mouse is pressed in it and released outside', async ({page}) => {
    const {x, y} = (await videoIn(page).boundingBox())!;
    await page.mouse.move(x + 50, y + 50);
    await page.mouse.down();
    await page.mouse.move(2, 2);
    await page.mouse.up();
    await expect(videoIn(page)).toBeVisible();
  });
});

test('the link opens the video itself in another tab', async ({page, context}) => {
  await open(page, '/');
  const opening = context.waitForEvent('page');
  await button(page).click({modifiers: ['ControlOrMeta']});
  await (await opening).close();
  await expect(dialog(page)).toHaveCount(0);
});

test('the link opens the dialog by keyboard, and says so', {tag: '@quick'}, async ({page}) => {
  await open(page, '/');
  await expect(button(page)).toHaveAttribute('aria-haspopup', 'dialog');
  await button(page).press('Enter');
  await expectToPlay(videoIn(page));
});

test('leaving the page closes the video, and the page before can be scrolled', async ({page}) => {
  await open(page, '/docs/intro/');
  await page.getByRole('link', {name: 'Sentinel', exact: true}).click();
  await watch(page);
  await page.goBack();
  await expect(page).toHaveURL('/docs/intro/');
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => canScroll(page)).toBe(true);
});

const failures: [string, (page: Page) => Promise<unknown>][] = [
  ['the video is missing', (page) => page.route(isVideo, (route) => route.fulfill({status: 404, body: 'no video'}))],
  ['its player cannot be fetched', (page) => page.route(isScript, (route) => route.abort())],
  [
    'the part of its player for files cannot be fetched',
    (page) =>
      page.route(isScript, async (route) => {
        const response = await route.fetch();
        // Only that part knows where to have a player for streams.
        return (await response.text()).includes('/hls.js@') ? route.abort() : route.fulfill({response});
      }),
  ],
];
for (const [why, arrange] of failures) {
  test(`a video that cannot be played is reported with a link to it: ${why}`, async ({page, mishaps}) => {
    await open(page, '/');
    await arrange(page);
    await button(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText('The video cannot be played');
    await expect(videoIn(page)).toHaveCount(0);
    await expect(videoLink(page)).toHaveAttribute('href', fileAddress);
    expect(mishaps.filter((mishap) => mishap.startsWith('uncaught'))).toEqual([]);
    await dialog(page).getByRole('button', {name: 'Close'}).click();
    await expect(dialog(page)).toHaveCount(0);
    await page.unrouteAll({behavior: 'ignoreErrors'});
  });
}

test('without a network the dialog says so, and plays the video when the network is back', async ({page, context}) => {
  await open(page, '/');
  await context.setOffline(true);
  await button(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText('The video cannot be played');
  await expect(videoLink(page)).toBeVisible();
  await context.setOffline(false);
  await expectToPlay(videoIn(page));
  await expect(videoLink(page)).toHaveCount(0);
});

test('a video that does not begin comes with a link to it, until it begins', async ({page}) => {
  await page.clock.install();
  await open(page, '/');
  const files = await holdAnswers(page, isVideo);
  await button(page).click();
  await expect(videoIn(page)).toBeVisible();
  await expect(videoLink(page)).toHaveCount(0);
  await page.clock.fastForward(5000);
  await expect(dialog(page).getByRole('status')).toContainText('The video is loading slowly');
  await expect(videoLink(page)).toHaveAttribute('href', fileAddress);
  files.release();
  await expect(videoLink(page)).toHaveCount(0);
});
