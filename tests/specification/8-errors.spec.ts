import {createSiteServer} from '../../deploy/serve/server';
import {forbidPrefetch} from '../browser/support/connection';
import {startOwnServer} from '../browser/support/ownServer';
import {dialog, hits, openFirstHit, search} from '../browser/support/search';
import {answerStars, expect, open, test} from '../browser/support/site';
import {line} from './specification';

const banner = 'Your Docusaurus site did not load properly';

test(line('8.17'), async ({page, violations}) => {
  const {origin, close} = await startOwnServer(createSiteServer({root: 'build', baseUrl: '/elsewhere/'}));
  try {
    const home = `${origin}/elsewhere/`;
    await page.goto(home);
    await expect(page.getByText(banner)).toBeVisible();
    await expect(page.locator('#__docusaurus-base-url-issue-banner-container')).toHaveCSS('border-style', 'solid');
    await expect(page.locator('#__docusaurus-base-url-issue-banner-suggestion-container')).toHaveText('/elsewhere/');
    // The text appears. The policy forbids the colours that Docusaurus sets in style attributes.
    expect(violations.splice(0).filter((violation) => !violation.includes("style-src 'self'"))).toEqual([]);
    await page.goto(`${home}docs/intro/`);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByText(banner)).toHaveCount(0);
  } finally {
    await close();
  }
});

test('served at the right path, the home page has no such banner', async ({page}) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByText(banner)).toHaveCount(0);
});

test(line('4.15', '8.1'), async ({page}) => {
  await page.route('**/search-index.json', (route) => route.abort('namenotresolved'));
  await open(page, '/');
  await search(page, 'port knocking');
  const alert = dialog(page).getByRole('alert');
  await expect(alert).toContainText('Unable to fetch results');
  await expect(alert).toContainText('You might want to check your network connection.');
  await page.unroute('**/search-index.json');
  await alert.getByRole('button', {name: 'Try again'}).click();
  await expect(hits(page).first()).toHaveAttribute('href', /port-knocking/);
});

test(line('8.2', '8.3', '8.4'), async ({page}) => {
  await open(page, '/');
  await search(page, 'zzqqxx');
  await expect(dialog(page)).toContainText('No results for "zzqqxx"');
  await expect(dialog(page).getByText('Try searching for')).toBeVisible();
  const suggestions = dialog(page).getByRole('list').getByRole('button');
  await expect(suggestions).toHaveCount(3);
  await expect(dialog(page)).toContainText('Believe this query should return results?');
  await expect(dialog(page).getByRole('link', {name: 'Let us know.'})).toHaveAttribute('href', /[?&]title=[^&]*zzqqxx/);
  await suggestions.first().click();
  await expect(hits(page).first()).toBeVisible();
});

test(line('8.13'), async ({page}) => {
  // Of this page only the badge needs it, for the number of stars.
  await answerStars(page);
  await page.addInitScript(() => {
    Math.round = () => {
      throw new Error('numbers cannot be written');
    };
  });
  await page.goto('/contact/');
  await expect(
    page.getByText(/Please double-check the following navbar item.*of your Docusaurus config/s),
  ).toBeVisible();
  await expect(page.getByText('custom-starBadge')).toBeVisible();
});

test(line('8.15'), async ({page, mishaps}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const logged: string[] = [];
  page.on('console', (message) => logged.push(`${message.type()} ${message.text()}`));
  await open(page, '/');
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await openFirstHit(page, 'port knocking');
  await expect(page).toHaveURL(/port-knocking/);
  expect(logged.filter((text) => /^(?:warning|error)/.test(text))).not.toEqual([]);
  expect(mishaps.filter((mishap) => mishap.startsWith('uncaught'))).toEqual([]);
});

test(line('8.16'), async ({page}) => {
  await forbidPrefetch(page);
  await open(page, '/');
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    await route.fulfill({response, body: code.replace(/\bdefault:\(\)=>/g, 'another:()=>')});
  });
  await page.locator('.theme-layout-footer').getByRole('link', {name: 'Swag'}).click();
  await expect(page.getByText("The page component at /swag/ doesn't have a default export")).toBeVisible();
});
