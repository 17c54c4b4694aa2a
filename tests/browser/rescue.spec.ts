import {expect, open, test} from './support/site';

test('the rescue page shows its commands on the first screen of a phone', {tag: '@quick'}, async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, '/docs/locked-out/');
  await expect(page.getByText('csf -ta 203.0.113.7 2h').first()).toBeInViewport();
  await expect(page.getByText('It times out')).toBeInViewport();
});

for (const address of ['/', '/docs/usage/login-tracking/', '/blog/', '/there-is-no-such-page/']) {
  test(`${address} leads to the rescue page`, async ({page}) => {
    await page.goto(address);
    await page
      .getByRole('link', {name: /locked out/i})
      .last()
      .click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Locked out of your server? Get back in');
  });
}

test('a page of the docs leads to the rescue page at the end of its text', async ({page}) => {
  await open(page, '/docs/usage/port-knocking/');
  await page.getByRole('article').getByRole('link', {name: 'Locked out of your server?'}).click();
  await expect(page).toHaveURL('/docs/locked-out/');
  await expect(page.getByRole('article').getByRole('link', {name: 'Locked out of your server?'})).toHaveCount(0);
});

test('on paper the rescue page has its words, and nothing to click', async ({page}) => {
  await open(page, '/docs/locked-out/');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByText('csf -ta 203.0.113.7 2h').first()).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Last resort: switch the firewall off'})).toBeVisible();
  for (const chrome of ['.navbar', '.footer', '.theme-doc-sidebar-container', '.table-of-contents', '.breadcrumbs']) {
    await expect(page.locator(chrome).first()).toBeHidden();
  }
  await expect(page.getByRole('button', {name: 'Copy'}).first()).toBeHidden();
  await expect(page.getByText('From https://sentinelfirewall.org/docs/locked-out/')).toBeVisible();
  const link = page.getByRole('article').getByRole('link', {name: 'Troubleshooting'}).first();
  expect(await link.evaluate((a) => getComputedStyle(a, '::after').content)).toContain('/docs/troubleshooting/');
});
