import {test as base, expect, type Locator, type Page} from '@playwright/test';

import {isStray} from './ports';

export {expect};

/** The only other host that a page may contact, for the number of stars. */
const starHost = 'api.github.com';

/** Number of stars in the tests' answers for GitHub. */
const stars = 1234;

type Fixtures = {
  /** What a visitor must never see: messages in the console, failed and foreign requests. */
  mishaps: string[];
  /** What the content security policy of a page forbade; a test fails when something is left here. */
  violations: string[];
  /** Requests to servers of this machine that are no part of the tests; a test fails when something is left here. */
  strays: string[];
};

/**
 * A test with a page that watches for what visitors must never see. No page reaches another host: the switches of
 * Chromium in `playwright.config.ts` see to that, because a route here would stop every request of every test. So a
 * foreign request fails unless a test answers it, also that to GitHub for the number of stars: see `answerStars`.
 * Those switches cannot tell ports apart, so `strays` does.
 */
export const test = base.extend<Fixtures>({
  mishaps: [
    async ({page}, use) => {
      const mishaps: string[] = [];
      page.on('console', (message) => {
        if ((message.type() === 'error' || message.type() === 'warning') && !isForStars(message.location().url)) {
          mishaps.push(`console ${message.type()}: ${message.text()}`);
        }
      });
      page.on('pageerror', (error) => mishaps.push(`uncaught: ${error.message}`));
      page.on('response', (response) => {
        if (response.status() >= 400) {
          mishaps.push(`status ${response.status()}: ${response.url()}`);
        }
      });
      page.on('requestfailed', (request) => {
        const url = request.url();
        if (isForStars(url)) {
          return;
        }
        if (isForeign(url)) {
          mishaps.push(`foreign request: ${url}`);
        } else if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
          // A request that a navigation cut off did not fail.
          mishaps.push(`failed: ${url}`);
        }
      });
      await use(mishaps);
    },
    {auto: true},
  ],
  violations: [
    async ({context}, use) => {
      const violations: string[] = [];
      context.on('console', (message) => {
        if (/Content.Security.Policy|Trusted(HTML|Script)/i.test(message.text())) {
          violations.push(`${message.page()?.url()}: ${message.text()}`);
        }
      });
      await use(violations);
      expect(violations, 'what the content security policy forbade').toEqual([]);
    },
    {auto: true},
  ],
  strays: [
    async ({context}, use) => {
      const strays: string[] = [];
      context.on('request', (request) => {
        if (isStray(request.url())) {
          strays.push(request.url());
        }
      });
      await use(strays);
      expect(strays, 'requests to servers that no test started').toEqual([]);
    },
    {auto: true},
  ],
});

/** Answers the request for the number of stars in the place of GitHub. */
export async function answerStars(
  page: Page,
  answer: {json?: unknown; status?: number; body?: string} = {json: {stargazers_count: stars}},
): Promise<void> {
  await page.route(
    (url) => url.host === starHost,
    (route) => route.fulfill({headers: {'Access-Control-Allow-Origin': '*'}, ...answer}),
  );
}

function isForStars(url: string): boolean {
  return url.startsWith(`https://${starHost}/`);
}

/** Whether a request leaves this machine, or the servers that belong to the tests. */
function isForeign(url: string): boolean {
  const {protocol, hostname} = new URL(url);
  return protocol.startsWith('http') && (hostname !== 'localhost' || isStray(url));
}

/**
 * Waits until the page is hydrated: until then buttons do nothing. Polls with a timer, because a headless browser
 * sometimes stops drawing frames, and after a minute reports what the page shows instead.
 */
export async function whenAlive(page: Page): Promise<void> {
  try {
    const isAlive = () => document.documentElement.dataset.hasHydrated === 'true';
    await page.waitForFunction(isAlive, undefined, {polling: 100, timeout: 60_000});
  } catch (error) {
    const alerts = await page.getByRole('alert').allTextContents();
    throw new Error(`${page.url()} did not come to life. Its alerts: ${JSON.stringify(alerts)}`, {cause: error});
  }
}

/** Opens a page of the site and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await whenAlive(page);
}

/** An entry of the sidebar of the docs. */
export const sidebarLink = (page: Page, name: string): Locator =>
  page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name, exact: true});
