import {layOutEverything, layouts, waitForResults} from './support/layouts';
import {expect, open, test} from './support/site';

test.use({viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true});

for (const mode of ['light', 'dark']) {
  test(`the chevrons of the menu are light on its dark ground in the ${mode} mode`, async ({page}) => {
    await open(page, `/docs/usage/commands/?docusaurus-theme=${mode}`);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const chevrons = page.locator('.navbar-sidebar .menu__link--sublist-caret, .navbar-sidebar .menu__caret');
    await expect(chevrons.first()).toBeVisible();
    const shades = await chevrons.evaluateAll((all) =>
      all.map((each) =>
        ['::before', '::after']
          .map((part) => getComputedStyle(each, part))
          .filter(({clipPath}) => clipPath !== 'none')
          .flatMap(({backgroundColor}) => backgroundColor.match(/[\d.]+/g)!.map(Number)),
      ),
    );
    for (const channels of shades) {
      expect(channels).toHaveLength(3);
      expect(Math.min(...channels)).toBeGreaterThan(127);
    }
  });
}

test('the menu is not made before it is opened', async ({page}) => {
  await open(page, '/docs/usage/commands/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  // In its place for phones stands already what the page shows once it knows its width.
  await expect(page.locator('.theme-doc-sidebar-menu')).toHaveCount(0);
  await expect(page.locator('.navbar-sidebar')).toHaveCount(0);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar')).toBeVisible();
});

test('by keyboard, the way back to the main menu leads to its first entry, and Tab stays in the menu', async ({
  page,
}) => {
  await open(page, '/docs/intro/');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const panel = page.locator('.navbar-sidebar');
  await panel.getByRole('button', {name: /Back to main menu/}).focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('link', {name: 'Blog'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.locator(':focus')).toHaveCount(1);
});

test('the menu closes after a link was followed', {tag: '@quick'}, async ({page}) => {
  await open(page, '/');
  const navbar = page.locator('nav.navbar');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(navbar).toHaveClass(/navbar-sidebar--show/);
  await page.locator('.navbar-sidebar').getByRole('link', {name: 'Blog'}).click();
  await expect(page).toHaveURL('/blog/');
  await expect(navbar).not.toHaveClass(/navbar-sidebar--show/);
});

test('Escape closes the menu and gives the focus back', {tag: '@quick'}, async ({page}) => {
  await open(page, '/');
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  await toggle.click();
  await expect(page.locator('nav.navbar')).toHaveClass(/navbar-sidebar--show/);
  await page.keyboard.press('Escape');
  await expect(page.locator('nav.navbar')).not.toHaveClass(/navbar-sidebar--show/);
  await expect(toggle).toBeFocused();
});

/** The larger of the two heights in tokens.css, in pixels. */
const fingerHigh = 44;

for (const address of [...layouts, '/docs/locked-out/', '/docs/tools/packet-tester/', '/docs/tools/log-tester/']) {
  test(`each button, field and fold of ${address} is as high as a finger needs`, {tag: '@quick'}, async ({page}) => {
    await open(page, address);
    await waitForResults(page, address);
    await layOutEverything(page);
    const low = await page
      .locator('button, .button, select, summary, label:has(> input), input, textarea')
      .evaluateAll((controls, high) => {
        const isShown = (control: Element): boolean => control.checkVisibility({visibilityProperty: true});
        return controls
          .filter((control) => isShown(control) && !(control.tagName === 'INPUT' && control.closest('label')))
          .map((control) => ({control, height: Math.round(control.getBoundingClientRect().height)}))
          .filter(({height}) => height < high)
          .map(({control, height}) => `${control.textContent || control.ariaLabel}: ${height} px`);
      }, fingerHigh);
    expect(low).toEqual([]);
  });
}
