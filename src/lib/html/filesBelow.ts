import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {builtPage, type BuiltPage} from './builtPage';

/**
 * All files below a folder, as relative paths with slashes. A build has thousands, and a glob takes ten times as long
 * to list them.
 * @throws if the folder does not exist
 */
export function filesBelow(folder: string, part = ''): string[] {
  return readdirSync(path.join(folder, part), {withFileTypes: true}).flatMap((entry) => {
    const file = part + entry.name;
    return entry.isDirectory() ? filesBelow(folder, `${file}/`) : [file];
  });
}

/**
 * All pages below a folder, as relative paths.
 * @throws if the folder does not exist
 */
export function pagesBelow(folder: string): string[] {
  return filesBelow(folder).filter(isPageFile);
}

/** Whether a file is a page, by its name. */
export function isPageFile(file: string): boolean {
  return file.endsWith('.html');
}

type Build = {outDir: string; baseUrl: string; routesPaths: readonly string[]};

/** The file of a route, below the folder of the build. */
export function fileOfRoute(route: string, baseUrl: string): string {
  return path.posix.join(route.slice(baseUrl.length), route.endsWith('.html') ? '' : 'index.html');
}

/** Reads the pages of all routes of a finished build, without the not-found page. */
export function readBuiltPages({outDir, baseUrl, routesPaths}: Build): BuiltPage[] {
  return routesPaths
    .filter((route) => !route.endsWith('.html'))
    .map((url) => builtPage({url, html: readFileSync(path.join(outDir, fileOfRoute(url, baseUrl)), 'utf8')}));
}
