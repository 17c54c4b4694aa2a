import {expect, open, test} from './support/site';

test('the filter of settings shows what has every word typed, and says how many', async ({page}) => {
  await open(page, '/docs/reference/settings/');
  const lines = page
    .getByRole('main')
    .locator('article li:visible')
    .filter({has: page.locator('code')});
  await expect(lines).toHaveCount(456);
  await page.getByLabel('Show only settings with these words').fill('lf_sshd perm');
  await expect(page.getByRole('status').filter({hasText: /setting/})).toHaveText('1 setting');
  await expect(lines).toHaveCount(1);
  await lines.getByRole('link', {name: 'LF_SSHD_PERM'}).first().click();
  await expect(page).toHaveURL('/docs/reference/settings/login-failures/#lf_sshd_perm');
  await expect(page.locator('#lf_sshd_perm')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all settings can be read', async ({page}) => {
    await page.goto('/docs/reference/settings/');
    await expect(page.getByRole('link', {name: 'LF_SSHD_PERM'}).first()).toBeVisible();
  });
});

test('a long recording is folded until all of it is asked for', async ({page}) => {
  await open(page, '/docs/usage/ipv6/');
  const block = page.locator('figure', {hasText: 'root@server:~# sed'});
  const code = block.locator('pre');
  const folded = (await code.boundingBox())!.height;
  await block.getByRole('button', {name: /^Show all/}).click();
  expect((await code.boundingBox())!.height).toBeGreaterThan(folded);
});
