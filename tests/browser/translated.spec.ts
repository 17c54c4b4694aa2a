import type {Locator, Page} from '@playwright/test';

import {tools, toolUrl} from '../../src/browser-tools/tools';
import {expect, open, test} from './support/site';
import {toolOn} from './support/tools';
import {translateAsBrowser} from './support/translateAsBrowser';
import {whenQuiet} from './support/watchRequests';

/** Texts that one tool or another, the search or a form understands. */
const texts = [
  'Nov 27 10:00:01 server sshd[812]: Failed password for root from 203.0.113.7 port 50022 ssh2',
  'tcp|in|d=22|s=203.0.113.7',
  'TESTING = "0"\nTCP_IN = "22,443"\nLF_SSHD = "x"',
  'lfd: (sshd) Failed SSH login from 203.0.113.7 (XX/Nowhere/-): 5 in the last 3600 secs',
  '203.0.113.7',
  'blok adress',
  'zzzz',
];

/** Clicks or fills the control with this number, counted over all that are in sight. */
async function use(room: Locator, number: number): Promise<void> {
  const controls = room.locator(
    ':is(button:not([aria-label^=Copy]), summary, select, textarea, input:not([type=file])):visible:enabled:not([aria-disabled=true])',
  );
  const control = controls.nth(number % (await controls.count()));
  const kind = await control.evaluate((element) =>
    element instanceof HTMLSelectElement
      ? 'select'
      : element.matches('textarea, [type=text], [type=search], [type=email]')
        ? 'field'
        : 'button',
  );
  if (kind === 'field') {
    await control.fill(texts[number % texts.length]!);
  } else if (kind === 'select') {
    await control.selectOption({index: number % (await control.locator('option').count())});
  } else {
    await control.click();
  }
}

/** All that is in sight, without white space, which says nothing in a row of boxes. */
async function wordsOf(page: Page): Promise<string> {
  return (await page.locator('body').innerText()).replace(/\s+/g, '');
}

/** Does the same in a page as it is and in one that the browser translates; both show the same words after each act. */
async function compare(pages: readonly [Page, Page], acts: readonly ((page: Page) => Promise<void>)[]): Promise<void> {
  for (const [index, act] of acts.entries()) {
    await Promise.all(pages.map(act));
    // An act counts controls, and an answer brings some.
    await Promise.all(pages.map((page) => expect(page.locator('[aria-busy=true], progress')).toHaveCount(0)));
    await expect(async () => {
      const [plain, translated] = await Promise.all(pages.map(wordsOf));
      expect(translated, `after act ${index + 1}`).toBe(plain);
    }).toPass({timeout: 30_000});
  }
}

/** The first search loads the index and the texts: until both are in, a page may show other hits, without excerpts. */
async function compareSearches(
  pages: readonly [Page, Page],
  search: (words: string) => (page: Page) => Promise<void>,
): Promise<void> {
  await Promise.all(pages.map(search('ports')));
  await Promise.all(pages.map(whenQuiet));
  const excerpt = (page: Page) => page.locator('li, [role=option]').filter({hasText: '…'}).first();
  await Promise.all(pages.map((page) => expect(excerpt(page)).toBeVisible()));
  await compare(
    pages,
    ['ports', 'unblock', 'how do i open a port', 'whitelsit', 'zzzz', '', ...texts].map((words) => search(words)),
  );
}

async function openBoth(pages: readonly [Page, Page], address: string): Promise<void> {
  await Promise.all(pages.map((page) => open(page, address)));
  await pages[1].evaluate(translateAsBrowser);
}

/** Numbers that look random and are the same in each run. */
const numbers = (count: number, from: number): number[] =>
  Array.from({length: count}, (_, index) => ((from + index) * 7919 + index * index * 31) % 10_007);

test.describe('a page that the browser translates shows what the page itself shows', () => {
  test('in the search, whatever is typed', async ({page, context}) => {
    const pages = [page, await context.newPage()] as const;
    await openBoth(pages, '/search/');
    const type = (words: string) => (one: Page) => one.getByRole('main').getByRole('searchbox').fill(words);
    await compareSearches(pages, type);
    await openBoth(pages, '/docs/intro/');
    const ask = (words: string) => async (one: Page) => {
      if ((await one.getByRole('dialog').count()) === 0) {
        await one.getByRole('button', {name: 'Search docs'}).click();
      }
      await one.getByRole('dialog').getByRole('combobox').fill(words);
    };
    await compareSearches(pages, ask);
  });

  for (const {id, title} of tools) {
    test(`in the ${title.toLowerCase()}, whatever is pressed`, async ({page, context}) => {
      const pages = [page, await context.newPage()] as const;
      await openBoth(pages, toolUrl(id));
      await compare(
        pages,
        numbers(20, id.length).map((number) => (one: Page) => use(toolOn(one), number)),
      );
    });
  }

  for (const address of ['/', '/docs/usage/port-knocking/', '/docs/reference/settings/']) {
    test(`on ${address}, whatever is pressed`, async ({page, context}) => {
      const pages = [page, await context.newPage()] as const;
      if (address === '/') {
        // The recording would play at another moment in each.
        await Promise.all(pages.map((one) => one.emulateMedia({reducedMotion: 'reduce'})));
      }
      await openBoth(pages, address);
      await compare(
        pages,
        numbers(15, address.length).map((number) => (one: Page) => use(one.getByRole('main'), number)),
      );
    });
  }
});
