import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {builtPage} from '../../lib/html/builtPage';
import {pagesBelow} from '../../lib/html/filesBelow';
import type {PageReader} from '../../lib/html/builtPage';
import {fileOfRoute} from '../../lib/html/filesBelow';

import type {PageChange} from './pageChange';

type Build = {outDir: string; baseUrl: string; routesPaths: readonly string[]};
type Steps = {readers: readonly PageReader[]; changes: readonly PageChange[]};

/**
 * Takes every page of a build in hand once: all readers see it, if it is a page of Docusaurus, then it is changed,
 * one change after the other. Pages are read and parsed one by one, so that a large site needs no more memory.
 */
export function takePages({outDir, baseUrl, routesPaths}: Build, {readers, changes}: Steps): void {
  const routes = new Map(routesPaths.map((route) => [fileOfRoute(route, baseUrl), route]));
  const others = pagesBelow(outDir).filter((file) => !routes.has(file));
  const values = readers.map((reader) => ({reader, byPage: new Map<string, unknown>()}));
  for (const file of [...routes.keys(), ...others]) {
    const place = path.join(outDir, file);
    const html = readFileSync(place, 'utf8');
    const page = builtPage({url: routes.get(file) ?? baseUrl + file, html});
    if (routes.has(file)) {
      values.forEach(({reader, byPage}) => byPage.set(page.url, reader.read(page)));
    }
    const changed = changes.reduce((result, change) => change(result, page, file), html);
    if (changed !== html) {
      writeFileSync(place, changed);
    }
  }
  values.forEach(({reader, byPage}) => reader.finish(outDir, byPage));
}
