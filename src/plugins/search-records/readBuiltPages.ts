import {readFile} from 'node:fs/promises';
import path from 'node:path';

/** A page as the build wrote it. */
export type BuiltPage = {
  /** Path with base URL, as a visitor's browser shows it. */
  url: string;
  html: string;
};

type Site = {outDir: string; routesPaths: string[]; baseUrl: string};

/** Reads the HTML of every route of a finished build, without the not-found page. */
export async function readBuiltPages({outDir, routesPaths, baseUrl}: Site): Promise<BuiltPage[]> {
  const urls = routesPaths.filter((route) => !route.endsWith('.html'));
  return Promise.all(
    urls.map(async (url) => ({
      url,
      html: await readFile(path.join(outDir, url.slice(baseUrl.length), 'index.html'), 'utf8'),
    })),
  );
}
