import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {builtPage, type PageChange, type PageReader} from '../../lib/html/builtPage';
import {fileOfRoute, pagesBelow} from '../../lib/html/filesBelow';

type Build = {outDir: string; baseUrl: string; routesPaths: readonly string[]};
type Steps = {readers: readonly PageReader[]; changes: readonly PageChange[]};

/**
 * Passes each page that Docusaurus built to all readers, then applies the changes in order. Works page by page, so that
 * a large site needs no more memory than a small one.
 */
export async function takePages({outDir, baseUrl, routesPaths}: Build, {readers, changes}: Steps): Promise<void> {
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
  await Promise.all(values.map(({reader, byPage}) => reader.finish(outDir, byPage)));
}

/** Removes the URL from the not-found page, which servers send at any URL that does not exist. */
export const withoutOwnUrl: PageChange = (html, _, file) =>
  file === '404.html'
    ? html.replace(/<link [^>]*href=[^ >]*404\.html\/[^>]*>|<meta [^>]*property=og:url\b[^>]*>/g, '')
    : html;
