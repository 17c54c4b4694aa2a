import {globSync} from 'tinyglobby';
import type {Locator, Page} from '@playwright/test';
import {readFileSync} from 'node:fs';

import {tabGroups} from '@sentinel/csf/answers/terms/tabGroups';

import {bundleForPage} from './support/bundleForPage';
import {tellConnection} from './support/connection';
import type {WatchedPaints} from './support/layout/watchPaints';
import {expect, test, whenAlive} from './support/site';

const watchPaints = bundleForPage('layout/watchPaints.ts');

/** Each group of tabs in the docs: where it is, what it is about, and the values it has. */
const groups = globSync('docs/**/[!_]*.mdx')
  .sort()
  .flatMap((file) => {
    const found = [...readFileSync(file, 'utf8').matchAll(/<Tabs groupId="(\w+)".*?<\/Tabs>/gs)];
    return found.map(([text, group], place) => ({
      address: `/${file.replace(/\.mdx$/, '/')}`,
      group: group!,
      place,
      values: [...text.matchAll(/<TabItem value="(\w+)"/g)].map(([, value]) => value!),
    }));
  });

const containerOf = (page: Page, place = 0): Locator => page.locator('.tabs-container').nth(place);
const openTab = (page: Page, place = 0): Locator => containerOf(page, place).getByRole('tab', {selected: true});
const openPanel = (page: Page, place = 0): Locator => containerOf(page, place).getByRole('tabpanel');
const valueOfOpen = (page: Page, place = 0): Promise<string | null> =>
  openPanel(page, place).locator('[data-tab]').first().getAttribute('data-tab');

test('the docs have tabs about panels and about systems', () => {
  expect([...new Set(groups.map(({group}) => group))].sort()).toEqual(Object.keys(tabGroups).sort());
});

for (const {address, group, place, values} of groups) {
  test(`${address} opens the last of its tabs ${place + 1} (${group}) by its address`, async ({page, mishaps}) => {
    const value = values.at(-1)!;
    await page.goto(`${address}?${group}=${value}`);
    await whenAlive(page);
    await expect(openPanel(page, place)).toHaveCount(1);
    expect(await valueOfOpen(page, place)).toBe(value);
    await expect(openTab(page, place)).toHaveCount(1);
    expect(mishaps).toEqual([]);
  });
}

test(
  'a choice is in the address, and stays on other pages and after a reload',
  {tag: '@quick'},
  async ({page, mishaps}) => {
    await page.goto('/docs/installation/');
    await whenAlive(page);
    await containerOf(page).getByRole('tab', {name: 'DirectAdmin'}).click();
    await expect(page).toHaveURL('/docs/installation/?panel=directadmin');
    await page.locator('.theme-doc-sidebar-container').getByRole('link', {name: 'Update and uninstall'}).click();
    await expect(page.getByRole('heading', {level: 1, name: /update/i})).toBeVisible();
    await expect(openTab(page)).toHaveText('DirectAdmin');
    await page.goto('/docs/upgrade-from-csf/');
    await whenAlive(page);
    await expect(openTab(page)).toHaveText('DirectAdmin');
    expect(mishaps).toEqual([]);
  },
);

test('the address wins over the choice, and is no choice itself', async ({page}) => {
  await choose(page, 'DirectAdmin');
  await page.goto('/docs/installation/?panel=cwp');
  await whenAlive(page);
  await expect(openTab(page)).toHaveText('CWP');
  await page.goto('/docs/installation/');
  await whenAlive(page);
  await expect(openTab(page)).toHaveText('DirectAdmin');
});

for (const value of ['plesk', '', '%00', '"><script>alert(1)</script>', '__proto__', '%E0%A4%A']) {
  test(`an unknown value in the address (${value}) leaves the first tab open`, async ({page, mishaps}) => {
    await page.goto(`/docs/installation/?panel=${value}`);
    await whenAlive(page);
    await expect(openTab(page)).toHaveText('cPanel');
    expect(await valueOfOpen(page)).toBe('cpanel');
    expect(mishaps).toEqual([]);
  });
}

test('a place inside of a closed tab opens it', {tag: '@quick'}, async ({page}) => {
  await page.goto('/docs/installation/');
  await whenAlive(page);
  await page.evaluate(() => {
    document.querySelector('[data-tab="cwp"]')!.parentElement!.querySelector('li:last-child')!.id = 'panel-logins';
  });
  await expect(page.locator('#panel-logins')).toBeHidden();
  await page.evaluate(() => {
    window.location.hash = '#panel-logins';
  });
  await expect(page.locator('#panel-logins')).toBeInViewport();
  await expect(openTab(page)).toHaveText('CWP');
  await containerOf(page).getByRole('tab', {name: 'cPanel', exact: true}).click();
  await expect(openTab(page)).toHaveText('cPanel');
});

test('on paper every tab is open and says whose it is', {tag: '@quick'}, async ({page}) => {
  await page.goto('/docs/installation/');
  await whenAlive(page);
  const names = await containerOf(page).getByRole('tab').allTextContents();
  await expect(openPanel(page)).toHaveCount(1);
  await expect(page.locator('[data-tab]').filter({visible: true})).toHaveCount(0);
  await page.emulateMedia({media: 'print'});
  await expect(openPanel(page)).toHaveCount(tabGroups.panel!.length);
  await expect(containerOf(page).getByRole('tab')).toHaveCount(0);
  await expect(page.locator('[data-tab]').filter({visible: true})).toHaveText(names);
});

for (const way of ['remembered', 'in the address', 'in the address, in fonts of the system,']) {
  test(`a tab that is ${way} is open from the first paint, and nothing moves`, async ({page, mishaps}) => {
    if (way.includes('fonts')) {
      await tellConnection(page, {rtt: 150, effectiveType: '4g'});
    }
    const address = '/docs/update-and-uninstall/';
    if (way === 'remembered') {
      await choose(page, 'No panel');
    }
    await page.addInitScript(watchPaints);
    await page.addInitScript(watchOpenTabs);
    await page.goto(way === 'remembered' ? address : `${address}?panel=generic`);
    await whenAlive(page);
    await expect(openTab(page)).toHaveText('No panel');
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const seen = await page.evaluate(() => {
      const {openTabs, shifts} = window as unknown as WatchedPaints & {openTabs: string[]};
      return {openTabs, shifts};
    });
    expect(seen).toEqual({openTabs: ['generic'], shifts: []});
    expect(mishaps).toEqual([]);
  });
}

async function choose(page: Page, name: string): Promise<void> {
  await page.goto('/docs/installation/');
  await whenAlive(page);
  await containerOf(page).getByRole('tab', {name}).click();
  await expect(openTab(page)).toHaveText(name);
}

/** Notes which tab is open whenever something is painted, with the tabs in the middle of the window. */
function watchOpenTabs(): void {
  const openTabs: string[] = [];
  Object.assign(window, {openTabs});
  const look = (): void => {
    document.querySelector('[role="tablist"]')?.scrollIntoView({behavior: 'instant', block: 'center'});
    const open = document.querySelector<HTMLElement>('[role="tabpanel"]:not([hidden]) > [data-tab]')?.dataset.tab;
    if (open !== undefined && open !== openTabs.at(-1)) {
      openTabs.push(open);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
