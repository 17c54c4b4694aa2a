import {expect, open, test} from './support/site';

test('code can be copied without its decoration', {tag: '@quick'}, async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/download/');
  const block = page.locator('figure', {hasText: 'wget'}).first();
  await block.hover();
  await block.getByRole('button', {name: 'Copy'}).click();
  await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    (await block.locator('code').textContent())!.trimEnd(),
  );
});

test('code that is marked by hand has the same lines as the button copies', async ({page}) => {
  await open(page, '/docs/download/');
  const code = page.locator('figure', {hasText: 'wget'}).first().locator('code');
  const marked = await code.evaluate((element) => {
    window.getSelection()?.selectAllChildren(element);
    return window.getSelection()?.toString();
  });
  expect(marked?.trimEnd()).toBe((await code.textContent())!.trimEnd());
});

test('long lines can be wrapped', async ({page}) => {
  await open(page, '/docs/usage/login-tracking/');
  const block = page.locator('figure', {hasText: 'Blocked in csf'}).first();
  const isCut = () => block.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth);
  expect(await isCut()).toBe(true);
  await block.hover();
  await block.getByRole('button', {name: 'Wrap'}).click();
  expect(await isCut()).toBe(false);
});

test('the highlighter and its styles stay out of the browser', async ({page}) => {
  await open(page, '/docs/usage/login-tracking/');
  expect(await page.locator('pre .token.key').count()).toBeGreaterThan(0);
  expect(await page.locator('pre [style], pre[style]').count()).toBe(0);
});
