import type {Page} from '@playwright/test';

import {tools, toolUrl, type ToolId} from '../../src/browser-tools/tools';
import {dialog, hits, search} from './support/search';
import {expect, open, test} from './support/site';
import {openWithStandingClock} from './support/standingClock';
import {firstField, paste, toolOn, verdictOn} from './support/tools';

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

test('what a visitor chooses on the new page at once keeps the focus', async ({page}) => {
  await open(page, '/contact/');
  await page.getByRole('link', {name: 'one command'}).click();
  await isOnTitle(page, 'Locked out of your server? Get back in');
  // The field gets the focus in the task in which it appears, before any timer of the page.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const field = document.querySelector('select');
      if (field) {
        observer.disconnect();
        field.focus();
      }
    }).observe(document.body, {childList: true, subtree: true});
  });
  await page.goBack();
  await expect(page.getByLabel('What is it about?')).toBeFocused();
  // The change of page has been said when the title would have had the focus.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await expect(page.getByLabel('What is it about?')).toBeFocused();
});

test('after a link to a section of another page the focus is on its heading', async ({page}) => {
  await open(page, '/');
  await page.getByRole('link', {name: 'Unblock an address'}).click();
  await expect(page).toHaveURL('/docs/intro/#unblock-an-address');
  await expect.poll(() => focused(page)).toMatch(/^H2 Unblock an address/);
  await expect(page.locator('#unblock-an-address')).toBeInViewport();
});

test('after a whole page and all results of the search the focus is on their titles', async ({page}) => {
  await open(page, '/docs/intro/');
  await search(page, 'port knocking');
  await hits(page).first().waitFor();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => focused(page)).toMatch(/^H[1-6] /);
  await search(page, 'port knocking');
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

/** What somebody pastes into the first field of a tool. */
const pastes: Partial<Record<ToolId, string>> = {
  'config-checker': 'TESTING = "1"\nTCP_IN = "22,80"\nLF_SSHD = "5"\n',
  'rule-builder': 'csf -d 198.51.100.7 guessing passwords',
  'block-decoder': 'csf.deny: 198.51.100.99 # port scan',
  'log-tester': 'Nov 21 02:24:01 server sshd[41]: Failed password for root from 198.51.100.150 port 48529 ssh2',
};

/** The verdict of the tool has the focus, and its words are those that it keeps. */
async function isOnVerdict(page: Page): Promise<void> {
  const heading = verdictOn(page).getByRole('heading', {level: 2});
  await expect(heading).toBeFocused();
  // A screen reader reads the heading: the status must not say it again.
  await expect(verdictOn(page)).toHaveAttribute('aria-live', 'off');
  await page.keyboard.press('Shift+Tab');
  await expect(verdictOn(page)).toHaveAttribute('aria-live', 'polite');
}

for (const {id, title} of tools) {
  test(`${title}: after an example, the button and a paste the focus is on the verdict, and typing keeps it`, async ({
    page,
  }) => {
    await open(page, toolUrl(id));
    const tool = toolOn(page);
    await tool.getByRole('group', {name: 'Examples'}).getByRole('button').first().click();
    await isOnVerdict(page);
    await tool.locator('button[type="submit"]').click();
    await isOnVerdict(page);
    const text = pastes[id];
    if (text !== undefined) {
      await tool.getByRole('button', {name: 'Clear', exact: true}).click();
      await expect(firstField(page)).toBeFocused();
      await paste(page, text);
      await isOnVerdict(page);
      await expect(firstField(page)).toHaveValue(text);
      await firstField(page).focus();
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.type(' x');
      await expect(firstField(page)).toBeFocused();
    }
  });
}

test('what was left out of a paste is kept by a checkbox, which keeps its words and the focus', async ({page}) => {
  for (const [id, text] of Object.entries(pastes)) {
    await open(page, toolUrl(id as ToolId));
    await firstField(page).fill(text.replace(/^(?=.)/gm, '> '));
    const choice = toolOn(page).getByRole('checkbox', {name: 'Read it as pasted'});
    await choice.focus();
    for (const words of [/^Read as pasted, with /, /^Read without /]) {
      await page.keyboard.press('Space');
      await expect(toolOn(page).getByText(words)).toBeVisible();
      await expect(choice).toBeFocused();
    }
  }
});

test('keeping and removing the site are two buttons, and stopping the countdown leads to its words', async ({page}) => {
  await page.addInitScript(() => {
    const registrations: object[] = [];
    registrations.push({active: {}, scope: `${location.origin}/`, unregister: () => registrations.pop()});
    Object.defineProperty(navigator.serviceWorker, 'getRegistrations', {value: async () => registrations});
  });
  await open(page, '/docs/download/');
  const keep = page.getByRole('button', {name: 'Keep this site for offline reading'});
  await expect(keep).toHaveAttribute('aria-disabled', 'true');
  const remove = page.getByRole('button', {name: 'Remove the saved site'});
  await remove.click();
  await expect(page.getByText('The offline copy is removed.')).toBeVisible();
  await expect(remove).toHaveCount(0);
  await expect(keep).toBeFocused();

  await openWithStandingClock(
    page,
    `/redirect/?to=${encodeURIComponent('https://github.com/sentinelfirewall/sentinel')}`,
  );
  await page.getByRole('button', {name: 'Stop'}).click();
  await expect.poll(() => focused(page)).toMatch(/^P Stopped/);
});

test('a button that goes with its work leaves the focus on what came', async ({page}) => {
  await open(page, toolUrl('log-tester'));
  const tool = toolOn(page);
  await tool.getByRole('button', {name: 'An attack on SSH'}).click();
  await tool.getByRole('button', {name: /^Show all/}).click();
  await expect.poll(() => focused(page)).toMatch(/^LI \d+ /);
  await tool.getByText('What if the limits were different?').click();
  await tool.getByLabel('LF_SSHD', {exact: true}).fill('9');
  await tool.getByRole('button', {name: 'Restore the server’s values'}).click();
  await isOnVerdict(page);

  await open(page, '/docs/with/mailcow/');
  await page.getByRole('button', {name: /^Show all/}).click();
  await expect.poll(() => focused(page)).toMatch(/^PRE root@server/);
});

test('Enter in the filter of settings leads to the list', async ({page}) => {
  await open(page, '/docs/reference/settings/');
  const field = page.getByLabel('Filter settings');
  await field.fill('lf_sshd_perm');
  await expect(page.getByRole('status').filter({hasText: /setting/})).toHaveText('1 setting');
  await field.press('Enter');
  await expect.poll(() => focused(page)).toBe('P Login Failure Blocking and Alerts 1');
});
