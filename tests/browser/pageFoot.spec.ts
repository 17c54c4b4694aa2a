import type {Locator, Page} from '@playwright/test';
import {spawnSync} from 'node:child_process';

import {expect, test, whenAlive} from './support/site';
import {version} from '@sentinel/csf/model/version';

const doc = '/docs/usage/port-knocking/';
const post = '/blog/read-an-lfd-email/';
const names = ['Yes, this page was helpful', 'No, this page was not helpful', 'Suggest a change'];
const issues = 'https://github.com/sentinelfirewall/sentinelfirewall.org/issues/new';

const feedback = (page: Page): Locator => page.getByRole('group', {name: 'Feedback'});

async function issueOf(link: Locator): Promise<{page: string; title: string; body: string}> {
  const {origin, pathname, searchParams} = new URL((await link.getAttribute('href'))!);
  return {page: origin + pathname, title: searchParams.get('title')!, body: searchParams.get('body')!};
}

/** Follows a link as far as the address that the browser would open. */
async function follow(page: Page, link: Locator): Promise<void> {
  await page.context().route('https://github.com/**', (route) => route.fulfill({body: 'the code host'}));
  const opened = page.waitForEvent('popup');
  await link.click();
  await (await opened).close();
}

for (const [kind, address] of [
  ['docs page', doc],
  ['post', post],
] as const) {
  test(
    `the links of a ${kind} have names of their own, and lead to an issue that names page, address and version`,
    {tag: '@quick'},
    async ({page}) => {
      await page.goto(address);
      await whenAlive(page);
      const heading = await page.getByRole('heading', {level: 1}).textContent();
      const links = feedback(page).getByRole('link');
      await expect(links).toHaveCount(names.length);
      for (const [place, name] of names.entries()) {
        await expect(links.nth(place)).toHaveAccessibleName(name);
        await expect(links.nth(place)).toHaveAccessibleDescription(
          'Each opens a public issue on GitHub, where you need an account.',
        );
        await expect(links.nth(place)).toHaveAttribute('rel', 'noopener noreferrer');
      }
      const found = await Promise.all((await links.all()).map(issueOf));
      expect(found.map(({page: where, title}) => [where, title])).toEqual(
        ['Helpful', 'Not helpful', 'Suggestion'].map((word) => [issues, `${word}: ${heading}`]),
      );
      for (const {body} of found) {
        expect(body).toContain(
          `Page: ${heading}\nAddress: https://sentinelfirewall.org${address}\nVersion: ${version}\n`,
        );
      }
      expect(found.at(-1)!.body).toMatch(/\n\nWhat should it say instead\?\n$/);
    },
  );
}

test('the issue names the section that the address names when the link is used', {tag: '@quick'}, async ({page}) => {
  await page.goto(doc);
  await whenAlive(page);
  const heading = page.locator('.theme-doc-markdown h2[id]').nth(1);
  const id = (await heading.getAttribute('id'))!;
  await page.evaluate((name) => {
    window.location.hash = `#${name}`;
  }, id);
  const link = feedback(page).getByRole('link', {name: 'Suggest a change'});
  await follow(page, link);
  const words = (await heading.textContent())!.trim();
  expect((await issueOf(link)).body).toContain(
    `Section: ${words}\nAddress: https://sentinelfirewall.org${doc}#${id}\n`,
  );
  await page.evaluate(() => history.replaceState(null, '', window.location.pathname));
  await follow(page, link);
  expect((await issueOf(link)).body).not.toContain('Section');
});

for (const hash of ['#"><script>alert(1)</script>', '#&labels=x', '#%E0%A4%A', '#__docusaurus']) {
  test(`an address that names no heading (${hash}) adds nothing to the issue`, async ({page}) => {
    await page.goto(doc + hash);
    await whenAlive(page);
    const link = feedback(page).getByRole('link', {name: 'Suggest a change'});
    await follow(page, link);
    const {page: where, body} = await issueOf(link);
    expect(where).toBe(issues);
    expect(body).toContain(`Address: https://sentinelfirewall.org${doc}\nVersion`);
    expect(new URL((await link.getAttribute('href'))!).searchParams.size).toBe(2);
  });
}

test('nothing is asked of another host before a link is used', async ({page, mishaps}) => {
  await page.goto(doc);
  await whenAlive(page);
  await feedback(page).scrollIntoViewIfNeeded();
  await feedback(page).getByRole('link').first().hover();
  expect(mishaps).toEqual([]);
});

test('on paper there is neither the question nor a way to copy the page', async ({page}) => {
  await page.goto(doc);
  const markdown = page.getByRole('link', {name: 'Markdown', exact: true});
  await expect(feedback(page)).toBeVisible();
  await expect(markdown).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(feedback(page)).toBeHidden();
  await expect(markdown).toBeHidden();
});

test('the foot of a page leads to its source, and says when it was last changed and who did, if that is known', async ({
  page,
}) => {
  const changes = spawnSync('git', ['log', '--format=%h', '--', `${doc.slice(1, -1)}.mdx`], {encoding: 'utf8'});
  const hasHistory = changes.status === 0 && changes.stdout !== '';
  await page.goto(doc);
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    `https://github.com/sentinelfirewall/sentinelfirewall.org/edit/main/${doc.slice(1, -1)}.mdx`,
  );
  const foot = page.locator('.theme-last-updated');
  await expect(foot).toHaveCount(hasHistory ? 1 : 0);
  const words = (await foot.allTextContents()).join();
  expect(words).toMatch(hasHistory ? /^Updated \d{1,2} [A-Z][a-z]+ \d{4}(Contributors?: \S+.*)?$/ : /^$/);
  expect(words).not.toContain('@');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the links lead to the same issues, without a section', async ({page}) => {
    await page.goto(`${doc}#how-it-works`);
    const {page: where, body} = await issueOf(feedback(page).getByRole('link', {name: 'Suggest a change'}));
    expect(where).toBe(issues);
    expect(body).toContain(`Address: https://sentinelfirewall.org${doc}\nVersion: ${version}\n`);
  });
});
