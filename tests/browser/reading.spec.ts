import type {Page} from '@playwright/test';

import {expect, open, test} from './support/site';

const widths = [390, 820, 1440, 1920];
const guides = ['/docs/installation/', '/docs/features/', '/docs/usage/principles/', '/docs/usage/commands/'];

async function openAt(page: Page, width: number, address: string): Promise<void> {
  await page.setViewportSize({width, height: 900});
  await open(page, address);
}

for (const width of widths) {
  for (const address of guides) {
    test(`${address} has one right edge and whole commands at ${width} px`, async ({page}) => {
      await openAt(page, width, address);
      const article = page.locator('.theme-doc-markdown');
      const edges = await article
        .locator('> :is(header, figure, .table-scroll, .theme-admonition):visible')
        .evaluateAll((blocks) => blocks.map((block) => Math.round(block.getBoundingClientRect().right)));
      const broken = await article
        // On a phone, a link may break in its code.
        .locator(width < 600 ? 'code:not(pre *, a *, .long)' : ':is(p, li, td, dd, h2, h3) code:not(.long)')
        .evaluateAll((codes) =>
          codes.filter((code) => code.getClientRects().length > 1).map((code) => code.textContent),
        );
      expect(broken).toEqual([]);
      const right = [...new Set(edges)];
      expect(right).toHaveLength(1);
      expect(right[0]).toBeLessThanOrEqual(width);
    });
  }
}

for (const width of [820, 1440, 1920]) {
  for (const address of [...guides, '/blog/read-an-lfd-email/', '/privacy-policy/']) {
    test(`${address} has lines of 65 to 78 characters at ${width} px`, async ({page}) => {
      await openAt(page, width, address);
      const lengths = await page.locator('main :is(.markdown, article) > p').evaluateAll((paragraphs) =>
        paragraphs.flatMap((paragraph) => {
          const {top} = paragraph.getBoundingClientRect();
          const height = parseFloat(getComputedStyle(paragraph).lineHeight);
          const lines: number[] = [];
          const words = document.createRange();
          const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
          for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
            for (const word of text.nodeValue!.matchAll(/\S+\s*/g)) {
              words.setStart(text, word.index);
              words.setEnd(text, word.index + word[0].length);
              const {top: above, bottom: below} = words.getBoundingClientRect();
              const line = Math.floor(((above + below) / 2 - top) / height);
              lines[line] = (lines[line] ?? 0) + word[0].length;
            }
          }
          return lines.slice(0, -1);
        }),
      );
      expect(lengths.length).toBeGreaterThan(3);
      lengths.sort((a, b) => a - b);
      const median = lengths[Math.floor(lengths.length / 2)];
      expect(median).toBeGreaterThanOrEqual(65);
      expect(median).toBeLessThanOrEqual(78);
    });
  }
}

test('buttons have one height', async ({page}) => {
  const heights = new Set<number>();
  for (const address of [
    '/',
    '/contact/',
    '/docs/tools/log-tester/',
    '/docs/tools/rule-builder/',
    '/docs/reference/changes/',
  ]) {
    await open(page, address);
    for (const width of widths) {
      await page.setViewportSize({width, height: 900});
      const found = await page
        .locator('main .button:visible')
        .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().height)));
      found.forEach((height) => heights.add(height));
    }
  }
  expect([...heights]).toEqual([44]);
});

test('the sidebar shows the current page', {tag: '@quick'}, async ({page}) => {
  for (const address of ['/docs/usage/country-blocking/', '/docs/tools/log-tester/', '/docs/glossary/']) {
    await openAt(page, 1440, address);
    await expect(page.locator('.theme-doc-sidebar-container [aria-current="page"]')).toBeInViewport();
  }
});

test('the menu of a phone shows the current page', async ({page}) => {
  await openAt(page, 390, '/docs/glossary/');
  await page.locator('.navbar__toggle').click();
  await expect(page.locator('.navbar-sidebar [aria-current="page"]').last()).toBeInViewport();
});

test('the filter of the settings is in the URL', async ({page}) => {
  await openAt(page, 1440, '/docs/reference/settings/');
  await page.getByRole('searchbox').fill('lf_sshd');
  await expect(page).toHaveURL('/docs/reference/settings/?q=lf_sshd');
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('lf_sshd');
  await expect(page.getByRole('status').filter({hasText: /^\d settings?$/})).toBeVisible();
});

test('the browser draws its scrollbars and fields dark on dark parts', async ({page}) => {
  await openAt(page, 1440, '/');
  const schemes = () =>
    page
      .locator('.navbar, .site-ink, dialog[open]')
      .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).colorScheme))]);
  expect(await schemes()).toEqual(['dark']);
  await page.getByRole('link', {name: 'Watch it work'}).click();
  const film = page.getByRole('dialog');
  await expect(film.locator('video')).toBeVisible();
  expect(await schemes()).toEqual(['dark']);
  expect(await film.evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight)).toBe(0);
});
