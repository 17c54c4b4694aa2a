import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';

import {findViolations} from './support/axe';
import {expect, open, test} from './support/site';
import {verdictOn} from './support/tools';
import {watchRequests, whenSeen, whenQuiet} from './support/watchRequests';

const address = '/docs/tools/block-decoder/';
const tool = (page: Page): Locator => page.getByRole('region', {name: 'Block decoder'});
const text = (page: Page): Locator => tool(page).getByLabel('Paste what you have');
const status = (page: Page): Locator => verdictOn(page).getByRole('heading');
const findings = (page: Page): Locator => tool(page).getByRole('article');
const code = (page: Page): Locator => tool(page).getByRole('group', {name: 'As root on the server'});

/** A text as the product wrote it. */
const recorded = (name: string): string => readFileSync(`packages/csf/tests/fixtures/decode/${name}/input.txt`, 'utf8');

const unblock = 'csf -dr 198.51.100.150';

/** Pastes as a visitor does it. */
async function paste(page: Page, words: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), words);
  await text(page).focus();
  await page.keyboard.press('ControlOrMeta+V');
}

test(
  'an email: the command that lifts the block first, then why, for how long and which setting',
  {tag: '@quick'},
  async ({page}) => {
    await open(page, address);
    await text(page).fill(recorded('mail-ssh'));
    await expect(status(page)).toHaveText(
      'lfd blocked 198.51.100.150 for failed SSH logins: 5 in the last 3600 seconds.',
    );
    await expect(verdictOn(page)).toContainText('This is a block. The commands to lift it come first.');
    const finding = findings(page);
    await expect(code(page)).toHaveText([
      unblock,
      'csf -g 198.51.100.150\ngrep -F 198.51.100.150 /var/log/lfd.log',
      'echo "198.51.100.150" >> /etc/csf/csf.ignore\ncsf --lfd restart',
    ]);
    await expect(finding).toContainText('Permanently, until somebody lifts it');
    await expect(finding.getByRole('link', {name: 'LF_SSHD', exact: true}).first()).toHaveAttribute(
      'href',
      '/docs/reference/settings/login-failures/#lf_sshd',
    );
    await expect(finding.getByRole('link', {name: 'Read more about this'})).toHaveAttribute(
      'href',
      '/docs/usage/login-tracking/#how-many-failed-logins-lead-to-a-block',
    );
  },
);

test('after a paste on a phone the command and the way out are in sight', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, address);
  await paste(page, recorded('mail-ssh'));
  await expect(code(page).first()).toHaveText(unblock);
  await expect(code(page).first()).toBeInViewport({ratio: 1});
  await expect(findings(page).getByRole('link', {name: /^Locked out/})).toBeInViewport({ratio: 1});
  await expect(status(page)).toBeFocused();
});

test('the tool sends no request while you use it', async ({page}) => {
  // Docusaurus prefetches the pages of visible links. In this tall window the page's own links are visible at once.
  await page.setViewportSize({width: 1280, height: 6000});
  await open(page, address);
  await whenQuiet(page);
  const requests = watchRequests(page);
  await text(page).fill('something unknown');
  await expect(status(page)).toHaveText('The decoder does not know this text.');
  await tool(page).getByRole('button', {name: 'Clear'}).click();
  await tool(page).getByRole('button', {name: 'An email about a block'}).click();
  await expect(code(page).first()).toHaveText(unblock);
  await whenSeen(page);
  expect(requests).toEqual([]);
});

test('once the page has loaded, its first use works even offline', async ({page, context}) => {
  await open(page, address);
  await whenQuiet(page);
  await context.setOffline(true);
  await text(page).fill(recorded('mail-ssh'));
  await expect(code(page).first()).toHaveText(unblock);
  await text(page).fill('Nov 21 02:24:12 server lfd[3844]: RESTRICT_SYSLOG: Option LF_SSHD *Disabled*');
  await expect(verdictOn(page)).toContainText('RESTRICT_SYSLOG = "1" switched LF_SSHD off');
});

for (const mode of ['light', 'dark'] as const) {
  test(`with findings and without any it has no barrier that axe finds, ${mode}`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, `${address}?docusaurus-theme=${mode}`);
    const found: string[] = [];
    for (const words of [recorded('mail-ssh'), recorded('temporary-list'), 'something unknown']) {
      await text(page).fill(words);
      await expect(findings(page).first()).toBeVisible();
      for (const size of [
        {width: 1280, height: 720},
        {width: 320, height: 640},
      ]) {
        await page.setViewportSize(size);
        found.push(...(await findViolations(page)));
        expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBe(size.width);
      }
    }
    expect(found).toEqual([]);
  });
}
