import type {Page} from '@playwright/test';

type Connection = {effectiveType: string; saveData?: boolean; rtt?: number};

/**
 * Makes the browser report this connection to every page opened from now on.
 * @param connection as `navigator.connection` has it: `rtt` in milliseconds
 */
export async function tellConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value});
  }, connection);
}

/** Keeps a page from fetching the parts of others before they are asked for. */
export const forbidPrefetch = (page: Page): Promise<void> =>
  tellConnection(page, {effectiveType: '2g', saveData: false});
