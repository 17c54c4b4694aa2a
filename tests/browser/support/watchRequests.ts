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

/** Waits until the page has seen what came into sight, and has had time to fetch what it wants of that. */
export async function whenSeen(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const last = new IntersectionObserver(() => requestIdleCallback(() => setTimeout(done)));
        last.observe(document.body);
      }),
  );
}
