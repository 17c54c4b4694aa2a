import type {Locator, Page} from '@playwright/test';

import {holdAnswers} from './support/holdAnswers';
import {canScroll} from './support/scrolling';
import {button, dialog, field, hits, search} from './support/search';
import {expect, open, test} from './support/site';
import {whenQuiet} from './support/watchRequests';

const status = (page: Page) => dialog(page).getByRole('status');

test.describe('opens and closes', () => {
  test('by Enter on a hit, which gives the focus to the heading that was found', {tag: '@quick'}, async ({page}) => {
    await open(page, '/docs/intro/');
    await search(page, 'LF_TRIGGER_PERM');
    await expect(hits(page).first().locator('mark').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator(':focus')).toHaveText(/LF_TRIGGER_PERM/);
    await expect(page.locator('h2:focus, h3:focus')).toHaveCount(1);
  });

  test('with the words that were selected on the page, and says so if the field cannot hold them', async ({page}) => {
    await open(page, '/docs/intro/');
    await page.evaluate(() => {
      const paragraph = document.querySelector('.theme-doc-markdown p')!;
      window.getSelection()!.selectAllChildren(paragraph);
    });
    await page.keyboard.press('Control+k');
    await expect(field(page)).toHaveValue(/^.{30,64}$/);
    await expect(status(page)).toContainText('The field holds 64 characters.');
  });

  test('by Cancel and by a click outside, and keeps the page from scrolling as long as it is open', async ({page}) => {
    await open(page, '/');
    await button(page).click();
    await expect(field(page)).toBeFocused();
    expect(await canScroll(page)).toBe(false);
    await dialog(page).getByRole('button', {name: 'Cancel'}).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(() => canScroll(page)).toBe(true);
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.mouse.click(5, 5);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('not by words that are selected with a mouse that leaves it', async ({page}) => {
    await open(page, '/');
    await search(page, 'port');
    await field(page).hover();
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(field(page)).toBeFocused();
  });
});

test.describe('when the index is late', () => {
  test('a server that never answers: shows it after 300 ms and after three seconds, and says it a little later', async ({
    page,
  }) => {
    await page.clock.install();
    await page.route('**/search-index.json', () => undefined);
    await open(page, '/');
    await search(page, 'port knocking');
    const shown = dialog(page).locator('p[aria-hidden]');
    // The clock goes on by itself, so the times are upper limits. A screen reader hears it when it has stayed.
    await page.clock.runFor(300);
    expect(await shown.textContent()).toBe('Searching');
    expect(await status(page).textContent()).toBe('');
    await page.clock.runFor(700);
    await expect(status(page)).toHaveText('Searching');
    await page.clock.runFor(2000);
    expect(await shown.textContent()).toBe('Still trying to reach the search');
    expect(await status(page).textContent()).toBe('Searching');
    await page.clock.runFor(700);
    await expect(status(page)).toHaveText('Still trying to reach the search');
  });

  test('an answer that comes late does not replace a newer one', async ({page}) => {
    const index = await holdAnswers(page, '**/search-index.json');
    await open(page, '/');
    await search(page, 'cloudflare');
    await field(page).fill('port knocking');
    index.release();
    await expect(hits(page).first()).toHaveAttribute('href', /port-knocking/);
    await expect(status(page)).toHaveText(/results$/);
    await expect(hits(page).first()).toHaveAttribute('href', /port-knocking/);
  });
});

test.describe('the results page', () => {
  test('keeps what is typed while the URL takes over the words before', {tag: '@quick'}, async ({page}) => {
    await open(page, '/search/');
    const words = page.getByRole('main').getByRole('searchbox');
    // The page shows a new URL a moment after the browser has it: the next words come in that moment.
    await page.evaluate(() => {
      const replace = history.replaceState.bind(history);
      history.replaceState = (...args) => {
        history.replaceState = replace;
        replace(...args);
        queueMicrotask(() => {
          document.querySelector<HTMLInputElement>('main [type=search]')!.select();
          document.execCommand('insertText', false, 'unblock');
        });
      };
    });
    await words.fill('port knocking');
    await expect(words).toHaveValue('unblock');
    await expect(page).toHaveURL('/search/?q=unblock');
    await expect(words).toHaveValue('unblock');
  });

  test('search engines may list the page, but not queries', async ({page}) => {
    const robots = page.locator('meta[name="robots"]');
    await open(page, '/search/');
    await expect(robots).toHaveCount(0);
    await open(page, '/search/?q=port%20knocking');
    await expect(robots).toHaveAttribute('content', 'noindex, follow');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/search\/$/);
  });

  test('is at the same place with the same hits after Back from one of them', async ({page}) => {
    await open(page, '/search/?q=block%20address');
    const main = page.getByRole('main');
    await main.getByRole('button', {name: /^Show more/}).scrollIntoViewIfNeeded();
    await expect.poll(() => main.getByRole('listitem').count()).toBeGreaterThan(20);
    const hit = main.getByRole('listitem').nth(24).getByRole('link');
    // Texts that arrive make the hits above higher, and a click of the test itself may scroll.
    await whenQuiet(page);
    const left = await hit.evaluate((link: HTMLAnchorElement) => {
      link.scrollIntoView({block: 'center', behavior: 'instant'});
      const place = window.scrollY;
      link.click();
      return place;
    });
    await expect(page).not.toHaveURL(/\/search\//);
    await page.goBack();
    await expect(page.getByRole('textbox', {name: 'Search'}).or(page.getByRole('searchbox'))).toHaveValue(
      'block address',
    );
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
    expect(left).toBeGreaterThan(500);
    await expect(hit).toBeInViewport();
  });

  test('says when there is nothing', async ({page}) => {
    await open(page, '/search/?q=zzqqxx');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('No results for "zzqqxx"');
    await expect(page.getByRole('link', {name: 'Let us know.'})).toBeVisible();
  });
});

test('the index is not fetched before the visitor is about to search', {tag: '@quick'}, async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/docs/intro/');
  await whenQuiet(page);
  const ofSearch = () => asked.filter((url) => /search-(index|texts)|SearchDialog/.test(url));
  expect(ofSearch()).toEqual([]);
  await button(page).hover();
  await expect.poll(() => ofSearch().length).toBeGreaterThan(0);
});

test.describe('a question', () => {
  const question = 'what is the default of LF_SSHD';
  const source = '/docs/reference/settings/login-failures/#lf_sshd';

  test('has its answer on the results page', async ({page}) => {
    await open(page, `/search/?q=${encodeURIComponent(question)}`);
    const answer = page.getByRole('region', {name: 'Answer'});
    await expect(answer).toContainText('The default is LF_SSHD = "5".');
    await expect(answer.getByRole('link')).toHaveAttribute('href', source);
  });
});

test.describe('a pasted log', () => {
  const line = 'Nov 21 02:24:01 web01 sshd[38]: Failed password for root from 198.51.100.150 port 48529 ssh2';
  const paste = (input: Locator) =>
    input.evaluate((element, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      element.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}));
    }, line);
  const log = (page: Page) => page.getByRole('main').locator('textarea[name="log"]');

  test('does so from the results page, too', async ({page}) => {
    await open(page, '/search/');
    await paste(page.getByRole('searchbox'));
    await page.getByRole('region', {name: 'Tool'}).getByRole('link').click();
    await expect(log(page)).toHaveValue(line);
  });
});

test.describe('the filters', () => {
  test('are chosen by keyboard, and kept on the way to all results', async ({page}) => {
    await open(page, '/');
    await search(page, 'block');
    await expect(hits(page).first()).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(dialog(page).getByRole('radio', {name: 'All'})).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(dialog(page).getByRole('radio', {name: 'Blog'})).toBeChecked();
    await expect
      .poll(() => hits(page).evaluateAll((all) => all.every((hit) => hit.getAttribute('href')!.startsWith('/blog/'))))
      .toBe(true);
    await dialog(page)
      .getByRole('link', {name: /^See all/})
      .click();
    await expect(page).toHaveURL('/search/?q=block&kind=blog');
    await expect(page.getByRole('main').getByRole('radio', {name: 'Blog'})).toBeChecked();
    await page.getByRole('main').getByRole('radio', {name: 'Commands'}).check();
    await expect(page).toHaveURL('/search/?q=block&kind=commands');
    await expect(page.getByRole('main').getByRole('listitem').first().getByRole('link')).toHaveAttribute(
      'href',
      /usage\/commands/,
    );
  });
});

test('the address bar can search the site', async ({page, request}) => {
  await open(page, '/');
  const link = page.locator('link[rel="search"]');
  await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml');
  const description = await (await request.get((await link.getAttribute('href'))!)).text();
  expect(new URL(/template="([^"]+)"/.exec(description)![1]!).pathname).toBe('/search/');
});
