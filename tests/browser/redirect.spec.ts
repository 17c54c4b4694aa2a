import type {Page} from '@playwright/test';

import {startLoopback} from '../support/loopback';
import {allowPort} from './support/ports';
import {expect, open, test} from './support/site';
import {openWithStandingClock} from './support/standingClock';

const trusted = 'https://github.com/sentinelfirewall/sentinel';
const addressOf = (to: string) => `/redirect/?to=${encodeURIComponent(to)}`;
const status = (page: Page) => page.getByRole('main').getByRole('status');
const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const seconds = (page: Page) => page.getByRole('main').locator('[aria-hidden="true"]').first();
const onward = (page: Page) => page.getByRole('link', {name: /^Continue to /});

/** Plays the other site, and records its requests. */
async function answerFor(page: Page, url: string): Promise<{referers: (string | undefined)[]}> {
  const referers: (string | undefined)[] = [];
  await page.route(url, async (route) => {
    referers.push((await route.request().allHeaders()).referer);
    await route.fulfill({body: 'another site', contentType: 'text/html'});
  });
  return {referers};
}

/** Opens the page with a stopped clock that the test advances. */
async function openWithClock(page: Page, to: string): Promise<void> {
  await openWithStandingClock(page, addressOf(to));
  await expect(onward(page)).toBeVisible();
}

test('any address is shown whole with its host emphasised, and waits for a click', {tag: '@quick'}, async ({page}) => {
  await openWithClock(page, 'https://www.exim.org/docs.html?a=b#c');
  await expect(page.getByRole('main')).toContainText('https://www.exim.org/docs.html?a=b#c');
  await expect(page.getByRole('main').locator('strong', {hasText: /^www\.exim\.org$/})).toBeVisible();
  await expect(onward(page)).toHaveAttribute('href', 'https://www.exim.org/docs.html?a=b#c');
  await expect(onward(page)).toHaveAttribute('rel', /\bnoopener noreferrer\b/);
  await expect(page.getByRole('button', {name: 'Stop'})).toHaveCount(0);
  await page.clock.runFor(60_000);
  await expect(page).toHaveURL(/\/redirect\//);
});

test('a click opens the address and does not say where it came from', async ({page}) => {
  const other = await startLoopback(() => ({body: 'another site', headers: {'Content-Type': 'text/html'}}));
  allowPort(other.port);
  try {
    await open(page, addressOf(`http://127.0.0.1:${other.port}/there?a=b`));
    await onward(page).click();
    await expect(page.getByText('another site')).toBeVisible();
    const {path, headers} = other.received[0]!;
    expect(path).toBe('/there');
    expect(headers.referer).toBeUndefined();
    expect(await page.evaluate(() => document.referrer)).toBe('');
  } finally {
    await other.close();
  }
});

test(
  'a trusted host opens by itself after five seconds, without saying where from',
  {tag: '@quick'},
  async ({page}) => {
    const {referers} = await answerFor(page, trusted);
    await openWithClock(page, trusted);
    await expect(status(page)).toContainText('github.com opens by itself in 5 seconds.');
    await expect(seconds(page)).toHaveText('5');
    // A screen reader hears it once.
    const said = await status(page).textContent();
    for (const left of [4, 3, 2, 1]) {
      await page.clock.runFor(1000);
      await expect(seconds(page)).toHaveText(String(left));
      expect(await status(page).textContent()).toBe(said);
    }
    await expect(page).toHaveURL(/\/redirect\//);
    await page.clock.runFor(1000);
    await expect(page).toHaveURL(trusted);
    expect(referers).toEqual([undefined]);
  },
);

test('Stop ends the countdown, and the link is left', async ({page}) => {
  await openWithClock(page, trusted);
  await page.getByRole('button', {name: 'Stop'}).click();
  await expect(status(page)).toHaveText('Stopped: nothing opens until you click.');
  await page.clock.runFor(60_000);
  await expect(page).toHaveURL(/\/redirect\//);
  await expect(onward(page)).toHaveAttribute('href', trusted);
  await expect(page.getByRole('button', {name: 'Stop'})).toHaveCount(0);
});

test('Escape ends the countdown as soon as the page says so', {tag: '@quick'}, async ({page}) => {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (document.querySelector('main [role=status]')?.textContent.includes('Escape')) {
        watch.disconnect();
        document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}));
      }
    });
    watch.observe(document, {childList: true, subtree: true, characterData: true});
  });
  await openWithClock(page, trusted);
  await expect(status(page)).toHaveText('Stopped: nothing opens until you click.');
});

test('nothing moves with reduced motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openWithClock(page, trusted);
  await expect(page.getByRole('button', {name: 'Stop'})).toBeVisible();
  expect(await page.getByRole('main').evaluate((main) => main.getAnimations({subtree: true}).length)).toBe(0);
});

test('a host in other letters is shown in both forms, and one of mixed alphabets with a warning', async ({page}) => {
  await open(page, addressOf('https://bücher.example/'));
  await expect(page.getByRole('main')).toContainText('https://xn--bcher-kva.example/');
  await expect(page.getByRole('main').locator('strong', {hasText: 'bücher.example'})).toBeVisible();
  await expect(alert(page)).toHaveCount(0);
  await open(page, addressOf('https://gіthub.com/'));
  await expect(alert(page)).toContainText('mixes letters of different alphabets');
});

test('an address that is no link is refused, with a way home', async ({page}) => {
  await open(page, addressOf('javascript:alert(1)'));
  await expect(alert(page)).toContainText('This page does not open this link.');
  await expect(onward(page)).toHaveCount(0);
  await page.getByRole('main').getByRole('link', {name: 'Back to the home page'}).click();
  await expect(page).toHaveURL('/');
});

test('asks search engines not to list the page', async ({page}) => {
  await page.goto('/redirect/');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
});

test('a long address fits a narrow screen', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openWithClock(page, `${trusted}/${'a'.repeat(1900)}`);
  await expect(onward(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the page explains itself and opens nothing', {tag: '@quick'}, async ({page}) => {
    await page.goto(addressOf(trusted));
    await expect(page.locator('main noscript p')).toBeVisible();
    await expect(page.locator('main noscript p')).toContainText('This page needs JavaScript to show the address.');
    await expect(page.getByRole('main').getByRole('link', {name: 'Back to the home page'})).toBeVisible();
    await expect(page).toHaveURL(/\/redirect\//);
  });
});
