import {answerStars, expect, open, test} from './support/site';

/** Makes a function of the browser throw for as long as `window.broken` is true. */
function breakFunction(path: 'URLSearchParams' | 'Math.round'): void {
  Object.assign(window, {broken: true});
  const isBroken = (): boolean => (window as unknown as {broken: boolean}).broken;
  if (path === 'URLSearchParams') {
    const getAll = URLSearchParams.prototype.getAll;
    URLSearchParams.prototype.getAll = function (name) {
      if (isBroken() && name === 'to') {
        throw new Error('the address is unreadable', {cause: new Error('an error of the test')});
      }
      return getAll.call(this, name);
    };
  } else {
    const {round} = Math;
    Math.round = (value) => {
      if (isBroken()) {
        throw new Error('numbers cannot be written');
      }
      return round(value);
    };
  }
}

test('a navbar item that fails names its configuration', async ({page}) => {
  // Of this page only the badge needs it, for the number of stars.
  await answerStars(page);
  await page.addInitScript(breakFunction, 'Math.round' as const);
  await page.goto('/contact/');
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
  await expect(
    page.getByText(/Please double-check the following navbar item.*of your Docusaurus config/s),
  ).toBeVisible();
  await expect(page.getByText('custom-starBadge')).toBeVisible();
});

test('the page before is still there after a crash elsewhere', async ({page}) => {
  await page.addInitScript(breakFunction, 'URLSearchParams' as const);
  await open(page, '/swag/');
  await page.goto('/redirect/?to=https://example.com/');
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1, name: 'Swag'})).toBeVisible();
});
