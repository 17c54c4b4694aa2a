import {Globby} from '@docusaurus/utils';
import {load} from 'js-yaml';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {notedBody} from './bodies';
import {openBodyCache} from './bodyCache';
import type {Content, Page} from './content';
import type * as Parser from './parseBody';
import type {Body} from './readBody';
import {readFrontMatter} from './readFrontMatter';

/** Reads everything that writers type below the project's folder. */
export async function readContent(siteDir: string): Promise<Content> {
  return withBodies(siteDir, await readPages(siteDir));
}

/** Reads what writers type, but of Markdown files only the front matter. */
export async function readPages(siteDir: string): Promise<Content<Page>> {
  const find = (...patterns: string[]): Promise<string[]> => Globby(patterns, {cwd: siteDir});
  const read = (file: string): Promise<string> => readFile(path.join(siteDir, file), 'utf8');
  const [markdown, codePages, staticFiles] = await Promise.all([
    find('{docs,blog,src/pages}/**/*.{md,mdx}', '!**/_*', '!**/_*/**'),
    find('src/pages/**/*.{ts,tsx,js,jsx}', '!**/_*', '!**/_*/**'),
    find('static/**/*'),
  ]);
  const tags = load(await read('blog/tags.yml')) as Record<string, {permalink?: string}>;
  const sources = await Promise.all(
    markdown.sort().map(async (file) => {
      const text = await read(file);
      return {file, text, ...readFrontMatter(file, text)};
    }),
  );
  return {
    sources,
    codePages,
    staticFiles: staticFiles.map((file) => file.slice('static'.length)),
    authors: Object.keys(load(await read('authors.yml')) as object),
    tags: new Map(Object.entries(tags).map(([tag, {permalink}]) => [tag, permalink ?? tag])),
  };
}

/** Adds what stands below the front matter; parsed is only what neither an earlier build nor Docusaurus has parsed. */
export async function withBodies(siteDir: string, content: Content<Page>): Promise<Content> {
  const cache = openBodyCache(siteDir);
  // In most builds nothing is left to parse, and to load the parser takes as long as to parse fifty pages.
  let parser: Promise<typeof Parser> | undefined;
  const read = async (file: string, text: string): Promise<Body> => {
    const noted = notedBody(file, text);
    return noted ?? (await (parser ??= import('./parseBody'))).parseBody(file, text);
  };
  const sources: Content['sources'] = [];
  for (const page of content.sources) {
    sources.push({...page, ...(await cache.get(page.file, page.text, read))});
  }
  cache.save();
  return {...content, sources};
}
