import {expect, open, test} from './support/site';

test(
  'code is the same copied by its button and marked by hand, without decoration',
  {tag: '@quick'},
  async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/docs/download/');
    const block = page.locator('figure', {hasText: 'wget'}).first();
    await block.hover();
    await block.getByRole('button', {name: 'Copy'}).click();
    await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible();
    const text = (await block.locator('code').textContent())!.trimEnd();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    const marked = await block.locator('code').evaluate((code) => {
      window.getSelection()?.selectAllChildren(code);
      return window.getSelection()?.toString();
    });
    expect(marked?.trimEnd()).toBe(text);
  },
);

test('long lines can be wrapped, and are coloured without a highlighter or its styles', async ({page}) => {
  await open(page, '/docs/usage/port-scan-tracking/');
  const block = page.locator('figure', {hasText: 'Blocked in csf'}).first();
  const isCut = () => block.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth);
  expect(await isCut()).toBe(true);
  await block.hover();
  await block.getByRole('button', {name: 'Wrap'}).click();
  expect(await isCut()).toBe(false);
  expect(await page.locator('pre .token.key').count()).toBeGreaterThan(0);
  expect(await page.locator('pre [style], pre[style]').count()).toBe(0);
});
