import type {ContentError} from '../../lib/node/contentError';
import {checkDescriptions} from '../reference/descriptions';
import type {Content, Page} from './content';
import {checkFrontMatter} from './frontMatter';
import {checkLinks, checkUrlPaths} from './links';
import {readContent, readPages} from './readContent';

/** Finds everything that is wrong in a project's folder. */
export async function findErrors(siteDir: string): Promise<ContentError[]> {
  return [...checkContent(await readContent(siteDir)), ...checkDescriptions(siteDir)];
}

/** Finds what would keep Docusaurus from loading the pages; if there is any of it, everything that is wrong. */
export async function findEarlyErrors(siteDir: string): Promise<ContentError[]> {
  return checkPages(await readPages(siteDir)).length === 0 ? [] : findErrors(siteDir);
}

/** Finds everything that is wrong with what writers typed. */
export function checkContent(content: Content): ContentError[] {
  return [...checkPages(content), ...content.sources.flatMap(({errors}) => errors), ...checkLinks(content)];
}

/** Finds what the front matter and the names of the files say. */
function checkPages(content: Content<Page>): ContentError[] {
  return [...checkFrontMatter(content), ...checkUrlPaths(content)];
}
