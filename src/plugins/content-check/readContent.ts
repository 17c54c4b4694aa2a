import {Globby} from '@docusaurus/utils';
import {load} from 'js-yaml';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {Content} from './content';
import {parseSource} from './parseSource';
import {openSourceCache} from './sourceCache';

/** Reads everything that writers type below the project's folder. */
export async function readContent(siteDir: string): Promise<Content> {
  const find = (...patterns: string[]): Promise<string[]> => Globby(patterns, {cwd: siteDir});
  const read = (file: string): Promise<string> => readFile(path.join(siteDir, file), 'utf8');
  const [markdown, codePages, staticFiles] = await Promise.all([
    find('{docs,blog,src/pages}/**/*.{md,mdx}', '!**/_*', '!**/_*/**'),
    find('src/pages/**/*.{ts,tsx,js,jsx}', '!**/_*', '!**/_*/**'),
    find('static/**/*'),
  ]);
  const tags = load(await read('blog/tags.yml')) as Record<string, {permalink?: string}>;
  const cache = openSourceCache(siteDir);
  const sources = await Promise.all(
    markdown.sort().map(async (file) => cache.get(file, await read(file), parseSource)),
  );
  cache.save();
  return {
    sources,
    codePages,
    staticFiles: staticFiles.map((file) => file.slice('static'.length)),
    authors: Object.keys(load(await read('authors.yml')) as object),
    tags: new Map(Object.entries(tags).map(([tag, {permalink}]) => [tag, permalink ?? tag])),
  };
}
