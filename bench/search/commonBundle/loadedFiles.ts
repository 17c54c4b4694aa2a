import type {Browser} from '@playwright/test';
import path from 'node:path';

import {listen} from '../../../deploy/serve/listen';
import {createSiteServer} from '../../../deploy/serve/server';

import {openPage} from '../openPage';
import {commonBundlePort} from '../ports';
import {watchTraffic} from '../traffic';

/** Files of a build that a page is made of. */
export type LoadedFiles = {html: string; assets: string[]};

/** Serves a build; gives what Chromium loads for each of the pages. */
export async function loadedFiles(browser: Browser, root: string, pages: readonly string[]): Promise<LoadedFiles[]> {
  const {origin, close} = await listen(createSiteServer({root, baseUrl: '/'}), commonBundlePort);
  try {
    const loaded: LoadedFiles[] = [];
    for (const page of pages) {
      const assets = await assetsOf(browser, origin + page);
      loaded.push({
        html: path.join(root, page, 'index.html'),
        assets: assets.map((address) => path.join(root, address)),
      });
    }
    return loaded;
  } finally {
    await close();
  }
}

/** Scripts and styles that Chromium loads until a page is quiet, whether its HTML or a script asks for them. */
async function assetsOf(browser: Browser, address: string): Promise<string[]> {
  const context = await browser.newContext();
  await context.addInitScript(saveData);
  const page = await context.newPage();
  const loaded = new Set<string>();
  page.on('response', (response) => {
    if (['script', 'stylesheet'].includes(response.request().resourceType())) {
      loaded.add(new URL(response.url()).pathname);
    }
  });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await openPage(page, address, watchTraffic(cdp));
  await context.close();
  return [...loaded];
}

/** Tells Docusaurus that the visitor saves data, so that it fetches no pages ahead. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
}
