import type {Locator, Page} from '@playwright/test';

/** The button that opens the search. */
export const button = (page: Page): Locator => page.getByRole('button', {name: 'Search docs'});

/** The open search. */
export const dialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Search docs'});

/** The field of the open search. */
export const field = (page: Page): Locator => dialog(page).getByRole('combobox', {name: 'Search docs'});

/** What the open search found. */
export const hits = (page: Page): Locator => dialog(page).getByRole('option');

/** Opens the search and types words. */
export async function search(page: Page, words: string): Promise<void> {
  await button(page).click();
  await field(page).fill(words);
}

/** Searches, and opens the first hit. */
export async function openFirstHit(page: Page, words: string): Promise<void> {
  await search(page, words);
  await hits(page).first().click();
}
