import type {Page} from '@playwright/test';
import {load} from 'js-yaml';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

import {memoize} from '../../../src/lib/memoize';
import {brotliOptions} from '../../../src/plugins/built-pages/precompress';
import {tellConnection} from './connection';
import {whenQuiet} from './watchRequests';

type Limits = {address: string; page: number; scripts: number};

/** What pages of each kind may load, in bytes. */
export const budget = load(readFileSync(path.join(__dirname, '../budget.yml'), 'utf8')) as Record<string, Limits>;

const weights = new Map<string, number>();

/**
 * Bytes that a server sends if the build had `BROTLI_LEVEL=11`, as deploy/nginx asks. Files that are too small to gain
 * from it have no compressed form.
 */
function weigh(address: string): number {
  return memoize(weights, address, () => {
    const file = path.join('build', address.endsWith('/') ? `${address}index.html` : address);
    const content = readFileSync(file);
    return existsSync(`${file}.br`) ? brotliCompressSync(content, brotliOptions(content, 11)).length : content.length;
  });
}

/** The bytes of each document, style sheet and script that a page of the build loads on a first visit. */
export async function bytesOf(page: Page, address: string): Promise<Map<string, number>> {
  const loaded = new Map<string, number>();
  page.on('response', (response) => {
    if (['document', 'stylesheet', 'script'].includes(response.request().resourceType())) {
      const {pathname} = new URL(response.url());
      loaded.set(pathname, weigh(pathname));
    }
  });
  // For visitors who save data, Docusaurus fetches nothing ahead for other pages.
  await tellConnection(page, {saveData: true, effectiveType: '4g'});
  await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await whenQuiet(page);
  return loaded;
}

/** The sum over the files whose names end so; over all of them without an ending. */
export function sumOf(loaded: ReadonlyMap<string, number>, ending = ''): number {
  return [...loaded].reduce((bytes, [file, size]) => bytes + (file.endsWith(ending) ? size : 0), 0);
}
