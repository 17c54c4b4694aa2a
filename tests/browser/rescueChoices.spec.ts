import {load} from 'js-yaml';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';

import {expect, test} from './support/site';

const rows = load(readFileSync(path.join(__dirname, 'rescueScenarios.yml'), 'utf8')) as string[];

/** What each of the people opens or follows, and what then helps. */
const scenarios = rows.map((row) => {
  const [, , , taps = '', ends = ''] = row.split(' | ');
  return {row, taps: taps.split(' > '), ends};
});

/** Opens the choice whose label has these words, or follows the link. */
async function tap(page: Page, words: string): Promise<void> {
  const article = page.getByRole('article');
  const choice = article.locator('summary', {hasText: words}).filter({visible: true});
  const link = article.getByRole('link', {name: words}).filter({visible: true});
  await choice.or(link).first().click();
}

/** Whether these words are in the open choice, or in a heading or row that begins within two screens of where a link led. */
async function isThere(page: Page, words: string): Promise<boolean> {
  const article = page.getByRole('article');
  const inChoice = article.locator('details[open]').getByText(words);
  const inSection = article.locator('h1, h2, h3, td').filter({hasText: words});
  const tops = await inSection
    .filter({visible: true})
    .evaluateAll((found) => found.map((part) => part.getBoundingClientRect().top / innerHeight));
  return (await inChoice.filter({visible: true}).count()) > 0 || tops.some((top) => top >= 0 && top < 2);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({javaScriptEnabled, viewport: {width: 390, height: 760}});

    test('two taps on the rescue page lead everybody to what helps them', async ({page}) => {
      test.slow();
      expect(scenarios.length).toBeGreaterThan(0);
      expect(rows.filter((row) => row.split(' | ').length !== 5)).toEqual([]);
      const lost: string[] = [];
      for (const {row, taps, ends} of scenarios) {
        await page.goto('/docs/locked-out/');
        for (const words of taps) {
          await tap(page, words);
        }
        const isHelped = await expect
          .poll(() => isThere(page, ends), {timeout: 5000})
          .toBe(true)
          .then(
            () => true,
            () => false,
          );
        if (taps.length > 2 || !isHelped) {
          lost.push(row);
        }
      }
      expect(lost).toEqual([]);
    });

    test('on paper every choice is open', async ({page}) => {
      await page.goto('/docs/locked-out/');
      const inChoices = page.getByRole('article').locator('details').getByText('Quick Unblock');
      await expect(inChoices).toBeHidden();
      await page.emulateMedia({media: 'print'});
      await expect(inChoices).toBeVisible();
    });
  });
}
