import {expect, open, test} from './support/site';

/** Makes the parameter of the redirect page unreadable. */
function breakAddress(): void {
  const {getAll} = URLSearchParams.prototype;
  URLSearchParams.prototype.getAll = function (name) {
    if (name === 'to') {
      throw new Error('the address is unreadable');
    }
    return getAll.call(this, name);
  };
}

test('the page before is still there after a crash elsewhere', async ({page}) => {
  await page.addInitScript(breakAddress);
  await open(page, '/swag/');
  await page.goto('/redirect/?to=https://example.com/');
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1, name: 'Swag'})).toBeVisible();
});
