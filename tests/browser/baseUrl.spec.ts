import {createSiteServer} from '../../deploy/serve/server';
import {startOwnServer} from './support/ownServer';
import {expect, test} from './support/site';

const banner = 'Your Docusaurus site did not load properly';

test(
  'served under a path it was not built for, the home page suggests the right baseUrl',
  {tag: '@quick'},
  async ({page, violations}) => {
    const {origin, close} = await startOwnServer(createSiteServer({root: 'build', baseUrl: '/elsewhere/'}));
    try {
      const home = `${origin}/elsewhere/`;
      await page.goto(home);
      await expect(page.getByText(banner)).toBeVisible();
      await expect(page.locator('#__docusaurus-base-url-issue-banner-container')).toHaveCSS('border-style', 'solid');
      await expect(page.locator('#__docusaurus-base-url-issue-banner-suggestion-container')).toHaveText('/elsewhere/');
      // The text appears. The policy forbids the colours that Docusaurus sets in style attributes.
      expect(violations.splice(0).filter((violation) => !violation.includes("style-src 'self'"))).toEqual([]);
      await page.goto(`${home}docs/intro/`);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.getByText(banner)).toHaveCount(0);
    } finally {
      await close();
    }
  },
);

test('served at the right path, the home page has no such banner', async ({page}) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByText(banner)).toHaveCount(0);
});
