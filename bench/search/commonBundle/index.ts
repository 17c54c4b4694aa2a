import type {Browser} from '@playwright/test';
import path from 'node:path';

import {bytesOf, type Bytes} from '../compressedSize';

import {buildSite} from './buildSite';
import {loadedFiles} from './loadedFiles';

/** One page of each kind: which scripts are loaded depends on the layout. */
const pages = [
  {kind: 'Home', address: '/'},
  {kind: 'Docs', address: '/docs/intro/'},
  {kind: 'Reference', address: '/docs/reference/settings/general/'},
  {kind: 'Blog post', address: '/blog/searching-for-spammers-on-cpanel-whm/'},
];

/** Bytes of what a page is made of. */
type Weight = {assets: Bytes; html: Bytes};

/** Bytes of a page with the search box, and how many of them are there because of it. */
export type PageWeight = {kind: string; address: string; whole: Weight; search: Weight};

/**
 * Weighs a page of each kind: the site is built twice, with the search box and with nothing in its
 * place, and what Chromium loads of both is compared.
 */
export async function measureCommonBundle(browser: Browser, folder: string): Promise<PageWeight[]> {
  const withBox = await weighBuild(browser, path.join(folder, 'with-search'), 'docusaurus.config.ts');
  const noBox = path.join(__dirname, 'noSearchBox.config.ts');
  const without = await weighBuild(browser, path.join(folder, 'without-search'), noBox);
  return pages.map((page, place) => {
    const whole = withBox[place]!;
    const other = without[place]!;
    return {
      ...page,
      whole,
      search: {assets: difference(whole.assets, other.assets), html: difference(whole.html, other.html)},
    };
  });
}

async function weighBuild(browser: Browser, outDir: string, config: string): Promise<Weight[]> {
  buildSite(outDir, config);
  const addresses = pages.map(({address}) => address);
  const weights: Weight[] = [];
  for (const {assets, html} of await loadedFiles(browser, outDir, addresses)) {
    weights.push({assets: await bytesOf(assets), html: await bytesOf([html])});
  }
  return weights;
}

function difference(one: Bytes, other: Bytes): Bytes {
  return {raw: one.raw - other.raw, brotli: one.brotli - other.brotli};
}
