import config from '../../docusaurus.config';
import {expect, open, test} from './support/site';
import {version} from '@sentinel/csf/model/version';

test('the version dropdown opens by hover', {tag: '@quick'}, async ({page}) => {
  await open(page, '/docs/intro/');
  const dropdown = page.locator('.navbar .dropdown');
  await dropdown.hover();
  await expect(dropdown.locator('.dropdown__menu').getByRole('link', {name: version})).toBeVisible();
  await page.mouse.move(0, 500);
  await expect(dropdown.locator('.dropdown__menu').getByRole('link', {name: version})).toBeHidden();
});

test('the footer has its three columns, its logo and the trademark line', {tag: '@quick'}, async ({page}) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  for (const title of ['Community', 'Social', 'Organization']) {
    await expect(footer.getByText(title, {exact: true})).toBeVisible();
  }
  for (const name of ['GitHub', 'Contributing', 'Discord', 'Twitter', 'LinkedIn', 'YouTube']) {
    await expect(footer.getByRole('link', {name})).toHaveAttribute('href', /^https:\/\//);
  }
  for (const name of ['Privacy policy', 'Accessibility', 'Terms and conditions', 'Contact', 'Swag']) {
    await expect(footer.getByRole('link', {name})).toHaveAttribute('href', /^\/.*\/$/);
  }
  await expect(footer).toContainText('ConfigServer is a trademark of Way to the Web Limited');
  await expect(footer.getByRole('img', {name: 'Sentinel Firewall'})).toHaveCount(1);
});

test(
  'the announcement says what the configuration says, in one line on a desktop and two on a phone',
  {tag: '@quick'},
  async ({page}) => {
    await open(page, '/');
    const bar = page.locator('.theme-announcement-bar');
    const {content} = config.themeConfig.announcementBar;
    const words = content.replaceAll(/<[^>]+>/g, '');
    await expect(bar).toHaveText(words);
    const links = await bar.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual([...content.matchAll(/href="([^"]+)"/g)].map(([, address]) => address));
    for (const [width, lines] of [
      [1440, 1],
      [390, 2],
    ] as const) {
      await page.setViewportSize({width, height: 800});
      expect(
        await bar.locator('div').evaluateAll((parts) => {
          const text = parts.find((part) => part.querySelector(':scope > a'))!;
          const range = document.createRange();
          range.selectNodeContents(text);
          return range.getBoundingClientRect().height / parseFloat(getComputedStyle(text).lineHeight);
        }),
      ).toBeLessThan(lines + 0.5);
    }
  },
);

test('the docs sidebar marks the page and folds its categories', {tag: '@quick'}, async ({page}) => {
  await open(page, '/docs/usage/port-knocking/');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.getByRole('link', {name: 'Port knocking'})).toHaveAttribute('aria-current', 'page');
  const category = sidebar.getByRole('button', {name: 'Watch the server'});
  await expect(category).toHaveAttribute('aria-expanded', 'false');
  await category.click();
  await expect(sidebar.getByRole('link', {name: 'Process tracking'})).toBeVisible();
});

test('docs pages can be edited and say when they changed', async ({page}) => {
  await open(page, '/docs/usage/commands/');
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    'https://github.com/sentinelfirewall/sentinelfirewall.org/edit/main/docs/usage/commands.mdx',
  );
  await expect(page.locator('.theme-last-updated time')).toHaveAttribute('datetime', /^\d{4}-/);
});
