import type {Page} from '@playwright/test';

import {findViolations} from './support/axe';
import {expect, open, test} from './support/site';
import {verdictOn} from './support/tools';

const address = '/docs/tools/packet-tester/';
const tool = (page: Page) => page.getByRole('region', {name: 'Packet tester'});
const status = (page: Page) => verdictOn(page).getByRole('heading');
const example = (page: Page, name: string) => tool(page).getByRole('button', {name}).click();

test('answers a packet, and updates with the fields', {tag: '@quick'}, async ({page}) => {
  await open(page, address);
  await tool(page).getByLabel('From').fill('203.0.113.7');
  await tool(page).getByLabel('Port', {exact: true}).fill('3306');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('The packet is dropped without an answer.');
  await expect(status(page)).toBeInViewport();
  await expect(tool(page)).toContainText('port 3306 is not in TCP_IN');
  await expect(tool(page)).toContainText('tcp|in|d=3306|s=203.0.113.7');
  expect(await findViolations(page)).toEqual([]);
  await tool(page).getByLabel('Port', {exact: true}).fill('443');
  await expect(status(page)).toHaveText('The packet passes.');
});

test('the path stops at its gate without motion, and a phone shows all of it', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width: 320, height: 800});
  await open(page, address);
  await example(page, 'A web visitor from a denied network');
  const path = tool(page).getByRole('img', {name: 'The path of this packet'});
  await expect(path).toBeVisible();
  await expect(path).toHaveAccessibleDescription(/Deny lists, countries: decides\./);
  const animations = await path.evaluate((drawing) => drawing.getAnimations({subtree: true}).length);
  expect(animations).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a link carries the packet, whose verdict is there again after Back; all rules, and a comparison', async ({
  page,
}) => {
  await open(page, `${address}#?from=198.51.100.23&port=22`);
  await expect(status(page)).toHaveText('The packet passes.');
  expect(new URL(page.url()).hash).toBe('');
  await page.getByRole('main').getByRole('link', {name: 'csf does not protect published ports'}).click();
  await expect(page).toHaveURL(/docker/);
  await page.goBack();
  await expect(status(page)).toHaveText('The packet passes.');
  await tool(page).getByText('What does my change do?').click();
  await tool(page).getByLabel('Changed settings').fill('TCP_IN = "443"');
  await expect(tool(page)).toContainText(/The change removes \d+ and adds 0 rules\./);
  await tool(page).getByText('All rules that csf makes on this server').click();
  await tool(page).getByLabel('Search').fill('dport 22');
  await expect(tool(page)).toContainText('--dport 22 -j ACCEPT');
  expect(await findViolations(page)).toEqual([]);
});
