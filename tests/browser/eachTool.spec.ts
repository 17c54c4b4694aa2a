import {tools, toolUrl} from '../../src/browser-tools/tools';
import {expect, open, test, whenAlive} from './support/site';
import {firstField, giveText, paste, toolOn, verdictOn} from './support/tools';
import {watchRequests, whenQuiet, whenSeen} from './support/watchRequests';

const words = '203.0.113.7 of somebody';

for (const {id, title} of tools) {
  const address = toolUrl(id);

  test(
    `${title}: a reload keeps what was typed, and Clear removes it from page and tab`,
    {tag: '@quick'},
    async ({page}) => {
      await open(page, address);
      await firstField(page).fill(words);
      await page.reload();
      await whenAlive(page);
      await expect(firstField(page)).toHaveValue(words);
      await expect(page).toHaveURL(address);
      await toolOn(page).getByRole('button', {name: 'Clear', exact: true}).click();
      await expect(firstField(page)).toHaveValue('');
      const keys = await page.evaluate(() => Object.keys(sessionStorage));
      expect(keys.filter((key) => key.startsWith('tool.'))).toEqual([]);
      await page.reload();
      await whenAlive(page);
      await expect(firstField(page)).toHaveValue('');
    },
  );

  test(
    `${title}: once the page is there it needs no network, and asks for nothing with what somebody gives it`,
    {tag: '@quick'},
    async ({page, context}) => {
      // The links of the page are all in sight in this window, and what they need is fetched ahead.
      await page.setViewportSize({width: 1280, height: 14_000});
      await open(page, address);
      // The rule builder fetches the fields of a kind with the first line of that kind.
      const example = toolOn(page).getByRole('group', {name: 'Examples'}).getByRole('button').first();
      await example.click();
      await toolOn(page).getByRole('button', {name: 'Clear', exact: true}).click();
      await whenQuiet(page);
      // A worker has its script when it answers.
      await Promise.all(page.workers().map((worker) => worker.evaluate(() => self.location.href)));
      const requests = watchRequests(page);
      await context.setOffline(true);
      await giveText(page, words);
      await expect(verdictOn(page)).toHaveText(/\w/);
      await example.click();
      await expect(verdictOn(page).getByRole('heading')).toBeVisible();
      await toolOn(page).getByRole('button', {name: 'Clear', exact: true}).click();
      await expect(verdictOn(page).getByRole('heading')).toHaveCount(0);
      await whenSeen(page);
      // Of the pages behind links that came into sight.
      expect(requests.filter((url) => !/\/assets\/(js|css)\/[\w.-]+$/.test(url))).toEqual([]);
    },
  );

  test(`${title}: 5 MB of blank lines stay beside the field, and the page answers`, async ({page}) => {
    await open(page, address);
    const area = toolOn(page).locator('textarea[name]').first();
    await toolOn(page)
      .locator('details')
      .evaluateAll((folds: HTMLDetailsElement[]) => folds.forEach((fold) => (fold.open = true)));
    await area.fill(words);
    await area.focus();
    await paste(page, '\n'.repeat(5_000_000));
    await expect(area).toHaveValue('');
    await expect(area).toHaveAccessibleDescription(/Kept beside the field .* 5,000,000 lines/);
    await toolOn(page).locator('button[type="submit"]').click();
    await expect(toolOn(page).locator('#verdict-words')).toHaveText(/\w/);
    await toolOn(page).getByRole('button', {name: 'Remove this text'}).click();
    await expect(area).toHaveValue(words);
    await expect(area).toBeFocused();
  });
}
