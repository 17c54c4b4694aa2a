import type {Page} from '@playwright/test';

import {tools, toolUrl} from '../../../src/browser-tools/tools';
import {hostileStrings} from '../../fixtures/hostile/strings';
import {answer, startFormService} from '../support/formService';
import {watchForExecution} from '../support/hostile';
import {formsPort, servicesPort} from '../support/ports';
import {button, field} from '../support/search';
import {expect, open, test} from '../support/site';
import {giveText, paste} from '../support/tools';
import {shippedValues} from '@sentinel/csf/model/conf/shippedConfig';
import {version} from '@sentinel/csf/model/version';

/** What a visitor sees after a text was given. */
type Seen = {headings: string[]; status: string; alert: string; addresses: string[]};

/** A place where untrusted text enters a page. */
type Opening = {
  name: string;
  /** The page, and what is done there once. */
  begin: (page: Page) => Promise<void>;
  /** Hands a text over. */
  give: (page: Page, text: string) => Promise<unknown>;
  /** Compares what is shown with what may be shown. */
  check?: (seen: Seen, text: string) => void;
};

/** Texts of the status of a search. A busy machine gets to read the one of a search that takes long. */
const searchStatus =
  /^(|Searching|Still trying to reach the search|(An? .*and )?\d+ (results?|near miss(es)?)(\. .*)?|No results for "[^]*"(\. .*)?)$/;

/** The shipped settings but LF_ALERT_TO: only a whole csf.conf gets a merged file. */
const restOfConf = [...shippedValues('generic')]
  .filter(([name]) => name !== 'LF_ALERT_TO')
  .map(([name, {value}]) => `${name} = "${value}"`)
  .join('\n');

const main = (page: Page) => page.getByRole('main');
const github = 'https://github.com/**';

/** Waits until the page has drawn what it was given, and reads it in one go. */
const look = (page: Page): Promise<Seen> =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((done) => setTimeout(done));
    }
    const part = document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body;
    const textOf = (selector: string): string => part.querySelector(selector)?.textContent ?? '';
    return {
      headings: [...document.querySelectorAll('h1')].map(({textContent}) => textContent),
      status: [...part.querySelectorAll('[role="status"]')].map(({textContent}) => textContent).find(Boolean) ?? '',
      alert: textOf('[role="alert"]'),
      addresses: [...part.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
    };
  });

/** Navigates within the site without a page load, as a link does. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** A half of a pair of surrogates is lost on the way between the test and the page. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

/** A text as part of an address: a half of a pair of surrogates has no encoding. */
const encoded = (text: string): string => encodeURIComponent(wellFormed(text));

const fillAll = async (page: Page, labels: string[], text: string): Promise<void> => {
  for (const label of labels) {
    await main(page).getByLabel(label, {exact: true}).fill(text);
  }
};

/** What a tool shows may lead to pages of the site, and to the source of the page. */
const isOwnAddress = (address: string): boolean => /^([/#]|https:\/\/github\.com\/)/.test(address);

/** New parts of the site with a field for text belong in this list; tools are in it by themselves. */
const openings: Opening[] = [
  ...tools.map(({id, title}): Opening => ({
    name: `the ${title.toLowerCase()}`,
    begin: (page) => open(page, toolUrl(id)),
    give: (page, text) => giveText(page, text),
    check: ({addresses}) => expect(addresses.filter((address) => !isOwnAddress(address))).toEqual([]),
  })),
  {
    name: 'the search box',
    async begin(page) {
      await open(page, '/');
      await button(page).click();
    },
    give: (page, text) => field(page).fill(text),
    check({status, alert}) {
      expect(status).toMatch(searchStatus);
      expect(alert).toBe('');
    },
  },
  {
    name: 'the query of the results page',
    begin: (page) => open(page, '/search/?q=csf'),
    give: (page, text) => goTo(page, `/search/?q=${encoded(text)}`),
    check({status, alert, headings}, text) {
      expect(status).toMatch(searchStatus);
      expect(alert).toBe('');
      if (/^<\S*>$/.test(text) && text.length <= 64) {
        expect(headings).toEqual([`Search results for “${text}”`]);
      }
    },
  },
  {
    name: 'the query of the results page, typed into the address without encoding',
    begin: (page) => open(page, '/search/?q=csf'),
    give: (page, text) => goTo(page, `/search/?q=${text}`),
    check({status, alert}) {
      expect(status).toMatch(searchStatus);
      expect(alert).toBe('');
    },
  },
  {
    name: 'the hash',
    begin: (page) => open(page, '/docs/intro/'),
    give: (page, text) => page.evaluate((hash) => void (location.hash = hash), text),
  },
  {
    name: 'the address of the redirect page',
    begin: (page) => open(page, '/redirect/?to=x'),
    give: (page, text) => goTo(page, `/redirect/?to=${encoded(text)}`),
    check({alert, addresses}) {
      const onward = addresses.filter((address) => address !== '/');
      expect(onward.filter((address) => !/^https?:\/\/[^@]*$/.test(address))).toEqual([]);
      expect(alert !== '' || onward.length === 1).toBe(true);
    },
  },
  {
    name: 'the filter of settings',
    begin: (page) => open(page, '/docs/reference/settings/'),
    give: (page, text) => page.getByLabel('Filter settings').fill(text),
    check: ({status}) => expect(status).toMatch(/^(|No setting matches\. Try one word\.|\d+ settings?)$/),
  },
  {
    name: 'each part of the result of the configuration checker',
    begin: (page) => open(page, '/docs/tools/config-checker/'),
    async give(page, text) {
      const field = main(page).getByLabel('Your csf.conf', {exact: true});
      await field.evaluate((area: HTMLTextAreaElement) => area.select());
      // As a value, as a name and as a comment, so that every part of the result shows it.
      await paste(
        page,
        `LF_ALERT_TO = "${wellFormed(text)}"\n${wellFormed(text)} = "1"\n# ${wellFormed(text)}\n${restOfConf}\n`,
      );
      // Marks of a template make no csf.conf.
      const merged = main(page).getByRole('heading', {name: `The file of ${version} with your values`});
      await expect(merged.or(main(page).getByText('This looks like a template of csf.conf').first())).toBeVisible();
      // The result of the text before stays until this one is read.
      await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);
    },
    check: ({status}) =>
      expect(status).toMatch(/(\d+ findings?|Nothing is wrong), .*\.$|looks like a template of csf\.conf/),
  },
  {
    name: 'the fields of the rule builder',
    async begin(page) {
      await open(page, '/docs/tools/rule-builder/');
      await page.getByLabel('Kind of line').selectOption('pignore');
      await page.getByLabel('What', {exact: true}).selectOption('cmd');
    },
    give: (page, text) => page.getByLabel('Text or pattern').fill(text),
    check: ({headings}) => expect(headings).toEqual(['Rule builder']),
  },
  {
    name: 'the link of the rule builder',
    begin: (page) => open(page, '/docs/tools/rule-builder/'),
    give: (page, text) => goTo(page, `/docs/tools/rule-builder/#?kind=pignore&value=${encoded(text)}`),
    check: ({headings}) => expect(headings).toEqual(['Rule builder']),
  },
  {
    name: 'the contact form',
    begin: (page) => open(page, '/contact/'),
    async give(page, text) {
      await fillAll(page, ['Subject, in one line', 'Message'], text);
      await main(page).getByRole('button', {name: 'Open as an issue on GitHub'}).click();
      const kept = await main(page).getByLabel('Message', {exact: true}).inputValue();
      const whole = text.replace(/\r\n?/g, '\n');
      // A field takes no more than it says.
      expect(kept.length).toBeGreaterThanOrEqual(Math.min(whole.length, 1000));
      expect(wellFormed(kept)).toBe(wellFormed(whole.slice(0, kept.length)));
    },
  },
  {
    // Without percent signs: Docusaurus decodes the path of a page that is shown without a load twice.
    name: 'the address of a page that does not exist',
    begin: (page) => open(page, '/nothing-here/'),
    give: (page, text) => goTo(page, `/x-${encoded(text.slice(0, 2000).replaceAll('%', '')).replace(/\./g, '%2E')}`),
    check: ({headings, addresses}) => {
      expect(headings).toEqual(['Page not found']);
      expect(addresses).toContain('/docs/locked-out/');
    },
  },
];

const isProblem = (mishap: string): boolean =>
  /^(uncaught|foreign request|console error)/.test(mishap) && !mishap.includes('Failed to load resource');

test('there are 200 of them', () => {
  expect(new Set(hostileStrings.map(({text}) => text)).size).toBeGreaterThanOrEqual(200);
});

for (const {name, begin, give, check} of openings) {
  test(`${name} treats every hostile text as text`, async ({page, mishaps}) => {
    // Some openings load a page for each of the texts.
    test.setTimeout(240_000);
    const executed = await watchForExecution(page);
    // The browser stays where it is when an answer has no content.
    await page.route(github, (route) => route.fulfill({status: 204}));
    await begin(page);
    for (const {family, text} of hostileStrings) {
      await test.step(`${family}: ${JSON.stringify(text.slice(0, 60))}`, async () => {
        await give(page, text);
        const seen = await look(page);
        expect(seen.headings).toHaveLength(1);
        expect(seen.headings).not.toContain('This page crashed.');
        check?.(seen, text);
        expect(mishaps.filter(isProblem)).toEqual([]);
      });
    }
    expect(await executed()).toEqual([]);
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  });
}

/** Each text takes a round trip here, and all of them pass through the form without a service. */
function fewOfEachFamily(): typeof hostileStrings {
  const short = hostileStrings.filter(({family}) => family !== 'long');
  return short.filter(({family}, index) => short[index - 2]?.family !== family);
}

test.describe('with a service for messages', () => {
  test.use({baseURL: `http://localhost:${servicesPort}`});

  test('what is typed, and what the service says of it, is taken for text', async ({page, mishaps}) => {
    test.slow();
    const service = await startFormService(formsPort);
    const executed = await watchForExecution(page);
    await page.route(`http://localhost:${formsPort}/**`, (route) => route.continue());
    await page.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({body: '', contentType: 'text/javascript'}),
    );
    await open(page, '/contact/');
    await page.getByLabel('What is it about?').selectOption('question');
    await page.getByLabel('Your email address').first().fill('ada@example.org');
    for (const {family, text} of fewOfEachFamily()) {
      await test.step(`${family}: ${JSON.stringify(text.slice(0, 60))}`, async () => {
        service.behave(answer(422, {error: text}));
        await fillAll(page, ['Subject, in one line', 'Message'], `Long enough ${text}`);
        await page.getByLabel('Your name (optional)').fill(text);
        await main(page)
          .getByRole('button', {name: /^(Send|Try again)$/})
          .click();
        await expect(main(page).getByRole('alert').filter({hasText: /./}).first()).toBeVisible();
        expect((await look(page)).headings).toEqual(['Contact and mailing list']);
        expect(mishaps.filter(isProblem)).toEqual([]);
      });
    }
    expect(await executed()).toEqual([]);
    await service.close();
  });
});
