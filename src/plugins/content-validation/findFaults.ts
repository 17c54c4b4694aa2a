import {checkContent, checkPages} from './checkContent';
import type {Fault} from './fault';
import {readPages, withBodies} from './readContent';

/** Finds everything that is wrong in a project's folder. */
export async function findFaults(siteDir: string): Promise<Fault[]> {
  return checkContent(await withBodies(siteDir, await readPages(siteDir)));
}

/** Finds what would keep Docusaurus from loading the pages; if there is any of it, everything that is wrong. */
export async function findEarlyFaults(siteDir: string): Promise<Fault[]> {
  const pages = await readPages(siteDir);
  return checkPages(pages).length === 0 ? [] : checkContent(await withBodies(siteDir, pages));
}
