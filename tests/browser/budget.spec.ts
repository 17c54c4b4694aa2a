import {load} from 'js-yaml';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

import {brotliOptions} from '../../src/plugins/built-pages/precompress';

import {tellConnection} from './support/connection';
import {expect, test} from './support/site';
import {whenQuiet} from './support/watchRequests';

type Limits = {address: string; page: number; scripts: number};

const budget = load(readFileSync(path.join(__dirname, 'budget.yml'), 'utf8')) as Record<string, Limits>;

/**
 * Bytes that a server sends if the build had `BROTLI_LEVEL=11`, as deploy/nginx asks. Files that are too small to gain
 * from it have no compressed form.
 */
function weigh(address: string): number {
  const file = path.join('build', address.endsWith('/') ? `${address}index.html` : address);
  const content = readFileSync(file);
  return existsSync(`${file}.br`) ? brotliCompressSync(content, brotliOptions(content, 11)).length : content.length;
}

for (const [kind, {address, page: ofPage, scripts: ofScripts}] of Object.entries(budget)) {
  test(`${kind} stays within its byte budget`, {tag: '@quick'}, async ({page}) => {
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
    const sum = (ending: RegExp): number =>
      [...loaded].reduce((bytes, [file, size]) => bytes + (ending.test(file) ? size : 0), 0);
    const list = [...loaded].map(([file, size]) => `${size}  ${file}`).join('\n');
    expect.soft(sum(/\.js$/), `scripts, ${ofScripts} bytes at most:\n${list}`).toBeLessThanOrEqual(ofScripts);
    expect.soft(sum(/(?:)/), `page, ${ofPage} bytes at most:\n${list}`).toBeLessThanOrEqual(ofPage);
  });
}
