import type {Page} from '@playwright/test';

import {findViolations} from '../support/axe';
import {answer, drop, hang, startFormService, take, type FormService} from '../support/formService';
import {formsPort, servicesPort} from '../support/ports';
import {expect, open, test} from '../support/site';

// All of them use the one service, whose address is part of the build.
test.describe.configure({mode: 'default'});
test.use({baseURL: `http://localhost:${servicesPort}`});

let service: FormService;

test.beforeAll(async () => {
  service = await startFormService(formsPort);
});
test.afterAll(() => service.close());

test.beforeEach(() => service.behave(take));

const typed = {
  topic: 'question',
  name: 'Ada',
  email: 'ada@example.org',
  subject: 'Ports of lfd',
  message: 'Which ports does it need?\nAnd “why”?',
};
const email = (page: Page) => page.getByLabel('Your email address').first();
const subject = (page: Page) => page.getByLabel('Subject, in one line');
const message = (page: Page) => page.getByLabel('Message', {exact: true});
const send = (page: Page) => page.getByRole('button', {name: /^(Send|Try again)$/});
const failure = (page: Page) => page.getByRole('main').getByRole('alert').filter({hasText: /./});
const sent = (page: Page) => page.getByText('Your message was sent.');
const kept = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('contact-draft'));
    return key === undefined ? null : sessionStorage.getItem(key);
  });

async function fill(page: Page): Promise<void> {
  await page.getByLabel('What is it about?').selectOption(typed.topic);
  await page.getByLabel('Your name (optional)').fill(typed.name);
  await email(page).fill(typed.email);
  await subject(page).fill(typed.subject);
  await message(page).fill(typed.message);
}

/** Nothing of what was typed is gone, neither from the form nor from what a reload brings back. */
async function expectNothingLost(page: Page): Promise<void> {
  await expect(email(page)).toHaveValue(typed.email);
  await expect(message(page)).toHaveValue(typed.message);
  expect(JSON.parse((await kept(page))!)).toEqual(typed);
}

test('sends what was typed without leaving the page, says so, and forgets it', async ({page}) => {
  await open(page, '/contact/');
  await fill(page);
  await send(page).click();
  await expect(sent(page)).toBeVisible();
  await expect(sent(page).locator('..')).toBeFocused();
  await expect(sent(page).locator('..')).toContainText('Answers go to ada@example.org.');
  await expect(page).toHaveURL('/contact/');
  expect(service.posted).toHaveLength(1);
  const [{path, headers, fields}] = service.posted as [FormService['posted'][0]];
  expect(path).toBe('/contact');
  expect(fields).toEqual({...typed, message: typed.message.replace('\n', '\r\n'), _gotcha: ''});
  expect(headers.accept).toBe('application/json');
  expect(headers.cookie).toBeUndefined();
  expect(headers.referer).toBe(`http://localhost:${servicesPort}/`);
  expect(await kept(page)).toBeNull();
  await page.getByRole('button', {name: 'Write another message'}).click();
  await expect(message(page)).toHaveValue('');
});

const complaints = {
  errors: [
    {field: 'email', message: 'should be an email'},
    {field: 'captcha', message: 'is missing'},
  ],
};
for (const [name, behaviour, sentence] of [
  ['a service that refuses', answer(422, complaints), /refused the message. It says: email: should be an email/],
  ['a service that breaks', answer(500, 'Internal error'), /the service failed \(status 500\)/],
  ['a connection that is cut', drop, /cannot reach the message service/],
] as const) {
  test(`${name}: says so, loses nothing, and Try again sends it`, async ({page, mishaps}) => {
    service.behave(behaviour);
    await open(page, '/contact/');
    await fill(page);
    await send(page).click();
    await expect(failure(page)).toContainText(sentence);
    await expectNothingLost(page);
    service.behave(take);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(sent(page)).toBeVisible();
    expect(service.posted.map(({fields}) => fields.subject)).toEqual([typed.subject]);
    expect(mishaps.filter((mishap) => mishap.startsWith('uncaught'))).toEqual([]);
  });
}

test('an unreachable service: the message can still go to GitHub', async ({page}) => {
  await page.route(`http://localhost:${formsPort}/**`, (route) => route.abort('connectionrefused'));
  await open(page, '/contact/');
  await fill(page);
  await send(page).click();
  await expect(failure(page)).toContainText('cannot reach the message service');
  const address = await failure(page).getByRole('link', {name: 'open it as an issue on GitHub'}).getAttribute('href');
  const {searchParams} = new URL(address!);
  expect(Object.fromEntries(searchParams)).toEqual({
    title: typed.subject,
    body: `Topic: A question\n\n${typed.message}`,
  });
});

test('an error about a field is shown at the field, which is focused', async ({page}) => {
  service.behave(answer(422, complaints));
  await open(page, '/contact/');
  await fill(page);
  await send(page).click();
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveAccessibleDescription(/^Your email address: should be an email\./);
  expect(await findViolations(page)).toEqual([]);
});

test('a service that hangs: the button waits, nothing is sent twice, and after 20 seconds the page says so', async ({
  page,
}) => {
  service.behave(hang);
  await page.clock.install({time: 0});
  await open(page, '/contact/');
  await fill(page);
  // From here on time passes by the test alone, however slow the machine is.
  await page.clock.pauseAt(3_600_000);
  await send(page).click();
  const waiting = page.getByRole('button', {name: 'Sending …'});
  await expect(waiting).toHaveAttribute('aria-disabled', 'true');
  await expect(waiting).toHaveAttribute('aria-busy', 'true');
  await expect(waiting).toBeFocused();
  await expect(message(page)).toHaveJSProperty('readOnly', true);
  await page.keyboard.press('Enter');
  await subject(page).press('Enter');
  await expect.poll(() => service.posted.length).toBe(1);
  await page.clock.runFor(19_000);
  await expect(waiting).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(failure(page)).toContainText('did not answer within 20 seconds');
  await expect(failure(page)).toContainText('may still have arrived');
  expect(service.posted).toHaveLength(1);
  await expectNothingLost(page);
});

test('a filled-in honeypot is not sent, and the page tells the truth', async ({page}) => {
  await open(page, '/contact/');
  await fill(page);
  await page.locator('[name="_gotcha"]').evaluate((trap: HTMLInputElement) => (trap.value = 'https://spam.example'));
  await send(page).click();
  await expect(failure(page)).toContainText('something filled in a hidden field');
  expect(service.posted).toEqual([]);
  await send(page).click();
  await expect(sent(page)).toBeVisible();
});

test('nobody comes upon the honeypot: not the eye, not the keyboard, not a screen reader', async ({page}) => {
  await open(page, '/contact/');
  await expect(page.getByRole('textbox', {name: 'Leave this empty'})).toHaveCount(0);
  expect((await page.locator('[name="_gotcha"]').boundingBox())!.x).toBeLessThan(0);
  await message(page).focus();
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the browser posts the form and enforces the rules', async ({page}) => {
    service.behave(answer(200, '<h1>Thank you</h1>'));
    await page.goto('/contact/');
    await expect(email(page)).toHaveAttribute('type', 'email');
    await expect(email(page)).toHaveAttribute('required', '');
    await fill(page);
    await email(page).fill('ada@example');
    await send(page).click();
    expect(service.posted).toEqual([]);
    await email(page).fill(typed.email);
    await send(page).click();
    await expect(page.getByRole('heading', {name: 'Thank you'})).toBeVisible();
    expect(service.posted.map(({path, fields}) => [path, fields.email])).toEqual([['/contact', typed.email]]);
  });
});

test.describe('the mailing list', () => {
  const address = (page: Page) => page.locator('[name="EMAIL"]');
  const subscribe = (page: Page) => page.getByRole('button', {name: 'Subscribe'});

  test('takes an address and answers in a new tab, which knows nothing of this page', async ({page, context}) => {
    service.behave(answer(200, '<h1>Almost done</h1>'));
    await open(page, '/contact/');
    const opened = context.waitForEvent('page');
    await address(page).fill(typed.email);
    await subscribe(page).click();
    const list = await opened;
    await expect(list.getByRole('heading', {name: 'Almost done'})).toBeVisible();
    expect(await list.evaluate(() => window.opener as unknown)).toBeNull();
    await expect(page.getByText('The new tab says whether the service took your address.')).toBeVisible();
    expect(service.posted.map(({path, fields}) => [path, fields])).toEqual([['/subscribe', {EMAIL: typed.email}]]);
  });

  test('leaves this page usable when the list hangs', async ({page}) => {
    service.behave(hang);
    await open(page, '/contact/');
    await address(page).fill(typed.email);
    await subscribe(page).click();
    await expect(page.getByText('If no tab opened, or it shows an error, press Subscribe again.')).toBeVisible();
    await expect(subscribe(page)).toBeEnabled();
    await expect(address(page)).toHaveValue(typed.email);
  });

  test('asks for an address before it sends anything', async ({page, context}) => {
    await open(page, '/contact/');
    await subscribe(page).click();
    await expect(address(page)).toBeFocused();
    await expect(address(page)).toHaveAccessibleDescription('Enter the address for the news.');
    expect(context.pages()).toHaveLength(1);
    expect(service.posted).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
  });
});

for (const mode of ['light', 'dark']) {
  test(`the form with its errors fits a phone and has no barrier that axe finds, ${mode}`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, `/contact/?docusaurus-theme=${mode}`);
    await send(page).click();
    await expect(failure(page)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({width: 320, height: 640});
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
