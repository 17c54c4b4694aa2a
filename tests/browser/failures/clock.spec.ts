import {answerStars, expect, open, test} from '../support/site';

const year = 366 * 86_400_000;

test.beforeEach(({page}) => answerStars(page));

for (const [name, distance] of [
  ['a year fast', year],
  ['a year slow', -year],
  ['at 1970', -Date.now()],
] as const) {
  test.describe(`with a clock that is ${name}`, () => {
    test('the stars are asked for once more, and what was closed and typed stays', async ({page, mishaps}) => {
      let questions = 0;
      page.on('request', (request) => {
        questions += request.url().startsWith('https://api.github.com/') ? 1 : 0;
      });
      await open(page, '/contact/');
      await expect(page.locator('.navbar').getByText('1.2K')).toBeVisible();
      await page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();
      await page.getByLabel('Subject, in one line').fill('lfd does not start');
      expect(questions).toBe(1);

      await page.clock.install({time: Math.max(0, Date.now() + distance)});
      await open(page, '/contact/');
      await expect(page.locator('.navbar').getByText('1.2K')).toBeVisible();
      await expect.poll(() => questions).toBe(2);
      await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
      await expect(page.getByLabel('Subject, in one line')).toHaveValue('lfd does not start');
      await open(page, '/docs/intro/');
      await expect(page.locator('.navbar').getByText('1.2K')).toBeVisible();
      expect(questions).toBe(2);
      expect(mishaps).toEqual([]);
    });
  });
}
