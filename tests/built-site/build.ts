import {Globby} from '@docusaurus/utils';
import {load, type CheerioAPI} from 'cheerio';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {oldAddresses} from '@site/src/addresses/oldAddresses';

/** The folder that `npm run build` writes; the tests of this folder read nothing else. */
export const buildFolder = path.resolve('build');

if (!existsSync(path.join(buildFolder, 'index.html'))) {
  throw new Error('There is no build to test: run "npm run build" first.');
}

export type BuiltPage = {
  /** Address with a slash at both ends. */
  address: string;
  $: CheerioAPI;
};

/** Every page of the build but the not-found page and the signposts at old addresses. */
export const pages: BuiltPage[] = Globby.sync('**/index.html', {cwd: buildFolder})
  .sort()
  .map((file) => ({
    address: `/${file.replace(/index\.html$/, '')}`,
    $: load(readFileSync(path.join(buildFolder, file), 'utf8')),
  }))
  .filter(({address}) => !(address in oldAddresses));

/** A file of the build as text. */
export function readBuilt(file: string): string {
  return readFileSync(path.join(buildFolder, file), 'utf8');
}

/** Whether the build has a page or a file at an address. */
export function isBuilt(address: string): boolean {
  const file = decodeURI(address).replace(/^\//, '');
  return existsSync(path.join(buildFolder, file.endsWith('/') || file === '' ? `${file}index.html` : file));
}

/** What a visitor reads in the text of a page, with single spaces. */
export function wordsOf({$}: BuiltPage): string {
  const text = $('.theme-doc-markdown').clone();
  text.find('.hash-link, button, style').remove();
  // Blocks stand apart for the eye, though not in the source.
  text.find('p, li, td, th, h2, h3, h4, pre, br, dt, dd, figcaption').append(' ');
  return text.text().replace(/\s+/g, ' ').trim();
}
