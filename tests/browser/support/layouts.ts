import type {Page} from '@playwright/test';

/** One page of each layout: what depends on the layout alone is looked at here; the full check looks at all pages. */
export const layouts = [
  '/',
  '/docs/usage/port-knocking/',
  '/docs/usage/commands/',
  '/docs/reference/settings/',
  '/docs/reference/ports/',
  '/docs/tools/rule-builder/',
  '/blog/',
  '/blog/why-use-fail-on-cpanel-exim/',
  '/contact/',
  '/redirect/?to=https%3A%2F%2Fdocumentation.mail-servers.example.org%2Fdocs.html',
  '/search/?q=port+knocking',
  '/swag/',
  '/no-such-page/',
];

/** 640 px are what a window of 1280 px has at a zoom of 200 %. */
export const windows = [
  {width: 320},
  {width: 360},
  {width: 640, zoom: 2},
  {width: 768},
  {width: 1024},
  {width: 1440},
  {width: 2560},
];

/** Results appear after hydration. */
export async function waitForResults(page: Page, address: string): Promise<void> {
  if (address.startsWith('/search/?')) {
    await page.getByRole('main').getByRole('listitem').first().waitFor();
  }
}

/**
 * Lets the browser lay out what is far from the screen too, as it does when a visitor gets there. Parts that
 * `content-visibility` leaves out have no true places to measure.
 */
export async function layOutEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const styles = new CSSStyleSheet();
    styles.replaceSync('* {content-visibility: visible !important}');
    document.adoptedStyleSheets.push(styles);
  });
}
