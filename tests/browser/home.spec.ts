import type {Page} from '@playwright/test';

import {expect, open, test} from './support/site';

const lastLine = 'timed out: Operation now in progress';

/** How visible a line of the replay is: 0 while it is covered, 1 when it is there. */
function opacityOf(page: Page, text: string): Promise<number> {
  return page
    .getByText(text)
    .first()
    .evaluate((line) => {
      let opacity = 1;
      for (let element: Element | null = line; element; element = element.parentElement) {
        opacity *= Number(getComputedStyle(element).opacity);
      }
      return opacity;
    });
}

test('the home page installs, upgrades and rescues from its first screen', {tag: '@quick'}, async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/');
  await page.getByRole('button', {name: 'Copy', exact: true}).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^wget https:\/\/github\.com\/sentinelfirewall\/sentinel\/\S+csf\.tgz\ntar --no-same-owner -xzf csf\.tgz\ncd csf\nsh install\.sh$/,
  );
  const banner = page.getByRole('main');
  await expect(banner.getByRole('link', {name: 'Upgrade from CSF', exact: true})).toBeInViewport();
  await expect(banner.getByRole('link', {name: 'One command lets you back in'})).toBeInViewport();
});

test(
  'the replay plays when it comes into sight, can be paused, and ends with everything readable',
  {tag: '@quick'},
  async ({page}) => {
    await page.clock.install();
    await open(page, '/');
    const heading = page.getByRole('heading', {name: 'An attack on SSH, found and blocked'});
    await heading.evaluate((element) => element.scrollIntoView());
    const pause = page.getByRole('button', {name: 'Pause'});
    await expect(pause).toBeVisible();
    expect(await opacityOf(page, lastLine)).toBe(0);
    await pause.click();
    const goOn = page.getByRole('button', {name: 'Go on'});
    await page.clock.runFor(60_000);
    await expect(goOn).toBeVisible();
    expect(await opacityOf(page, lastLine)).toBe(0);
    await goOn.click();
    await page.clock.runFor(60_000);
    await expect(page.getByRole('button', {name: 'Play again'})).toBeVisible();
    expect(await opacityOf(page, lastLine)).toBe(1);
  },
);

test('with reduced motion, the replay waits until the visitor plays it', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/');
  const play = page.getByRole('button', {name: 'Play', exact: true});
  await play.scrollIntoViewIfNeeded();
  await expect(play).toBeVisible();
  expect(await opacityOf(page, lastLine)).toBe(1);
  await play.click();
  await expect(page.getByRole('button', {name: 'Pause'})).toBeVisible();
});

test('a covered line of the replay is there for selection and for screen readers', async ({page}) => {
  await page.clock.install();
  await open(page, '/');
  await page
    .getByRole('heading', {name: 'An attack on SSH, found and blocked'})
    .evaluate((element) => element.scrollIntoView());
  await page.getByRole('button', {name: 'Pause'}).click();
  const text = await page.evaluate(() => {
    window.getSelection()?.selectAllChildren(document.querySelector('main')!);
    return window.getSelection()?.toString();
  });
  expect(text).toContain(lastLine);
  expect(await page.getByRole('main').ariaSnapshot()).toContain(lastLine);
});

test('the home page begins with what the product is for, and its tasks are those of the docs', async ({page}) => {
  const links = page.locator('main section').filter({hasText: 'What do you need to do?'}).getByRole('listitem');
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading', {level: 2})).toHaveText([
    'Coming from CSF',
    'What do you need to do?',
    'An attack on SSH, found and blocked',
    'Try it',
  ]);
  const tasks = await links.allInnerTexts();
  expect(tasks.length).toBeGreaterThan(0);
  await page.goto('/docs/intro/');
  const ofDocs = await page.locator('.theme-doc-markdown').getByRole('listitem').allInnerTexts();
  expect(ofDocs.slice(0, tasks.length)).toEqual(tasks);
});

test('the home page is read in a few minutes', async ({page}) => {
  await page.goto('/');
  const words = await page.getByRole('main').evaluate((main) => (main as HTMLElement).innerText.match(/\S+/g)!.length);
  expect(words).toBeLessThan(500);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the home page has the whole recording, and no button that does nothing', {tag: '@quick'}, async ({page}) => {
    await page.goto('/');
    await expect(page.getByText(lastLine)).toBeVisible();
    expect(await opacityOf(page, lastLine)).toBe(1);
    await expect(page.getByRole('button', {name: 'Play'})).toHaveCount(0);
  });
});

test('in colours that the system chooses, the drawing has those of the text around it', async ({page}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({forcedColors: 'active', colorScheme});
    await open(page, '/');
    const text = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color);
    const fills = await page
      .locator('main figure svg')
      .first()
      .locator('text')
      .evaluateAll((words) => words.map((word) => getComputedStyle(word).fill));
    expect(fills.length).toBeGreaterThan(10);
    expect([...new Set(fills)]).toEqual([text]);
  }
});
