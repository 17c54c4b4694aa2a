import {load} from 'cheerio';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Build} from './readBuild';
import {routeChunks} from './routeChunks';

/** What a visitor's browser loads for a page that nobody fetched ahead; paths are below the folder of the build. */
export type PageFiles = Record<FileType, string[]>;

export const fileTypes = ['html', 'css', 'js', 'fonts'] as const;

export type FileType = (typeof fileTypes)[number];

/** Names the files of a page from what the build says about itself. */
export function pageFiles({folder, routes, chunkNames, report}: Build, address: string): PageFiles {
  const page = `${address.slice(1)}index.html`;
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  const $ = load(read(page));
  const addressesOf = (selector: string, attribute: string): string[] =>
    $(selector)
      .toArray()
      .flatMap((element) => $(element).attr(attribute)!.split(' '))
      .map((address) => address.slice(1));
  const css = addressesOf('link[rel="stylesheet"]', 'href');
  const ofRoute = routeChunks(routes, chunkNames, address).flatMap((name) => report.groups[name] ?? []);
  return {
    // With the style sheets that stand in the page.
    html: [page],
    css,
    js: [...new Set([...addressesOf('script[data-scripts]', 'data-scripts'), ...ofRoute])],
    fonts: [...new Set([$('style').text(), ...css.map(read)].flatMap(fontsOf))],
  };
}

/** Every font that a style sheet names; which of them a page shows is only known in a browser. */
function fontsOf(css: string): string[] {
  return [...css.matchAll(/url\(["']?\/([^)"']+\.woff2)/g)].map(([, file]) => file!);
}
