import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';

import {findViolations} from './support/axe';
import {expect, open, test} from './support/site';
import {paste, verdictOn} from './support/tools';
import {onlyIfKnown} from '@sentinel/csf/answers/output/finding';

const address = '/docs/tools/block-decoder/';
const tool = (page: Page): Locator => page.getByRole('region', {name: 'Block decoder'});
const text = (page: Page): Locator => tool(page).getByLabel('Paste what you have');
const status = (page: Page): Locator => verdictOn(page).getByRole('heading');
const findings = (page: Page): Locator => tool(page).getByRole('article');
const code = (page: Page): Locator => tool(page).getByRole('group', {name: 'As root on the server'});

/** A text as the product wrote it. */
const recorded = (name: string): string => readFileSync(`packages/csf/tests/fixtures/decode/${name}/input.txt`, 'utf8');

const unblock = 'csf -dr 198.51.100.150';

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
    await expect(code(page)).toHaveText([unblock, 'csf -g 198.51.100.150\ngrep -F 198.51.100.150 /var/log/lfd.log']);
    await expect(finding).toContainText(onlyIfKnown);
    await expect(finding).toContainText('Until somebody lifts it');
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
  await text(page).focus();
  await paste(page, recorded('mail-ssh'));
  await expect(code(page).first()).toHaveText(unblock);
  await expect(code(page).first()).toBeInViewport({ratio: 1});
  await expect(findings(page).getByRole('link', {name: /^Locked out/})).toBeInViewport({ratio: 1});
  await expect(status(page)).toBeFocused();
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
