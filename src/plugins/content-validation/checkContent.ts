import {noBuildCache} from '../../lib/node/buildCache';
import type {ContentError} from '../../lib/node/contentError';
import {checkDescriptions} from '../reference/descriptions';
import {checkAdvisories} from './checkAdvisories';
import type {Content} from './content';
import {checkFrontMatter} from './frontMatter';
import {checkLinks, checkUrlPaths} from './links';
import {readContent, readPages} from './readContent';

/**
 * Finds all errors in a project's folder.
 * @param cache has what an earlier build read of files that have not changed
 */
export async function findErrors(siteDir: string, cache = noBuildCache): Promise<ContentError[]> {
  return [
    ...checkContent(await readContent(siteDir, cache)),
    ...checkDescriptions(siteDir),
    ...checkAdvisories(siteDir),
  ];
}

/** Finds errors that would keep Docusaurus from loading the pages. If there are any, returns all errors. */
export async function findEarlyErrors(siteDir: string): Promise<ContentError[]> {
  return checkPages(await readPages(siteDir)).length === 0 ? [] : findErrors(siteDir);
}

/** Finds all errors in what writers typed. */
export function checkContent(content: Content): ContentError[] {
  return [
    ...checkPages(content),
    ...[...content.sources, ...content.parts].flatMap(({errors}) => errors),
    ...checkLinks(content),
  ];
}

/** Finds errors in front matter and file names. */
function checkPages(content: Content<unknown>): ContentError[] {
  return [...checkFrontMatter(content), ...checkUrlPaths(content)];
}
