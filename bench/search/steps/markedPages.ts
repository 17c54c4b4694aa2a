import {load} from 'cheerio';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {PageSource} from '../../../src/lib/html/builtPage';

/** Parts of the main content that our records leave out too, beside those that Pagefind knows. */
const noise = '.hash-link, .surprise, button, [data-search="skip"], [aria-hidden="true"]';

/** Writes pages for Pagefind to read, each where a static host has it. */
export async function writeMarkedPages(folder: string, pages: readonly PageSource[]): Promise<void> {
  for (const {url, html} of pages) {
    const file = path.join(folder, url, 'index.html');
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, markMainContent(html));
  }
}

/** Marks the part of a page with its own words, as an author who uses Pagefind does. */
export function markMainContent(html: string): string {
  const $ = load(html);
  const doc = $('.theme-doc-markdown').first();
  const articles = $('main article');
  const content = [doc, articles].find(({length}) => length === 1) ?? $('main').first();
  content.attr('data-pagefind-body', '').find(noise).attr('data-pagefind-ignore', '');
  return $.html();
}
