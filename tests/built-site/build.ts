import {globSync} from 'tinyglobby';
import {load, type CheerioAPI} from 'cheerio';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {memoize} from '@site/src/lib/memoize';

import {buildFolder, builtAddresses, isBuilt} from '../support/builtAddresses';

export {buildFolder, isBuilt};

export type BuiltPage = {
  /** Address with a slash at both ends. */
  address: string;
  $: CheerioAPI;
};

/** Every page of the build but the not-found page and the redirects of old addresses. */
export const pages: BuiltPage[] = builtAddresses().map((address) => ({
  address,
  $: load(readBuilt(`${address.slice(1)}index.html`)),
}));

export const notFoundPage: BuiltPage = {address: '/404.html', $: load(readBuilt('404.html'))};

/** A page of the build; throws when there is none at that address. */
export function pageAt(address: string): BuiltPage {
  const page = pages.find((one) => one.address === address);
  if (page === undefined) {
    throw new Error(`The build has no page at ${address}.`);
  }
  return page;
}

const idsByPage = new Map<BuiltPage, ReadonlyMap<string, string>>();

/** The ids of a page, each with the name of its element. A search in the tree for each id takes a thousand times longer. */
export function idsOf(page: BuiltPage): ReadonlyMap<string, string> {
  return memoize(idsByPage, page, () => {
    const elements = page.$('[id]').toArray();
    return new Map(elements.map(({attribs, name}) => [attribs.id!, name]));
  });
}

/** A file of the build as text. */
export function readBuilt(file: string): string {
  return readFileSync(path.join(buildFolder, file), 'utf8');
}

/** Names of files of the build that match a glob pattern. */
export function builtFiles(pattern: string): string[] {
  return globSync(pattern, {cwd: buildFolder});
}

/**
 * Everything that breaks a rule, each with the address of its page: one test then names every page that breaks it.
 * @param check Returns a list of what is wrong with a page, or throws as `expect` does.
 */
export function problemsOn(check: (page: BuiltPage) => unknown, among: readonly BuiltPage[] = pages): string[] {
  if (among.length === 0) {
    throw new Error('There is no page to look at.');
  }
  return among.flatMap((page) => {
    try {
      const found = check(page);
      return (Array.isArray(found) ? found : []).map((problem) => `${page.address}: ${describe(problem)}`);
    } catch (error) {
      return [`${page.address}: ${(error as Error).message}`];
    }
  });
}

function describe(problem: unknown): string {
  return typeof problem === 'string' ? problem : JSON.stringify(problem);
}

/** What a visitor reads in the text of a page, with single spaces and quotation marks as writers type them. */
export function wordsOf({$}: BuiltPage): string {
  const text = $('.theme-doc-markdown').clone();
  text.find('button, style').remove();
  // Blocks stand apart for the eye, though not in the source.
  text.find('p, li, td, th, h2, h3, h4, pre, br, dt, dd, figcaption').append(' ');
  return text.text().replace(/\s+/g, ' ').replace(/[“”]/g, '"').replace(/[‘’]/g, "'").trim();
}
