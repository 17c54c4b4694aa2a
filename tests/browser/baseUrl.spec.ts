import type {AddressInfo} from 'node:net';

import {createSiteServer} from '../../deploy/serve/server';
import {expect, test} from './support/site';

const banner = 'Your Docusaurus site did not load properly';

test('served under a path it was not built for, the home page suggests the right baseUrl', async ({
  page,
  violations,
}) => {
  const server = createSiteServer({root: 'build', baseUrl: '/elsewhere/'}).listen(0);
  try {
    const home = `http://localhost:${(server.address() as AddressInfo).port}/elsewhere/`;
    await page.unrouteAll();
    await page.goto(home);
    await expect(page.getByText(banner)).toBeVisible();
    await expect(page.locator('#__docusaurus-base-url-issue-banner-suggestion-container')).toHaveText('/elsewhere/');
    // The words come; the colours that Docusaurus gives them in style attributes are forbidden.
    expect(violations.splice(0).filter((violation) => !violation.includes("style-src 'self'"))).toEqual([]);
    await page.goto(`${home}docs/intro/`);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByText(banner)).toHaveCount(0);
  } finally {
    server.close();
  }
});

test('served where it belongs, the home page has no such banner', async ({page}) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByText(banner)).toHaveCount(0);
});
