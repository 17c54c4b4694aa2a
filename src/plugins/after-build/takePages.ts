import {Globby} from '@docusaurus/utils';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {builtPage} from '../built-pages/builtPage';
import type {PageReader} from '../built-pages/pageReader';
import {fileOfRoute} from '../built-pages/readBuiltPages';

import type {PageChange} from './pageChange';

type Build = {outDir: string; baseUrl: string; routesPaths: readonly string[]};
type Steps = {readers: readonly PageReader[]; changes: readonly PageChange[]};

/**
 * Takes every page of a build in hand once: all readers see it, if it is a page of Docusaurus, then it is changed,
 * one change after the other. Pages are read and parsed one by one, so that a large site needs no more memory.
 */
export async function takePages({outDir, baseUrl, routesPaths}: Build, {readers, changes}: Steps): Promise<void> {
  const routes = new Map(routesPaths.map((route) => [fileOfRoute(route, baseUrl), route]));
  const others = (await Globby('**/*.html', {cwd: outDir})).filter((file) => !routes.has(file));
  for (const file of [...routes.keys(), ...others]) {
    const place = path.join(outDir, file);
    const html = readFileSync(place, 'utf8');
    const page = builtPage({url: routes.get(file) ?? baseUrl + file, html});
    if (routes.has(file)) {
      readers.forEach((reader) => reader.read(page));
    }
    const changed = changes.reduce((result, change) => change(result, page, file), html);
    if (changed !== html) {
      writeFileSync(place, changed);
    }
  }
  readers.forEach((reader) => reader.finish?.(outDir));
}
