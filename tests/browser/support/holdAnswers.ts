import type {Page} from '@playwright/test';

/**
 * Holds the answers to a page's requests from now on, until they are released.
 * @param addresses which of them, as `page.route` takes it; where two holds fit, the later one has it
 */
export async function holdAnswers(
  page: Page,
  addresses: string | ((address: URL) => boolean),
): Promise<{release: () => void}> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return {release};
}
