import {readFile} from 'node:fs/promises';
import path from 'node:path';

/** A page as the build wrote it. */
export type BuiltPage = {
  /** Path with base URL, as a visitor's browser shows it. */
  url: string;
  html: string;
};

type Build = {outDir: string; baseUrl: string};

/** Reads the HTML of every route of a finished build, without the not-found page. */
export async function readBuiltPages({routesPaths, ...build}: Build & {routesPaths: string[]}): Promise<BuiltPage[]> {
  const urls = routesPaths.filter((route) => !route.endsWith('.html'));
  return Promise.all(urls.map((url) => readBuiltPage(build, url)));
}

/** Reads the HTML of one route of a finished build. */
export async function readBuiltPage({outDir, baseUrl}: Build, url: string): Promise<BuiltPage> {
  const file = path.join(outDir, url.slice(baseUrl.length), url.endsWith('.html') ? '' : 'index.html');
  return {url, html: await readFile(file, 'utf8')};
}
