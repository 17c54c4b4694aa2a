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
        .locator('> :is(header, figure, table, .theme-admonition):visible')
        .evaluateAll((blocks) => blocks.map((block) => Math.round(block.getBoundingClientRect().right)));
      const broken = await article
        .locator(':is(p, li, td, dd, h2, h3) code:not(.long)')
        .evaluateAll((codes) =>
          codes.filter((code) => code.getClientRects().length > 1).map((code) => code.textContent),
        );
      expect(broken).toEqual([]);
      // On a phone, a table takes the width that its words need, and scrolls if that is more than there is.
      const compared = width < 600 ? [Math.max(...edges)] : [...new Set(edges)];
      expect(compared).toHaveLength(1);
      expect(compared[0]).toBeLessThanOrEqual(width);
    });
  }
}

for (const width of [1440, 1920]) {
  for (const address of [...guides, '/blog/read-an-lfd-email/', '/privacy-policy/']) {
    test(`${address} has lines of 65 to 78 characters at ${width} px`, async ({page}) => {
      await openAt(page, width, address);
      const lengths = await page.locator('main :is(.markdown, article) > p').evaluateAll((paragraphs) =>
        paragraphs.flatMap((paragraph) => {
          const style = getComputedStyle(paragraph);
          const lines = Math.round(paragraph.getBoundingClientRect().height / parseFloat(style.lineHeight));
          // The last line is about half as long: an estimate, which is right to two characters for the median.
          return lines < 3 ? [] : [paragraph.textContent.length / (lines - 0.5)];
        }),
      );
      expect(lengths.length).toBeGreaterThan(1);
      lengths.sort((a, b) => a - b);
      expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(80);
      expect(lengths[Math.floor(lengths.length / 2)]).toBeGreaterThanOrEqual(63);
    });
  }
}

test('buttons have two heights', async ({page}) => {
  const heights = new Set<number>();
  for (const address of [
    '/',
    '/contact/',
    '/docs/tools/log-tester/',
    '/docs/tools/rule-builder/',
    '/docs/reference/changes/',
  ]) {
    await openAt(page, 1440, address);
    const found = await page
      .locator('main .button:visible')
      .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().height)));
    found.forEach((height) => heights.add(height));
  }
  expect([...heights].sort()).toEqual([36, 44]);
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
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/^\d settings?$/);
});
