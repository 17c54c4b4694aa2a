import type {Locator, Page} from '@playwright/test';

import {expect, open, test, whenAlive} from './support/site';

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

/** The field, the announced verdict and the drawing of the door. */
function doorOf(page: Page): Record<'line' | 'verdict' | 'drawing' | 'dots' | 'leaves', Locator> {
  const drawing = page.locator('header svg[viewBox="0 0 460 128"]');
  return {
    line: page.getByLabel('Press Enter: each is one more failed login'),
    verdict: page.locator('header [role="status"]'),
    drawing,
    dots: drawing.locator('circle'),
    leaves: drawing.locator('path').last(),
  };
}

/** How many dots of the door are filled. */
function filled(dots: Locator): Promise<number> {
  return dots.evaluateAll((all) => all.filter((dot) => getComputedStyle(dot).fill !== 'none').length);
}

/** How far the leaves of the door are apart, in units of the drawing. */
function gap(leaves: Locator): Promise<number> {
  return leaves.evaluate((path) => {
    const [, upper, lower] = /V(\d+)M\d+ \d+V(\d+)/.exec(path.getAttribute('d')!)!;
    return Number(lower) - Number(upper);
  });
}

test('the first screen shows the door, installs, upgrades and rescues', {tag: '@quick'}, async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/');
  const main = page.getByRole('main');
  for (const name of ['Install Sentinel', 'Upgrade from CSF', 'One command lets you back in']) {
    await expect(main.getByRole('link', {name, exact: true})).toBeInViewport();
  }
  const {line, drawing, verdict} = doorOf(page);
  for (const part of [line, drawing, page.getByText('*Blocked in csf* [LF_SSHD]').first()]) {
    await expect(part).toBeInViewport({ratio: 1});
  }
  await expect(verdict).toHaveText('Or paste a line of your own.');
});

test(
  'each Enter is one more failure, the fifth shuts the door, the next line ends at it, and each is announced once',
  {tag: '@quick'},
  async ({page}) => {
    await open(page, '/');
    const {line, verdict, dots, leaves} = doorOf(page);
    expect(await filled(dots)).toBe(0);
    await verdict.evaluate((status) => {
      const said: string[] = [];
      Object.assign(window, {said});
      new MutationObserver(() => said.push(status.textContent)).observe(status, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await line.focus();
    let before = await gap(leaves);
    for (const count of [1, 2, 3, 4]) {
      await page.keyboard.press('Enter');
      await expect(verdict).toContainText(`${count} of 5. 198.51.100.150 comes to ${count} of 5 failures for LF_SSHD.`);
      expect(await filled(dots)).toBe(count);
      expect(await gap(leaves)).toBeLessThan(before);
      before = await gap(leaves);
    }
    await page.keyboard.press('Enter');
    await expect(verdict).toContainText('The door is shut. lfd blocks 198.51.100.150 at line 5');
    expect(await filled(dots)).toBe(5);
    expect(await gap(leaves)).toBe(0);
    await page.keyboard.press('Enter');
    await expect(verdict).toContainText('Line 6 ends at the door.');
    await expect(line).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(verdict).toContainText('Line 7');
    // Each step once.
    const said = await page.evaluate(() => (window as unknown as {said: string[]}).said);
    expect(said).toHaveLength(7);
    expect(new Set(said).size).toBe(7);
    await page.getByRole('button', {name: 'Start again'}).click();
    await expect(verdict).toHaveText('Or paste a line of your own.');
    await expect(line).toBeFocused();
    expect(await filled(dots)).toBe(0);
  },
);

test('any line can be pasted, and several', async ({page}) => {
  await open(page, '/');
  const {line, verdict, dots} = doorOf(page);
  const ftp = 'Nov 21 02:24:01 server pure-ftpd: (?@203.0.113.7) [WARNING] Authentication failed for user [anna]';
  await line.fill(`${ftp}\n${ftp}\n`);
  await page.getByRole('button', {name: 'Add this line'}).click();
  await expect(verdict).toContainText('2 of 10.');
  await expect(dots).toHaveCount(10);
  expect(await filled(dots)).toBe(2);
  await line.fill('hello');
  await line.press('Enter');
  await expect(verdict).toContainText('Line 3 does not count. lfd knows no message like this one.');
});

test('the log tester loads with the first touch of the line, and what is below stays where it is', async ({page}) => {
  const {line, verdict} = doorOf(page);
  const late: string[] = [];
  await page.goto('/', {waitUntil: 'networkidle'});
  await whenAlive(page);
  page.on('request', (request) => late.push(request.url()));
  const below = page.getByRole('heading', {name: 'Tools for your own server'});
  const before = (await below.boundingBox())!.y + (await page.evaluate(() => scrollY));
  await line.press('Enter');
  await expect(verdict).toContainText('1 of 5.');
  expect(late.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
  for (let press = 0; press < 5; press += 1) {
    await line.press('Enter');
  }
  await expect(verdict).toContainText('Line 6');
  expect((await below.boundingBox())!.y + (await page.evaluate(() => scrollY))).toBe(before);
});

test(
  'the replay plays when it comes into sight, can be paused, and ends with everything readable',
  {tag: '@quick'},
  async ({page}) => {
    await page.clock.install();
    await open(page, '/');
    const heading = page.getByRole('heading', {name: 'A recorded attack on SSH'});
    await heading.evaluate((element) => element.scrollIntoView());
    const pause = page.getByRole('button', {name: 'Pause'});
    await expect(pause).toBeVisible();
    expect(await opacityOf(page, lastLine)).toBe(0);
    await pause.click();
    const resume = page.getByRole('button', {name: 'Resume'});
    await page.clock.runFor(60_000);
    await expect(resume).toBeVisible();
    expect(await opacityOf(page, lastLine)).toBe(0);
    // A covered line is there for selection and for screen readers.
    const text = await page.evaluate(() => {
      window.getSelection()?.selectAllChildren(document.querySelector('main')!);
      return window.getSelection()?.toString();
    });
    expect(text).toContain(lastLine);
    expect(await page.getByRole('main').ariaSnapshot()).toContain(lastLine);
    await resume.click();
    await page.clock.runFor(60_000);
    await expect(page.getByRole('button', {name: 'Play again'})).toBeVisible();
    expect(await opacityOf(page, lastLine)).toBe(1);
  },
);

test('with reduced motion, nothing moves at the door, and the replay waits until the visitor plays it', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/');
  const {line, verdict} = doorOf(page);
  await line.press('Enter');
  await expect(verdict).toContainText('1 of 5.');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  const play = page.getByRole('button', {name: 'Play', exact: true});
  await play.scrollIntoViewIfNeeded();
  await expect(play).toBeVisible();
  expect(await opacityOf(page, lastLine)).toBe(1);
  await play.click();
  await expect(page.getByRole('button', {name: 'Pause'})).toBeVisible();
});

test('the tasks of the home page are those of the docs', async ({page}) => {
  const links = page.locator('main section').filter({hasText: 'What do you need to do?'}).getByRole('listitem');
  await page.goto('/');
  const tasks = await links.allInnerTexts();
  expect(tasks).toHaveLength(12);
  await page.goto('/docs/intro/');
  const ofDocs = await page.locator('.theme-doc-markdown').getByRole('listitem').allInnerTexts();
  expect(ofDocs.slice(0, tasks.length)).toEqual(tasks);
});

test('the home page is read in a few minutes, and five screens of a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/');
  const words = await page.getByRole('main').evaluate((main) => (main as HTMLElement).innerText.match(/\S+/g)!.length);
  expect(words).toBeLessThanOrEqual(450);
  expect(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)).toBeLessThanOrEqual(5);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test(
    'the home page has the door shut, the whole recording, and no button that does nothing',
    {tag: '@quick'},
    async ({page}) => {
      await page.goto('/');
      await expect(page.getByText(lastLine)).toBeVisible();
      expect(await opacityOf(page, lastLine)).toBe(1);
      await expect(page.getByRole('button', {name: 'Play'})).toHaveCount(0);
      await expect(doorOf(page).line).toBeHidden();
      const drawing = page.locator('header noscript svg');
      await expect(drawing).toBeVisible();
      await expect(page.locator('header noscript p').last()).toHaveText(/^Line 6 ends at the door\./);
      await expect(page.locator('header noscript p').last()).toBeVisible();
      expect(await filled(drawing.locator('circle'))).toBe(5);
      expect(await gap(drawing.locator('path').last())).toBe(0);
    },
  );
});

test('in colours that the system chooses, the door has those of the text around it', async ({page}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({forcedColors: 'active', colorScheme});
    await open(page, '/');
    const text = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color);
    const {line, dots, leaves, verdict} = doorOf(page);
    await line.press('Enter');
    await expect(verdict).toContainText('1 of 5.');
    expect(await filled(dots)).toBe(1);
    const strokes = await Promise.all(
      [dots.first(), dots.last(), leaves].map((part) => part.evaluate((drawn) => getComputedStyle(drawn).stroke)),
    );
    expect([...new Set(strokes)]).toEqual([text]);
  }
});
