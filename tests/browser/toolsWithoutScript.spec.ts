import {expect, test} from './support/site';

test.use({javaScriptEnabled: false});

for (const [name, address, instead] of [
  ['Configuration checker', '/docs/tools/config-checker/', 'upgrade'],
  ['Rule builder', '/docs/tools/rule-builder/', 'Allow, deny and filters'],
  ['Block decoder', '/docs/tools/block-decoder/', 'Locked out of your server?'],
  ['Packet tester', '/docs/tools/packet-tester/', 'How Sentinel decides about a packet'],
  ['Log tester', '/docs/tools/log-tester/', 'What lfd reads in the logs'],
] as const) {
  test(
    `${name}: the page says that it needs a script, and where to read what to do by hand`,
    {tag: '@quick'},
    async ({page}) => {
      await page.goto(address);
      const tool = page.getByRole('region', {name});
      await expect(tool.locator('noscript p')).toHaveText(/^This tool runs in your browser and needs JavaScript\./);
      await expect(tool.locator('noscript p')).toBeVisible();
      await expect(tool.getByRole('textbox')).toHaveCount(0);
      await expect(tool.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('link', {name: instead}).first()).toBeVisible();
    },
  );
}
