import type {Page} from '@playwright/test';

import {servicesPort} from '../../browser/support/ports';
import {expect, open, sidebarLink, test} from '../../browser/support/site';
import {line} from '../specification';

/** The page views reported so far, by path, query and hash. */
function reportedViews(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    ((window as unknown as {dataLayer?: IArguments[]}).dataLayer ?? [])
      .map((entry) => Array.from(entry))
      .flatMap(([command, name, value]) => (command === 'set' && name === 'page_path' ? [value as unknown] : [])),
  );
}

test.describe('with an analytics id', () => {
  test.use({baseURL: `http://localhost:${servicesPort}`});

  test(line('2.38', '7.8'), async ({page}) => {
    const asked: string[] = [];
    await page.route('https://www.googletagmanager.com/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({body: '', contentType: 'text/javascript'});
    });
    await open(page, '/docs/intro/');
    expect(asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST123456']);
    expect(await reportedViews(page)).toEqual([]);
    await sidebarLink(page, 'Locked out').click();
    await expect.poll(() => reportedViews(page)).toEqual(['/docs/locked-out/']);
    await page.locator('.table-of-contents a').first().click();
    await expect
      .poll(() => reportedViews(page))
      .toEqual(['/docs/locked-out/', expect.stringMatching(/^\/docs\/locked-out\/#/)]);
    await page.route('https://*.algolia*.net/**', (route) => route.fulfill({status: 403, json: {}}));
    await open(page, '/search/');
    await page.getByRole('searchbox').fill('port');
    await expect.poll(() => reportedViews(page)).toEqual(['/search/?q=port']);
  });
});
