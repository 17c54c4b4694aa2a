import {optionsPort} from '../../browser/support/ports';
import {expect, open, test} from '../../browser/support/site';
import {line} from '../specification';

// The site of options.config.ts, which sets each option of the theme to another value.
test.use({baseURL: `http://localhost:${optionsPort}`});

const navbar = '.theme-layout-navbar';
const footer = '.theme-layout-footer';
const page = '/docs/usage/commands/';

test(line('3.4'), async ({page: tab}) => {
  await open(tab, '/');
  const left = tab.locator(`${navbar} .navbar__items:not(.navbar__items--right)`);
  const right = tab.locator(`${navbar} .navbar__items--right`);
  await expect(left.getByRole('link', {name: 'A page'})).toHaveClass(/item-of-options/);
  await expect(left.getByRole('link', {name: 'A page'})).toHaveAttribute('href', '/swag/');
  await expect(right.getByRole('link', {name: 'Another site'})).toHaveAttribute('href', 'https://example.org/');
  await left.locator('.dropdown').filter({hasText: 'More'}).hover();
  await expect(left.getByRole('link', {name: 'Contact'})).toBeVisible();
  await expect(left.getByRole('link', {name: 'Docs'})).toHaveAttribute('href', '/docs/intro/');
});

test(line('3.6'), async ({page: tab}) => {
  await open(tab, '/');
  const bar = tab.locator('.theme-announcement-bar');
  await expect(bar).toHaveCSS('background-color', 'rgb(18, 52, 86)');
  await expect(bar).toHaveCSS('color', 'rgb(255, 99, 71)');
  await expect(bar.getByRole('button')).toHaveCount(0);
});

test(line('3.7'), async ({page: tab}) => {
  await open(tab, '/');
  await expect(tab.locator(footer)).toHaveClass(/footer--dark/);
  const links = tab.locator(`${footer} .footer__links`);
  await expect(links.getByRole('link', {name: 'Swag'})).toHaveAttribute('href', '/swag/');
  await expect(links.getByRole('link', {name: 'A link in HTML'})).toHaveAttribute('href', 'https://example.org/html');
  await expect(tab.locator(`${footer} .footer__copyright i`)).toHaveText('options');
});

for (const [title, part, logo, href, target, border] of [
  [line('3.8'), navbar, 'Logo of the navbar', '/blog/', '_self', 'rgb(1, 2, 3)'],
  [line('3.9'), footer, 'Logo of the footer', 'https://example.org/', '_blank', 'rgb(4, 5, 6)'],
] as const) {
  test(title, async ({page: tab}) => {
    await open(tab, '/contact/');
    const image = tab.locator(part).getByRole('img', {name: logo}).filter({visible: true});
    await expect(image).toHaveAttribute('src', '/img/wordmark-dark.svg');
    await expect(image).toHaveAttribute('width', '90');
    await expect(image).toHaveAttribute('height', '16');
    await expect(image).toHaveClass(/logo-of-options/);
    await expect(image).toHaveCSS('border-top-color', border);
    await expect(image).not.toHaveAttribute('style');
    const link = tab
      .locator(part)
      .getByRole('link')
      .filter({has: tab.getByRole('img', {name: logo})});
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', target);
  });
}

test(line('3.12'), async ({page: tab, request, baseURL}) => {
  await tab.goto(page);
  await expect(tab.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
  expect(await (await request.get(`${baseURL}/robots.txt`)).text()).toMatch(/^Disallow: \/$/m);
});

test(line('4.13'), async ({page: tab}) => {
  await open(tab, page);
  // The theme compares two positions.
  for (let turn = 0; turn < 4; turn++) {
    await tab.mouse.wheel(0, 500);
    await tab.waitForFunction((least) => scrollY >= least, (turn + 1) * 400);
  }
  await expect(tab.locator(navbar)).not.toBeInViewport();
});

test('every other option of the theme works too', async ({page: tab}) => {
  await open(tab, page);
  await expect(tab.getByRole('button', {name: /Switch between dark and light/})).toHaveCount(0);
  await expect(tab.getByRole('button', {name: 'Collapse sidebar', exact: true})).toBeVisible();
  // Headings of the third level alone are in the table of contents.
  const third = await tab.locator('.theme-doc-markdown h3[id]').evaluateAll((all) => all.map(({id}) => `#${id}`));
  const listed = await tab
    .locator('.table-of-contents a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(listed).toEqual(third);
  await expect(tab.locator('html')).toHaveAttribute('data-client-module', 'set');
  expect(
    await tab.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--option-of-custom-css')),
  ).toBe('set');
  // Opening a category folds those that were open, which here are all.
  const sidebar = tab.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.getByRole('button', {name: 'Watch the server'}).click();
  await expect(sidebar.getByRole('link', {name: 'Process tracking'})).toBeHidden();
  await sidebar.getByRole('button', {name: 'Watch the server'}).click();
  await expect(sidebar.getByRole('link', {name: 'Process tracking'})).toBeVisible();
  await sidebar.getByRole('button', {name: 'Networks, mail and FTP'}).click();
  await expect(sidebar.getByRole('link', {name: 'Process tracking'})).toBeHidden();
  await tab.goto('/blog/');
  await expect(tab.getByRole('navigation', {name: /posts/i}).getByText(/^20\d\d$/)).toHaveCount(0);
});
