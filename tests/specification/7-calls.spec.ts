import type {Page, Route} from '@playwright/test';

import {answerStars, expect, open, test} from '../browser/support/site';
import {line} from './specification';

const day = 86_400_000;
const gitHub = 'https://api.github.com/**';
const allowed = {headers: {'Access-Control-Allow-Origin': '*'}};

const badge = (page: Page) => page.locator('.navbar').getByRole('link', {name: /^Star sentinelfirewall\/sentinel/});

test.beforeEach(({page}) => answerStars(page));

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

test(line('7.5', '7.14', '9.17'), async ({page}) => {
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

const refusals: [string, (route: Route) => Promise<unknown> | undefined][] = [
  ['403', (route) => route.fulfill({...allowed, status: 403, json: {message: 'rate limit'}})],
  ['403 with a number', (route) => route.fulfill({...allowed, status: 403, json: {stargazers_count: 5}})],
  ['HTML', (route) => route.fulfill({...allowed, contentType: 'text/html', body: '<!doctype html><p>hello'})],
  ['null', (route) => route.fulfill({...allowed, body: 'null'})],
  // useStarCount.test.ts has more of them.
  ['an empty object', (route) => route.fulfill({...allowed, json: {}})],
  ['a refused connection', (route) => route.abort('connectionrefused')],
  ['no answer at all', () => undefined],
];

/** Lets GitHub answer in another way, and waits until the page has heard it and drawn what it makes of it. */
async function askAgain(page: Page, answer: (route: Route) => Promise<unknown> | undefined): Promise<void> {
  await page.unroute(gitHub);
  await page.route(gitHub, answer);
  const asked = page.waitForRequest(gitHub);
  await open(page, '/contact/');
  await asked;
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

test(line('9.18'), async ({page, mishaps}) => {
  test.slow();
  await open(page, '/contact/');
  await expect(badge(page)).toContainText('1.2K');
  await storeCount(page, 77, 400 * day);
  for (const [name, answer] of refusals) {
    await askAgain(page, answer);
    await expect(badge(page), name).toHaveAccessibleName('Star sentinelfirewall/sentinel on GitHub: 77 stars');
  }
  await page.evaluate(() => localStorage.clear());
  for (const [name, answer] of refusals.filter((_, index) => index % 4 === 0)) {
    await askAgain(page, answer);
    await expect(badge(page), name).toHaveAccessibleName('Star sentinelfirewall/sentinel on GitHub');
    await expect(badge(page), name).toContainText('10');
  }
  await expect(page.getByRole('alert').filter({hasText: /./})).toHaveCount(0);
  expect(mishaps.filter((mishap) => mishap.startsWith('uncaught'))).toEqual([]);
});

test(line('7.1'), async ({page}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  for (const path of [
    '/',
    '/docs/intro/',
    '/blog/',
    '/contact/',
    '/swag/',
    '/search/?q=port',
    '/docs/tools/log-tester/',
  ]) {
    await open(page, path);
  }
  expect([...hosts].sort()).toEqual(['api.github.com', 'localhost']);
});
