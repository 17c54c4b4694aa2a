import type {Page} from '@playwright/test';

/** What a screenshot shows: a page, or a page after some actions. */
export type Subject = {
  /** Prefix of the file name. */
  name: string;
  /** Path and query, without the base URL. */
  address: string;
  /** Performs the actions. */
  prepare?: (page: Page) => Promise<void>;
  /** Whether to take only the window, not the whole page. */
  fillsWindow?: boolean;
  /** Widest window, in pixels, that has the state. */
  widest?: number;
};

/** Last width at which the theme folds its navigation into a menu. */
const widestMenu = 996;

const query = 'port knocking';

/** The default subjects. */
export const subjects: Subject[] = [
  ...[
    '/',
    '/docs/intro/',
    '/docs/usage/port-knocking/',
    '/docs/usage/commands/',
    '/docs/reference/settings/mail/',
    '/blog/',
    '/blog/install-and-configure-sentinel-firewall-ubuntu-24/',
    '/blog/archive/',
    '/contact/',
    '/swag/',
    '/privacy-policy/',
  ].map(subjectOf),
  {...subjectOf(`/search/?q=${query.replace(' ', '+')}`), name: 'search-results'},
  {...subjectOf('/redirect/?to=https%3A%2F%2Fwww.exim.org%2Fdocs.html'), name: 'redirect'},
  {name: 'not-found', address: '/no-such-page/'},
  {name: 'search-dialog', address: '/docs/intro/', prepare: openSearch, fillsWindow: true},
  {...menuOn('/'), name: 'menu'},
  {...menuOn('/docs/usage/port-knocking/'), name: 'menu-of-docs'},
];

/** The page at an address. Its file name comes from its path and query. */
export function subjectOf(address: string): Subject {
  const name = address
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-');
  return {name: name || 'home', address, prepare: address.startsWith('/search/') ? waitForResults : undefined};
}

function menuOn(address: string): Omit<Subject, 'name'> {
  return {address, prepare: openMenu, fillsWindow: true, widest: widestMenu};
}

/** Results appear after hydration. */
async function waitForResults(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}

async function openSearch(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Search docs'}).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill(query);
  await dialog.getByRole('option').first().waitFor();
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await page.locator('.navbar-sidebar').waitFor();
}
