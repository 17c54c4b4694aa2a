import type {Page} from '@playwright/test';

import {expect, open, test} from './support/site';

const pictures = (page: Page) => page.locator('meta[property="og:image"], meta[name="twitter:image"]');

async function expectCard(page: Page, name: string): Promise<void> {
  await expect(pictures(page)).toHaveCount(2);
  for (const tag of await pictures(page).all()) {
    await expect(tag).toHaveAttribute('content', `https://sentinelfirewall.org/img/cards/${name}.png`);
  }
}

test('the picture for sharing follows the visitor from page to page', {tag: '@quick'}, async ({page}) => {
  await open(page, '/docs/intro/');
  await expectCard(page, 'docs/intro');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'}).click();
  await expect(page).toHaveURL('/blog/');
  await expectCard(page, 'blog');
});
