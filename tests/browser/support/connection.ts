import type {Page} from '@playwright/test';

type Connection = {effectiveType: string; saveData?: boolean; rtt?: number};

/**
 * Lets the browser tell every page that is opened from now on this of its connection, whatever it is.
 * @param connection as `navigator.connection` has it: `rtt` in milliseconds
 */
export async function tellConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value});
  }, connection);
}
