import {expect, open, test} from '../browser/support/site';
import {line} from './specification';

test(line('6.1'), async ({page}) => {
  for (const path of ['/', '/docs/intro/', '/contact/', '/blog/']) {
    await open(page, path);
    await expect(page.getByRole('link', {name: /^(?:log in|sign in|sign up|register|my account)$/i})).toHaveCount(0);
    await expect(page.locator('input[type="password"]')).toHaveCount(0);
  }
  expect(await page.context().cookies()).toEqual([]);
});
