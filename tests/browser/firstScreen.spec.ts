import type {Page} from '@playwright/test';

import {expect, open, test} from './support/site';

const pages = ['/', '/docs/locked-out/', '/docs/usage/commands/', '/docs/reference/settings/general/', '/blog/'];

test.use({viewport: {width: 412, height: 823}});

/** The sizes and weights of the words that are seen before anything is scrolled; drawings have a scale of their own. */
async function typeOf(page: Page): Promise<{sizes: string[]; weights: string[]}> {
  return page.evaluate(() => {
    const sizes = new Set<string>();
    const weights = new Set<string>();
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const {data, parentElement: around} = words.currentNode as Text & {parentElement: HTMLElement};
      const {top, bottom, width} = around.getBoundingClientRect();
      const isSeen = data.trim() !== '' && width > 0 && bottom > 0 && top < innerHeight;
      if (isSeen && !around.closest('svg')) {
        const {fontSize, fontWeight} = getComputedStyle(around);
        sizes.add(fontSize);
        weights.add(fontWeight);
      }
    }
    return {sizes: [...sizes], weights: [...weights]};
  });
}

/** The steps of the type scale in pixels, as the browser reckons them on this screen. */
async function scaleOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const steps = ['small', 'base', '3', '2', '1', 'title'].map((step) => `var(--site-text-${step})`);
    const word = document.body.appendChild(document.createElement('span'));
    const sizes = ['1rem', ...steps].map((size) => {
      word.style.fontSize = size;
      return getComputedStyle(word).fontSize;
    });
    word.remove();
    return sizes;
  });
}

for (const path of pages) {
  test(`words on the first screen of ${path} keep to the type scale and to two weights`, async ({page}) => {
    await page.goto(path);
    const {sizes, weights} = await typeOf(page);
    expect(await scaleOf(page)).toEqual(expect.arrayContaining(sizes));
    expect(['400', '700']).toEqual(expect.arrayContaining(weights));
    expect(sizes.length).toBeGreaterThan(2);
  });
}

/** Pages for who is in trouble, and whether they begin with a command. */
const pagesOfHelp = {
  'locked-out': true,
  'blocked-visitor': false,
  troubleshooting: true,
  'error-messages': true,
  questions: false,
  'security-notices': true,
  'known-faults': false,
};

for (const [name, hasCommand] of Object.entries(pagesOfHelp)) {
  test(`at 400 % the first screen of ${name} shows the title and ${hasCommand ? 'the first command' : 'how the answer begins'}`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 320, height: 256});
    await open(page, `/docs/${name}/`);
    const title = page.getByRole('heading', {level: 1});
    await expect(title).toBeInViewport({ratio: 1});
    if (hasCommand) {
      // Nothing but air is between the navbar and the title.
      const {bottom} = await page.locator('nav.navbar').evaluate((bar) => bar.getBoundingClientRect().toJSON());
      expect((await title.boundingBox())!.y - bottom).toBeLessThan(24);
    }
    const text = page.locator('.theme-doc-markdown');
    const first = hasCommand ? text.locator('pre .line, p code').first() : text.locator('> p').first();
    // A long line goes on to the right.
    await expect(first).toBeInViewport({ratio: hasCommand ? 0.4 : 0.3});
  });
}

test('chevrons are seen where the system chooses the colours', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto('/docs/usage/commands/');
  const seen = await page.evaluate(() => {
    const colourOf = (selector: string, part: string): string =>
      getComputedStyle(document.querySelector(selector)!, part).backgroundColor;
    return {
      toc: colourOf('.theme-doc-toc-mobile > button', '::after'),
      breadcrumbs: colourOf('.breadcrumbs__item', '::after'),
      page: getComputedStyle(document.body).backgroundColor,
      text: getComputedStyle(document.body).color,
    };
  });
  expect(seen.toc).toBe(seen.text);
  expect(seen.breadcrumbs).toBe(seen.text);
  expect(seen.page).not.toBe(seen.text);
});
