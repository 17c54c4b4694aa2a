import {tools, toolUrl} from '../../src/browser-tools/tools';
import {expect, test} from './support/site';

test.use({javaScriptEnabled: false});

for (const {id, title, byHand} of tools) {
  test(
    `${title}: the page says that it needs a script, and where to read what to do by hand`,
    {tag: '@quick'},
    async ({page}) => {
      await page.goto(toolUrl(id));
      const tool = page.getByRole('region', {name: title});
      await expect(tool.locator('noscript p')).toHaveText(
        /^This tool runs in your browser and needs JavaScript\. \S.*\.$/,
      );
      await expect(tool.locator('noscript p')).toBeVisible();
      await expect(tool.getByRole('textbox')).toHaveCount(0);
      await expect(tool.getByRole('button')).toHaveCount(0);
      await expect(
        page.getByRole('main').locator(`a[href^="${byHand}"]`).filter({visible: true}).first(),
      ).toBeVisible();
    },
  );
}
