import type {Page} from '@playwright/test';

/** Notes every request of a page from now on, but for its icon, which Chromium loads again when the address changes. */
export function watchRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/img/favicon.svg')) {
      requests.push(request.url());
    }
  });
  return requests;
}
