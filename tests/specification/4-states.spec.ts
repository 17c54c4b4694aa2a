import type {Locator, Page} from '@playwright/test';

import {forbidPrefetch} from '../browser/support/connection';
import {button, dialog, field, openFirstHit, search} from '../browser/support/search';
import {expect, open, test} from '../browser/support/site';
import {line} from './specification';

const html = (page: Page) => page.locator('html');
const colourToggle = (page: Page) => page.getByRole('button', {name: /Switch between dark and light mode/});
const menuToggle = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const menu = (page: Page) => page.locator('.navbar-sidebar');

test(line('1.10', '2.32', '4.1', '4.3', '4.5', '4.6'), async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/');
  const logo = page.locator('.footer a[href="/"] img:visible');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await expect(logo).toHaveAttribute('src', '/img/wordmark.svg');
  await colourToggle(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(logo).toHaveAttribute('src', '/img/wordmark-dark.svg');
  expect(await page.evaluate(() => Object.values(localStorage))).toContain('dark');
  await open(page, '/docs/intro/');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await colourToggle(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => Object.values(localStorage))).toContain('light');
});

test(line('1.5', '3.5', '4.7', '4.8'), async ({page}) => {
  await open(page, '/');
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toContainText('CSF');
  await expect(bar.getByRole('link').first()).toHaveAttribute('href', '/docs/upgrade-from-csf/');
  await bar.getByRole('button', {name: 'Close'}).click();
  await expect(bar).toBeHidden();
  for (const path of ['/', '/docs/intro/']) {
    await open(page, path);
    await expect(bar).toBeHidden();
  }
  // What the browser of a visitor holds who closed a bar with another id.
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('docusaurus.announcement.id'))!;
    localStorage.setItem(key, 'an-older-announcement');
  });
  await open(page, '/');
  await expect(bar).toBeVisible();
});

test(line('4.9', '4.10', '9.14'), async ({page}) => {
  await page.setViewportSize({width: 996, height: 740});
  await open(page, '/');
  const navbar = page.locator('nav.navbar');
  await menuToggle(page).click();
  await expect(navbar).toHaveClass(/navbar-sidebar--show/);
  await page.getByRole('button', {name: 'Close navigation bar'}).click();
  await expect(navbar).not.toHaveClass(/navbar-sidebar--show/);
  await menuToggle(page).click();
  await expect(navbar).toHaveClass(/navbar-sidebar--show/);
  await page.setViewportSize({width: 997, height: 740});
  await expect(navbar).not.toHaveClass(/navbar-sidebar--show/);
  await expect(menuToggle(page)).toBeHidden();
  await expect(page.locator('.navbar__items').getByRole('link', {name: 'Blog'})).toBeVisible();
});

test(line('4.11'), async ({page}) => {
  await open(page, '/docs/intro/');
  const dropdown = page.locator('.navbar .dropdown');
  const entry = dropdown.locator('.dropdown__menu').getByRole('link', {name: '15.11'});
  const opener = dropdown.getByRole('button');
  await opener.press('Enter');
  await expect(entry).toBeVisible();
  await page.getByRole('heading', {level: 1}).click();
  await expect(entry).toBeHidden();
  await opener.press('Enter');
  await expect(entry).toBeVisible();
  await page.locator('.navbar__brand').focus();
  await expect(entry).toBeHidden();
});

test(line('4.12'), async ({page}) => {
  await page.setViewportSize({width: 390, height: 740});
  const entry = menu(page).getByRole('link', {name: '15.11'});
  await open(page, '/blog/');
  await menuToggle(page).click();
  await expect(menu(page).getByRole('link', {name: 'Blog'})).toBeVisible();
  await expect(entry).toBeHidden();
  await open(page, '/docs/changelog/');
  await menuToggle(page).click();
  await menu(page)
    .getByRole('button', {name: /Back to main menu/})
    .click();
  await expect(entry).toBeVisible();
});

test(line('4.13'), async ({page}) => {
  await open(page, '/docs/usage/commands/');
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  const navbar = page.locator('nav.navbar');
  expect((await navbar.boundingBox())!.y).toBe(0);
  await expect(navbar).toBeInViewport({ratio: 1});
});

test(line('4.14', '9.10'), async ({page}) => {
  await page.clock.install();
  await page.route('**/search-index.json', () => undefined);
  await open(page, '/');
  await button(page).click();
  await expect(field(page)).toBeFocused();
  const shown = dialog(page).locator('p[aria-hidden]');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await expect(shown).toHaveCount(0);
  await field(page).fill('port knocking');
  await page.clock.runFor(299);
  expect(await shown.textContent()).toBe('');
  await page.clock.runFor(1);
  await expect(shown).toHaveText('Searching');
});

test(line('4.16', '9.15'), async ({page}) => {
  await open(page, '/');
  await expect(dialog(page)).toHaveCount(0);
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('placeholder', 'Search docs');
});

test(line('4.17', '9.16'), async ({page}) => {
  for (const key of ['Control+k', 'Meta+k']) {
    await open(page, '/docs/intro/');
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
  }
});

test(line('4.18', '9.16'), async ({page}) => {
  await open(page, '/contact/');
  const subject = page.getByLabel('Subject, in one line');
  await subject.pressSequentially('and/or');
  await expect(subject).toHaveValue('and/or');
  await expect(dialog(page)).toHaveCount(0);
  await subject.blur();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
});

test(line('4.19'), async ({page}) => {
  await open(page, '/');
  await button(page).focus();
  await page.keyboard.press('p');
  await expect(field(page)).toHaveValue('p');
  await page.keyboard.type('ort');
  await expect(field(page)).toHaveValue('port');
});

test(line('4.20'), async ({page}) => {
  await open(page, '/');
  await search(page, 'ports of lfd');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});

test(line('4.21'), async ({page}) => {
  await open(page, '/');
  for (const words of ['port knocking', 'cloudflare']) {
    await openFirstHit(page, words);
    await expect(dialog(page)).toHaveCount(0);
  }
  await open(page, '/docs/intro/');
  await button(page).click();
  await expect(field(page)).toHaveValue('');
  const listed = (name: string): Locator => dialog(page).getByRole('region', {name}).getByRole('link');
  await expect(listed('Recent')).toHaveCount(2);
  await dialog(page).getByRole('button', {name: /^Save/}).first().click();
  await expect(listed('Favorites')).toHaveCount(1);
  await expect(listed('Recent')).toHaveCount(1);
  for (const name of ['Recent', 'Favorites']) {
    await dialog(page)
      .getByRole('button', {name: new RegExp(`from ${name.toLowerCase()}$`)})
      .click();
    await expect(listed(name)).toHaveCount(0);
  }
});

/** Clicks a category of the sidebar, and says how the height of its panel moves. */
function toggle(category: Locator): Promise<{height: number; duration: number}> {
  return category.evaluate(
    (element) =>
      new Promise((done) => {
        document.addEventListener('transitionrun', ({target, propertyName}) => {
          if (propertyName === 'height') {
            const panel = target as HTMLElement;
            const {transitionDuration} = getComputedStyle(panel);
            done({
              height: panel.scrollHeight,
              duration: Math.round(parseFloat(transitionDuration) * (/\dms$/.test(transitionDuration) ? 1 : 1000)),
            });
          }
        });
        (element as HTMLElement).click();
      }),
  );
}

const category = (page: Page, name: string) =>
  page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('button', {name, exact: true});

test(line('4.23'), async ({page}) => {
  await forbidPrefetch(page);
  await open(page, '/docs/intro/');
  const moves = [];
  for (const name of ['Watch the server', 'Networks, mail and FTP']) {
    await expect(category(page, name)).toHaveAttribute('aria-expanded', 'false');
    moves.push(await toggle(category(page, name)));
    await expect(category(page, name)).toHaveAttribute('aria-expanded', 'true');
  }
  expect(moves[0]!.height).not.toBe(moves[1]!.height);
  for (const {height, duration} of moves) {
    // The formula of Material Design, which Docusaurus uses.
    const steps = height / 36;
    expect(duration).toBe(Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10));
  }
});

test(line('4.24'), async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/docs/intro/');
  expect((await toggle(category(page, 'Watch the server'))).duration).toBe(1);
});

test(line('4.26'), async ({page}) => {
  await open(page, '/');
  const body = page.locator('body');
  await expect(body).not.toHaveClass(/navigation-with-keyboard/);
  await page.keyboard.press('Tab');
  await expect(body).toHaveClass(/navigation-with-keyboard/);
  await page.mouse.move(300, 300);
  await page.mouse.down();
  await expect(body).not.toHaveClass(/navigation-with-keyboard/);
});
