import {readFileSync} from 'node:fs';
import path from 'node:path';

import {builtPage, type BuiltPage} from './builtPage';

type Build = {outDir: string; baseUrl: string};

/** The file of a route, below the folder of the build. */
export function fileOfRoute(route: string, baseUrl: string): string {
  return path.posix.join(route.slice(baseUrl.length), route.endsWith('.html') ? '' : 'index.html');
}

/** Reads the HTML of every route of a finished build, without the not-found page. */
export function readBuiltPages({outDir, baseUrl, routesPaths}: Build & {routesPaths: string[]}): BuiltPage[] {
  return routesPaths
    .filter((route) => !route.endsWith('.html'))
    .map((url) => builtPage({url, html: readFileSync(path.join(outDir, fileOfRoute(url, baseUrl)), 'utf8')}));
}
