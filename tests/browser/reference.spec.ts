import type {Page} from '@playwright/test';

import {bundleForPage} from './support/bundleForPage';
import {tellConnection} from './support/connection';
import type {WatchedPaints} from './support/layout/watchPaints';
import {expect, open, test, whenAlive} from './support/site';
import {whenQuiet} from './support/watchRequests';

/** The settings that the index shows. */
const linesInSight = (page: Page) =>
  page
    .getByRole('main')
    .locator('article li:not([inert] *):visible')
    .filter({has: page.locator('code')});

const watchPaints = bundleForPage('layout/watchPaints.ts');

test('the filter of settings shows what has every word typed, and says how many', {tag: '@quick'}, async ({page}) => {
  await open(page, '/docs/reference/settings/');
  const lines = linesInSight(page);
  await expect(lines).toHaveCount(456);
  await page.getByLabel('Show only settings with these words').fill('lf_sshd perm');
  await expect(page.getByRole('status').filter({hasText: /setting/})).toHaveText('1 setting');
  await expect(lines).toHaveCount(1);
  await lines.getByRole('link', {name: 'LF_SSHD_PERM'}).first().click();
  await expect(page).toHaveURL('/docs/reference/settings/login-failures/#lf_sshd_perm');
  await expect(page.locator('#lf_sshd_perm')).toBeInViewport();
});

test('the filter keeps the order of the list, and shows all of it again at Escape', {tag: '@quick'}, async ({page}) => {
  await open(page, '/docs/reference/settings/');
  const lines = linesInSight(page);
  const all = await lines.allTextContents();
  const field = page.getByLabel('Show only settings with these words');
  for (const words of ['port', 'port tcp', 'tcp', 'TCP_', 'no such words', 's']) {
    await field.fill(words);
    const wanted = words.toLowerCase().split(' ');
    const holding = all.filter((text) => wanted.every((word) => text.toLowerCase().includes(word)));
    await expect(page.getByRole('status').filter({hasText: /setting/})).toHaveText(
      `${holding.length} ${holding.length === 1 ? 'setting' : 'settings'}`,
    );
    await expect(lines).toHaveText(holding);
  }
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await expect(lines).toHaveText(all);
});

test('a line that the filter found leads on without a new page load, and none that it hid is reached by Tab', async ({
  page,
}) => {
  await open(page, '/docs/reference/settings/');
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  const field = page.getByLabel('Show only settings with these words');
  await field.fill('lf_sshd_perm');
  await field.press('Tab');
  await expect(page.getByRole('link', {name: 'LF_SSHD_PERM'}).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/reference/settings/login-failures/#lf_sshd_perm');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('where nothing was found, Tab leads past the list at once', async ({page}) => {
  await open(page, '/docs/reference/settings/');
  const field = page.getByLabel('Show only settings with these words');
  await field.fill('no such words');
  await field.press('Tab');
  await expect(field).not.toBeFocused();
  await expect(page.locator('article li :focus')).toHaveCount(0);
});

test('a letter takes the whole list out of sight before anything else happens', async ({page}) => {
  await open(page, '/docs/reference/settings/');
  const field = page.getByLabel('Show only settings with these words');
  await field.focus();
  const linesSeen = await field.evaluate(({parentElement: filter}: HTMLInputElement) => {
    const {left, bottom} = filter!.querySelector('[role=status]')!.getBoundingClientRect();
    const count = () => {
      const seen = new Set<Element>();
      for (let y = bottom; y < window.innerHeight; y += 4) {
        const line = document.elementFromPoint(left + 40, y)?.closest('li');
        if (line && filter!.contains(line)) {
          seen.add(line);
        }
      }
      return seen.size;
    };
    const before = count();
    document.execCommand('insertText', false, 'lf_sshd_perm');
    return {before, after: count()};
  });
  expect(linesSeen.before).toBeGreaterThan(2);
  expect(linesSeen.after).toBe(1);
});

test('the first letter leaves the page as high as it was, and the pause after it takes the empty room away', async ({
  page,
}) => {
  await open(page, '/docs/reference/settings/');
  const field = page.getByLabel('Show only settings with these words');
  await field.focus();
  const heights = await page.evaluate(() => {
    const before = document.documentElement.scrollHeight;
    document.execCommand('insertText', false, 'lf_sshd_perm');
    return {before, after: document.documentElement.scrollHeight};
  });
  await expect(linesInSight(page)).toHaveCount(1);
  // The browser measures parts of the list only when they come near.
  expect(heights.after).toBeGreaterThan(heights.before * 0.9);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
    .toBeLessThan(heights.before * 0.5);
});

test('the browser watches parts of the list, not each of its links, and fetches pages ahead for those in sight', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const {observe} = IntersectionObserver.prototype;
    const watched: Element[] = [];
    IntersectionObserver.prototype.observe = function (target) {
      watched.push(target);
      observe.call(this, target);
    };
    Object.assign(window, {watched});
  });
  const fetched = new Set<string>();
  page.on('request', (request) => fetched.add(request.url()));
  await open(page, '/docs/reference/settings/');
  const part = page.getByRole('main').locator('article ul', {hasText: 'LF_SSHD_PERM'});
  const tags = await part.evaluate((list) => {
    const {watched} = window as unknown as {watched: Element[]};
    return watched.filter((each) => list.parentElement!.contains(each)).map(({tagName}) => tagName);
  });
  expect(new Set(tags)).toEqual(new Set(['UL']));
  await whenQuiet(page);
  const before = fetched.size;
  await part.evaluate((list) => list.scrollIntoView());
  await expect.poll(() => fetched.size).toBeGreaterThan(before);
});

test('while the field has the focus the browser watches no part of the list, and does so again afterwards', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const {observe, disconnect} = IntersectionObserver.prototype;
    const watched = new Map<IntersectionObserver, Element[]>();
    IntersectionObserver.prototype.observe = function (target) {
      watched.set(this, [...(watched.get(this) ?? []), target]);
      observe.call(this, target);
    };
    IntersectionObserver.prototype.disconnect = function () {
      watched.delete(this);
      disconnect.call(this);
    };
    Object.assign(window, {watched});
  });
  await open(page, '/docs/reference/settings/');
  const watchedParts = () =>
    page.evaluate(() => {
      const {watched} = window as unknown as {watched: Map<IntersectionObserver, Element[]>};
      return [...watched.values()].flat().filter(({tagName}) => tagName === 'UL').length;
    });
  const field = page.getByLabel('Show only settings with these words');
  await expect.poll(watchedParts).toBeGreaterThan(0);
  await field.focus();
  expect(await watchedParts()).toBe(0);
  await field.blur();
  expect(await watchedParts()).toBeGreaterThan(0);
});

for (const [width, height] of [
  [1280, 720],
  [412, 823],
  [320, 640],
] as const) {
  for (const line of ['near', 'far']) {
    test(`the first frame after a letter fills a window of ${width} px on a ${line} line, and hardly more`, async ({
      page,
    }) => {
      // On a far line the page is set in fonts of the system, and the list stands at another place.
      await tellConnection(page, {rtt: line === 'far' ? 150 : 50, effectiveType: '4g'});
      await page.setViewportSize({width, height});
      await open(page, '/docs/reference/settings/');
      await page.getByLabel('Show only settings with these words').focus();
      // Nobody types before the field with the focus is in sight.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      const drawn = await page.evaluate(() => {
        document.execCommand('insertText', false, 'p');
        const found = document.querySelector('[role=status] + * > *')!;
        const lines = [...found.querySelectorAll('li')].filter((line) => line.checkVisibility());
        const beyond = lines.filter((line) => line.getBoundingClientRect().top > window.innerHeight);
        return {lowest: lines.at(-1)!.getBoundingClientRect().bottom, beyond: beyond.length};
      });
      expect(drawn.lowest).toBeGreaterThanOrEqual(height);
      expect(drawn.beyond).toBeLessThan(5);
    });
  }
}

test('the field and the number of settings are as high as their text asks for, also in large letters', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  await open(page, '/docs/reference/settings/');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const field = page.getByLabel('Show only settings with these words');
  await field.fill('port');
  for (const box of [field, page.getByRole('status').filter({hasText: /settings/})]) {
    const {fixed, asked} = await box.evaluate((each: HTMLElement) => {
      const fixed = each.offsetHeight;
      each.style.cssText = 'block-size: auto; contain: none';
      return {fixed, asked: each.offsetHeight};
    });
    // The browser rounds lines in large letters.
    expect(Math.abs(fixed - asked)).toBeLessThan(4);
  }
});

for (const anchor of ['general/#testing', 'ports-and-floods/#tcp_in', 'login-failures/#lf_sshd_perm']) {
  test(`${anchor} is where the page opens, and nothing moves after that`, async ({page}) => {
    await page.addInitScript(watchPaints);
    await page.goto(`/docs/reference/settings/${anchor}`);
    const heading = page.locator(anchor.slice(anchor.indexOf('#')));
    await expect(heading).toBeInViewport();
    const first = await heading.boundingBox();
    await whenAlive(page);
    await page.evaluate(() => document.fonts.ready);
    await whenQuiet(page);
    expect(await heading.boundingBox()).toEqual(first);
    expect(await page.evaluate(() => (window as unknown as WatchedPaints).shifts)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all settings can be read', {tag: '@quick'}, async ({page}) => {
    await page.goto('/docs/reference/settings/');
    await expect(page.getByRole('link', {name: 'LF_SSHD_PERM'}).first()).toBeVisible();
  });
});

test('a long recording is folded until all of it is asked for', async ({page}) => {
  await open(page, '/docs/usage/ipv6/');
  const block = page.locator('figure', {hasText: 'root@server:~# sed'});
  const code = block.locator('pre');
  const folded = (await code.boundingBox())!.height;
  await block.getByRole('button', {name: /^Show all/}).click();
  expect((await code.boundingBox())!.height).toBeGreaterThan(folded);
});
