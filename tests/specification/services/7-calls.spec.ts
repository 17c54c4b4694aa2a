import type {Page, Route} from '@playwright/test';

import {advice, type FailureKind} from '../../../src/features/search/logic/searchFailure';
import {servicesPort} from '../../browser/support/ports';
import {dialog, hits, search} from '../../browser/support/search';
import {expect, open, test} from '../../browser/support/site';
import {whenQuiet} from '../../browser/support/watchRequests';
import {line} from '../specification';

test.use({baseURL: `http://localhost:${servicesPort}`});

/** A hit as the service returns it. */
const hit = {
  objectID: 'knock',
  url: '/docs/usage/port-knocking/',
  type: 'lvl1',
  content: null,
  kind: 'docs',
  weight: {pageRank: 100, level: 90, position: 0},
  language: 'en',
  docusaurus_tag: 'docs-default-current',
  hierarchy: {lvl0: 'Stop attacks', lvl1: 'Port knocking', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  _highlightResult: {hierarchy: {lvl1: {value: '<mark>Port</mark> <img src=x onerror=alert(1)>knocking'}}},
};

type Asked = {requests: {query: string; indexName: string; hitsPerPage: number; clickAnalytics: boolean}[]};

/** Answers in place of the service with a function. Returns the requests. */
async function serve(page: Page, answer: (route: Route) => Promise<void>): Promise<Asked[]> {
  const asked: Asked[] = [];
  // The page of the tests has no connection beyond the site; what the service is asked is answered here.
  await page.route('https://*.algolia.net/**', async (route) => {
    asked.push(route.request().postDataJSON() as Asked);
    await answer(route);
  });
  await page.route('https://*.algolianet.com/**', answer);
  return asked;
}

const found = (route: Route) => route.fulfill({json: {results: [{hits: [hit], nbHits: 1, queryID: 'q1'}]}});

test('asks the service, shows its hits as text, and never asks for the built-in index', async ({page}) => {
  const own: string[] = [];
  page.on('request', (request) => own.push(request.url()));
  const asked = await serve(page, found);
  await open(page, '/');
  await search(page, 'knock');
  await expect(hits(page)).toHaveText('Port <img src=x onerror=alert(1)>knocking');
  await expect(hits(page)).toHaveAttribute('href', '/docs/usage/port-knocking/');
  expect(asked.at(-1)?.requests[0]).toMatchObject({
    query: 'knock',
    indexName: 'docs',
    hitsPerPage: 20,
    clickAnalytics: true,
  });
  expect(own.filter((url) => url.includes('search-index'))).toEqual([]);
});

test('sends no query before the search is used, but prepares the connection', async ({page}) => {
  const asked = await serve(page, found);
  await open(page, '/docs/intro/');
  await whenQuiet(page);
  expect(asked).toEqual([]);
  await expect(page.locator('link[rel="preconnect"][href="https://TESTAPP123-dsn.algolia.net"]')).toHaveCount(1);
});

const failures: [string, FailureKind, (route: Route) => Promise<void>][] = [
  ['no such host', 'connection', (route) => route.abort('namenotresolved')],
  ['failing servers', 'host', (route) => route.fulfill({status: 500, body: 'no'})],
  ['an answer that is no JSON', 'file', (route) => route.fulfill({body: '<html>'})],
];
for (const [failure, kind, answer] of failures) {
  test(`${failure}: says so, and the built-in index can answer instead`, async ({page, mishaps}) => {
    await serve(page, answer);
    await open(page, '/');
    await search(page, 'port knocking');
    const alert = dialog(page).getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results');
    await expect(alert).toContainText(advice[kind]);
    await expect(dialog(page).getByText(/No results/)).toHaveCount(0);
    await alert.getByRole('button', {name: 'Search the built-in index'}).click();
    await expect(hits(page).first()).toHaveAttribute('href', /port-knocking/);
    expect(mishaps.filter((mishap) => mishap.startsWith('uncaught'))).toEqual([]);
  });
}

test('the results page uses the same service', async ({page}) => {
  await serve(page, found);
  await open(page, '/search/?q=knock');
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveAttribute(
    'href',
    '/docs/usage/port-knocking/',
  );
});

test(line('7.6'), async ({page}) => {
  const events: {eventType: string; objectIDs: string[]; queryID?: string; positions?: number[]}[] = [];
  await serve(page, found);
  await page.route('https://insights.algolia.io/**', (route) => {
    events.push(...(route.request().postDataJSON() as {events: typeof events}).events);
    return route.fulfill({json: {status: 200}});
  });
  await open(page, '/');
  await search(page, 'knock');
  await hits(page).click();
  await expect(page).toHaveURL(/port-knocking/);
  await expect
    .poll(() => events.find(({eventType}) => eventType === 'click'))
    .toMatchObject({objectIDs: ['knock'], queryID: 'q1', positions: [1]});
});
