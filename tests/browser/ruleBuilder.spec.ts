import type {Locator, Page} from '@playwright/test';

import {findViolations} from './support/axe';
import {expect, open, test} from './support/site';
import {verdictOn} from './support/tools';

const address = '/docs/tools/rule-builder/';
const tool = (page: Page): Locator => page.getByRole('region', {name: 'Rule builder'});
const output = (page: Page): Locator => page.getByRole('region', {name: 'The line'});
const field = (page: Page, label: RegExp | string): Locator => tool(page).getByLabel(label);
const pasted = (page: Page): Locator => field(page, 'Paste a line to read it');
const kind = (page: Page): Locator => field(page, 'Kind of line');
/** The content of a code block, by its title. */
const code = (page: Page, title: string): Locator => output(page).getByRole('group', {name: title, exact: true});
const status = verdictOn;

async function fillFilter(page: Page): Promise<void> {
  await kind(page).selectOption('deny-filter');
  await field(page, /^Ports or ICMP type/).fill('22');
  await field(page, /^Address or network/).fill('198.51.100.0/24');
  await field(page, /^Comment/).fill('guessing passwords');
}

test('a link carries the fields, and only when it is asked for', {tag: '@quick'}, async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, address);
  await fillFilter(page);
  await expect(page).toHaveURL(address);
  await tool(page).getByRole('button', {name: 'Copy link'}).click();
  await expect(tool(page).getByRole('button', {name: 'Copied'})).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toBe('');
  const other = await context.newPage();
  await open(other, link);
  await expect(code(other, '/etc/csf/csf.deny')).toHaveText('tcp|in|d=22|s=198.51.100.0/24 # guessing passwords');
  await expect(other).toHaveURL(address);
});

test('what a tab keeps from an earlier line is no answer to the next one', async ({page}) => {
  await open(page, address);
  await pasted(page).fill('csf -d 198.51.100.9');
  await expect(code(page, '/etc/csf/csf.deny')).toHaveText('198.51.100.9');
  await page.reload();
  await pasted(page).fill('tcp|in|d=8443');
  await expect(status(page)).toHaveText(/they hold an earlier line/);
  await expect(code(page, '/etc/csf/csf.deny')).toHaveCount(0);
  await page.reload();
  await expect(status(page)).toHaveText(/they hold an earlier line/);
  await tool(page).getByRole('button', {name: 'Make the line'}).click();
  await expect(code(page, '/etc/csf/csf.deny')).toHaveText('198.51.100.9');
});

for (const mode of ['light', 'dark'] as const) {
  test(`with a line, with errors and with a choice it has no barrier that axe finds, ${mode}`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, `${address}?docusaurus-theme=${mode}`);
    await fillFilter(page);
    await pasted(page).fill('tcp|in|d=22|s=198.51.100.7');
    const found = await findViolations(page);
    await page.setViewportSize({width: 320, height: 640});
    found.push(...(await findViolations(page)));
    expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBe(320);
    await pasted(page).fill('tcp|in|d=22');
    await field(page, /^Ports or ICMP type/).fill('99999');
    await field(page, /^Comment/).focus();
    await expect(status(page)).toHaveText(/^Please correct/);
    found.push(...(await findViolations(page)));
    expect(found).toEqual([]);
  });
}
