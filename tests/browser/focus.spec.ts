import type {Page} from '@playwright/test';

import {expect, open, test} from './support/site';

/** What has the focus: its element and its words. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const {tagName, textContent} = document.activeElement!;
    return `${tagName} ${textContent.trim()}`;
  });

/** The page with this title is open, and its title has the focus. The URL changes before the page does. */
async function isOnTitle(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', {level: 1})).toHaveText(title);
  await expect.poll(() => focused(page)).toBe(`H1 ${title}`);
}

test('after a change of page the focus is on its title, also after Back', {tag: '@quick'}, async ({page}) => {
  await open(page, '/docs/intro/');
  await page.getByRole('article').getByRole('link', {name: 'Open a port'}).click();
  await expect(page).toHaveURL('/docs/usage/open-ports/');
  await isOnTitle(page, 'Open or close a port, in or out');
  await page.goBack();
  await expect(page).toHaveURL('/docs/intro/');
  await isOnTitle(page, 'Sentinel Firewall documentation');
});

test('after a link to a section of another page the focus is on its heading', async ({page}) => {
  await open(page, '/');
  await page.getByRole('link', {name: 'Unblock an address'}).click();
  await expect(page).toHaveURL('/docs/intro/#unblock-an-address');
  await expect.poll(() => focused(page)).toMatch(/^H2 Unblock an address/);
});

test('after a whole page and all results of the search the focus is on their titles', async ({page}) => {
  await open(page, '/docs/intro/');
  const search = async (): Promise<void> => {
    await page.getByRole('button', {name: 'Search docs'}).click();
    await page.getByRole('dialog').getByRole('combobox').fill('port knocking');
    await page.getByRole('dialog').getByRole('option').first().waitFor();
  };
  await search();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => focused(page)).toMatch(/^H[1-6] /);
  await search();
  await page.getByRole('link', {name: /See all/}).click();
  await expect(page).toHaveURL(/\/search\/\?q=/);
  await isOnTitle(page, 'Search results for “port knocking”');
});

test('after a comparison the focus is on its result, and pressed twice it compares twice', async ({page}) => {
  await open(page, '/docs/reference/changes/');
  await page.getByRole('button', {name: 'Compare'}).dblclick();
  await expect.poll(() => focused(page)).toMatch(/^P From /);
  await expect(page).toHaveURL(/\?from=/);
  await page.getByRole('button', {name: 'Show all changes'}).click();
  await expect(page.getByRole('button', {name: 'Compare'})).toBeFocused();
  await expect(page).not.toHaveURL(/\?from=/);
});

test("the reader's values open with the focus in them, and close by Escape and Cancel", async ({page}) => {
  await open(page, '/docs/locked-out/');
  const opener = page.getByRole('button', {name: 'Use my address and SSH port'});
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('main').getByRole('button', {name: 'Cancel'}).click(),
  ]) {
    await opener.click();
    await expect(page.getByRole('main').locator('form input').first()).toBeFocused();
    await close();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(opener).toBeFocused();
  }
});
