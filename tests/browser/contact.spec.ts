import type {Page} from '@playwright/test';

import {findViolations} from './support/axe';
import {expect, open, test} from './support/site';

const newIssue = 'https://github.com/sentinelfirewall/sentinel/issues/new';
const topic = (page: Page) => page.getByLabel('What is it about?');
const subject = (page: Page) => page.getByLabel('Subject, in one line');
const message = (page: Page) => page.getByLabel('Message', {exact: true});
const openIssue = (page: Page) => page.getByRole('button', {name: 'Open as an issue on GitHub'});

async function fill(page: Page): Promise<void> {
  await topic(page).selectOption('A bug in the product');
  await subject(page).fill('lfd does not start');
  await message(page).fill('csf -r & nothing');
}

/** Lets GitHub answer with a page. */
async function answerIssues(page: Page): Promise<void> {
  await page.route('https://github.com/**', (route) => route.fulfill({contentType: 'text/html', body: 'an issue'}));
}

test('says before anything is typed that an issue is public, and asks for no name and no address', async ({page}) => {
  await open(page, '/contact/');
  const form = page.locator('form', {has: openIssue(page)});
  await expect(form).toContainText('Everybody can read it');
  await expect(form.locator('input[type="email"], input[name="name"]')).toHaveCount(0);
  await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the form opens an issue, and the browser enforces the rules', {tag: '@quick'}, async ({page}) => {
    await answerIssues(page);
    await page.goto('/contact/');
    await expect(page.locator('form noscript p')).toHaveText(
      /^Without JavaScript, the form does not pass the topic on/,
    );
    await expect(page.locator('form noscript p')).toBeVisible();
    await expect(subject(page)).toHaveAttribute('required', '');
    await expect(subject(page)).toHaveAttribute('minlength', '4');
    await expect(subject(page)).toHaveAttribute('maxlength', '120');
    await expect(message(page)).toHaveAttribute('maxlength', '4000');
    await openIssue(page).click();
    await expect(page).toHaveURL('/contact/');
    await fill(page);
    await openIssue(page).click();
    await expect(page).toHaveURL(`${newIssue}?topic=product&title=lfd+does+not+start&body=csf+-r+%26+nothing`);
  });
});

test(
  'errors are announced, tied to their fields, fit a phone, and the first is focused',
  {tag: '@quick'},
  async ({page}) => {
    await open(page, '/contact/');
    await openIssue(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'Not sent yet. 3 fields need a change; each says what.',
    );
    await expect(topic(page)).toBeFocused();
    await expect(topic(page)).toHaveAccessibleDescription('Choose what it is about.');
    await expect(subject(page)).toHaveAccessibleDescription('Enter a subject.');
    await expect(message(page)).toHaveAccessibleDescription(/^Write your message\. For a bug/);
    for (const field of [topic(page), subject(page), message(page)]) {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    }
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({width: 320, height: 640});
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  },
);

test('an error disappears as soon as it is corrected, and leaving a field finds new ones', async ({page}) => {
  await open(page, '/contact/');
  await subject(page).focus();
  await message(page).focus();
  await expect(subject(page)).not.toHaveAttribute('aria-invalid');
  await openIssue(page).click();
  await subject(page).fill('lfd');
  await expect(subject(page)).toHaveAccessibleDescription('Enter a subject.');
  await message(page).focus();
  await expect(subject(page)).toHaveAccessibleDescription('Write a longer subject: it needs at least 4 characters.');
  await subject(page).fill('lfd does not start');
  await expect(subject(page)).not.toHaveAttribute('aria-invalid');
});

test('the form can be filled in and sent with the keyboard alone', {tag: '@quick'}, async ({page}) => {
  await answerIssues(page);
  await open(page, '/contact/');
  await topic(page).focus();
  await page.keyboard.type('A question');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ports of lfd');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Which ports does it need?');
  await page.keyboard.press('Tab');
  await expect(openIssue(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    `${newIssue}?title=Ports+of+lfd&body=Topic%3A+A+question%0A%0AWhich+ports+does+it+need%3F`,
  );
});

test('a message too long for an address is refused, not cut', async ({page}) => {
  await open(page, '/contact/');
  await fill(page);
  await message(page).fill('ы'.repeat(3000));
  await openIssue(page).click();
  await expect(message(page)).toHaveAccessibleDescription(
    /^The message is too long for GitHub: shorten it by about [\d,]+ characters\./,
  );
  await expect(message(page)).toBeFocused();
  await expect(page).toHaveURL('/contact/');
  await expect(message(page)).toHaveValue('ы'.repeat(3000));
});

test.describe('what was typed', () => {
  test(
    'is back after a reload and after a visit to another page, until it is cleared',
    {tag: '@quick'},
    async ({page}) => {
      await open(page, '/contact/');
      await fill(page);
      await page.reload();
      await expect(subject(page)).toHaveValue('lfd does not start');
      await expect(page.getByText('Your unsent message is back.')).toBeVisible();
      await page.getByRole('link', {name: 'one command'}).click();
      await expect(page).toHaveURL('/docs/locked-out/');
      await page.goBack();
      await expect(topic(page)).toHaveValue('product');
      await expect(message(page)).toHaveValue('csf -r & nothing');
      await page.getByRole('button', {name: 'Clear the form'}).click();
      await expect(message(page)).toHaveValue('');
      await expect(topic(page)).toBeFocused();
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
      await page.reload();
      await expect(topic(page)).toHaveValue('');
    },
  );
});

test('vulnerabilities have their own contact, also for programs', async ({page, request}) => {
  await open(page, '/contact/');
  await page.getByRole('link', {name: 'another way'}).click();
  await expect(page.getByRole('heading', {name: 'Report a vulnerability'})).toBeInViewport();
  await expect(page.getByRole('link', {name: 'the security page of the repository'})).toHaveAttribute(
    'href',
    'https://github.com/sentinelfirewall/sentinel/security',
  );
  const file = await request.get((await page.getByRole('link', {name: 'security.txt'}).getAttribute('href'))!);
  expect(file.status()).toBe(200);
  expect(file.headers()['content-type']).toMatch(/^text\/plain/);
  expect(await file.text()).toMatch(/^Contact: https:/m);
});

test('without a mailing list the page leads to releases and feeds, and asks for no address', async ({
  page,
  request,
}) => {
  await open(page, '/contact/');
  const news = page.locator('section', {has: page.getByRole('heading', {name: 'Mailing list and news'})});
  await expect(news.locator('form')).toHaveCount(0);
  await expect(news).toContainText('choose Watch, then Custom, then Releases');
  for (const feed of ['RSS', 'Atom', 'JSON Feed', 'a feed of its own']) {
    const address = await news.getByRole('link', {name: feed, exact: true}).getAttribute('href');
    expect((await request.get(address!)).status()).toBe(200);
  }
});
