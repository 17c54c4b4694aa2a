import type {Page} from '@playwright/test';

import {button, dialog, field, openFirstHit} from '../support/search';
import {answerStars, expect, open, test} from '../support/site';
import {firstField, giveText, onEachTool, toolOn} from '../support/tools';

/** A failure of the browser's storage, arranged before any script of the site runs. */
type StorageFailure = {name: string; arrange: (page: Page) => Promise<unknown>};

const blocked: StorageFailure = {
  name: 'is blocked',
  arrange: (page) =>
    page.addInitScript(() => {
      for (const storage of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, storage, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    }),
};

const full: StorageFailure = {
  name: 'is full',
  arrange: (page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    }),
};

/** Texts that are not valid for any key, or have the wrong type. */
const nonsense: Record<string, string> = {
  'an open brace': '{',
  null: 'null',
  'an empty list': '[]',
  'a string': '"x"',
  'a number': '-1e999',
  'an empty text': '',
  // All keys together stay under what Chromium keeps.
  'half a megabyte': 'x'.repeat(250_000),
  'wrong types': '[{"objectID": {}, "url": 5, "hierarchy": []}, null, 7, [[]]]',
  'other types': '{"count": "many", "timestamp": [], "subject": 3, "message": {"a": 1}, "topic": null}',
  'a hit of another site': '[{"objectID": "x", "url": "//evil.example/", "hierarchy": {"lvl0": "x", "lvl1": "y"}}]',
  'a hit with broken parts':
    '[{"objectID": "x", "url": "/docs/intro/", "type": 4, "content": {}, "hierarchy": {"lvl0": 1, "lvl1": "y", "lvl2": {}}}]',
  'a prototype': '{"__proto__": {"count": 5, "polluted": true}, "constructor": {"prototype": {}}}',
  'the name of a prototype': '__proto__',
  markup: '<img src=x onerror=alert(1)>',
};

/** Every key that the privacy policy names, with its place. */
async function keysOfSite(page: Page): Promise<string[][]> {
  await open(page, '/privacy-policy/');
  const rows = await page.locator('#stored-keys').getByRole('rowheader').allInnerTexts();
  const keys = rows.map((row) => row.trim().split(/\s+/));
  expect(keys.length).toBeGreaterThan(8);
  return keys;
}

async function fillStorage(page: Page, keys: string[][], text: string): Promise<void> {
  await page.evaluate(
    ([places, value]) => {
      for (const [key, place] of places) {
        (place === 'sessionStorage' ? sessionStorage : localStorage).setItem(key!, value);
      }
    },
    [keys, text] as const,
  );
}

async function isWhole(page: Page): Promise<void> {
  await expect(page.getByText('This page crashed.')).toHaveCount(0);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('data-theme', /^(light|dark)$/);
}

async function findSomething(page: Page): Promise<void> {
  await openFirstHit(page, 'port knocking');
  await expect(page).toHaveURL(/port-?knocking/);
  await expect(dialog(page)).toHaveCount(0);
}

/** Does on the site what reads and writes the storage. */
async function useSite(page: Page): Promise<void> {
  await answerStars(page);
  await open(page, '/');
  await isWhole(page);
  await expect(page.locator('.navbar').getByText('1.2K')).toBeVisible();
  await page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
  const before = await page.locator('html').getAttribute('data-theme');
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', before === 'dark' ? 'light' : 'dark');
  await findSomething(page);
  // What was opened from the search is offered again, for as long as the page is not left.
  await button(page).click();
  await expect(dialog(page).getByRole('region', {name: 'Recent'}).getByRole('link')).toHaveCount(1);
  await page.keyboard.press('Escape');

  await open(page, '/docs/installation/');
  await page.getByRole('tab', {name: 'DirectAdmin'}).click();
  await expect(page.getByRole('tab', {name: 'DirectAdmin'})).toHaveAttribute('aria-selected', 'true');
  await isWhole(page);

  await open(page, '/search/?q=cloudflare');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await open(page, '/redirect/?to=https://www.exim.org/');
  await expect(page.getByRole('link', {name: 'Continue to www.exim.org'})).toBeVisible();
  await open(page, '/docs/reference/settings/');
  await page.getByLabel('Filter settings').fill('lf_sshd');
  await expect(page.getByText(/^\d settings$/)).toBeVisible();
  await onEachTool(page, async ({title}) => {
    const status = toolOn(page).getByRole('status');
    const before = await status.allTextContents();
    await giveText(page, '203.0.113.7');
    await expect(firstField(page), title).toHaveValue('203.0.113.7');
    await expect(status, title).not.toHaveText(before);
    await isWhole(page);
  });
  await open(page, '/contact/');
  await page.getByLabel('What is it about?').selectOption('A question');
  await page.getByLabel('Subject, in one line').fill('lfd does not start');
  await page.getByLabel('Message', {exact: true}).fill('Where is its log?');
  await isWhole(page);
  await page.route('https://github.com/**', (route) => route.fulfill({contentType: 'text/html', body: 'an issue'}));
  await page.getByRole('button', {name: 'Open as an issue on GitHub'}).click();
  await expect(page).toHaveURL(/github\.com.*title=lfd/);
}

const uncaught = (mishaps: string[]) => mishaps.filter((mishap) => !mishap.startsWith('console warning'));

for (const {name, arrange} of [blocked, full]) {
  test(`where the storage ${name}, the site works and shows no message`, async ({page, mishaps}) => {
    await arrange(page);
    await useSite(page);
    // What the site cannot keep is a warning in the console for those who look there.
    expect(uncaught(mishaps).filter((mishap) => !mishap.startsWith('console error'))).toEqual([]);
  });
}

test('with any nonsense in every key, each page opens, and the search opens with no broken entry', async ({
  page,
  mishaps,
}) => {
  test.slow();
  const keys = await keysOfSite(page);
  await answerStars(page);
  for (const [name, text] of Object.entries(nonsense)) {
    await fillStorage(page, keys, text);
    for (const address of ['/', '/docs/installation/', '/contact/']) {
      await open(page, address);
      await isWhole(page);
    }
    await expect(page.getByLabel('Subject, in one line'), name).toHaveValue('');
    await open(page, '/docs/tools/config-checker/');
    await expect(page.getByLabel('Your csf.conf', {exact: true}), name).toHaveValue('');
    await expect(page.locator('.navbar').getByText('1.2K'), name).toBeVisible();
    await button(page).click();
    await expect(field(page), name).toBeFocused();
    await expect(
      dialog(page)
        .getByRole('link')
        .filter({hasText: /object Object|undefined|NaN/}),
      name,
    ).toHaveCount(0);
    await expect(dialog(page).locator('a[href*="evil"]'), name).toHaveCount(0);
    expect(await page.evaluate(() => 'polluted' in {}), name).toBe(false);
    expect(uncaught(mishaps), name).toEqual([]);
  }
});

test('nonsense in every key is written over as soon as the site is used', async ({page, mishaps}) => {
  const keys = await keysOfSite(page);
  await fillStorage(page, keys, '{"a": [1, "x');
  await useSite(page);
  expect(uncaught(mishaps)).toEqual([]);
});
