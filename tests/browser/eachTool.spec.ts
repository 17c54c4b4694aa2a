import {tools, toolUrl} from '../../src/browser-tools/tools';
import {holdAnswers} from './support/holdAnswers';
import {expect, open, test, whenAlive} from './support/site';
import {firstField, toolOn} from './support/tools';

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

  test(`${title}: what was typed before hydration stays`, async ({page}) => {
    const scripts = await holdAnswers(page, '**/*.js');
    await page.goto(address, {waitUntil: 'commit'});
    await firstField(page).fill(words);
    scripts.release();
    await whenAlive(page);
    await expect(firstField(page)).toHaveValue(words);
  });
}
