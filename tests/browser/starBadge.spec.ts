import type {Page} from '@playwright/test';

import {answerStars, expect, open, test} from './support/site';

const day = 86_400_000;

const badge = (page: Page) => page.locator('.navbar').getByRole('link', {name: /^Star sentinelfirewall\/sentinel/});

/** Counts the questions for the number of stars. */
function countQuestions(page: Page): () => number {
  let questions = 0;
  page.on('request', (request) => {
    if (request.url() === 'https://api.github.com/repos/sentinelfirewall/sentinel') {
      questions += 1;
    }
  });
  return () => questions;
}

/** Stores a count that was read some time ago, in milliseconds. */
async function storeCount(page: Page, count: number, age: number): Promise<void> {
  await page.evaluate(
    ([value, milliseconds]) => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('star-count.'))!;
      localStorage.setItem(key, JSON.stringify({count: value, timestamp: Date.now() - milliseconds!}));
    },
    [count, age],
  );
}

test('shows the number of stars and leads to the repository', async ({page}) => {
  await open(page, '/');
  await expect(badge(page)).toHaveAccessibleName('Star sentinelfirewall/sentinel on GitHub: 1.2K stars');
  await expect(badge(page)).toContainText('1.2K');
  await expect(badge(page)).toHaveAttribute('href', 'https://github.com/sentinelfirewall/sentinel');
});

test('asks once in 24 hours', async ({page}) => {
  const questions = countQuestions(page);
  await open(page, '/');
  await expect(badge(page)).toContainText('1.2K');
  await open(page, '/docs/intro/');
  await expect(badge(page)).toContainText('1.2K');
  expect(questions()).toBe(1);
  await storeCount(page, 77, day - 60_000);
  await open(page, '/blog/');
  await expect(badge(page)).toContainText('77');
  expect(questions()).toBe(1);
  await storeCount(page, 77, day + 1);
  await open(page, '/swag/');
  await expect(badge(page)).toContainText('1.2K');
  expect(questions()).toBe(2);
});

for (const [name, answer] of [
  ['status 403', {status: 403, json: {message: 'rate limit'}}],
  ['status 500', {status: 500, body: 'broken'}],
  ['HTML', {body: '<p>hello'}],
  ['a negative number', {json: {stargazers_count: -1}}],
  ['text for a number', {json: {stargazers_count: 'many'}}],
  ['no number', {json: {}}],
] as const) {
  test(`keeps its last number, or the placeholder, when GitHub answers with ${name}`, async ({page}) => {
    await open(page, '/');
    await expect(badge(page)).toContainText('1.2K');
    await storeCount(page, 77, 2 * day);
    await answerStars(page, answer);
    await open(page, '/swag/');
    await expect(badge(page)).toHaveAccessibleName('Star sentinelfirewall/sentinel on GitHub: 77 stars');
    await page.evaluate(() => localStorage.clear());
    await open(page, '/contact/');
    await expect(badge(page)).toHaveAccessibleName('Star sentinelfirewall/sentinel on GitHub');
    await expect(badge(page)).toContainText('10');
  });
}
