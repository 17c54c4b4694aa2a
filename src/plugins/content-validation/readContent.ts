import {glob} from 'tinyglobby';
import {load} from 'js-yaml';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {noBuildCache} from '../../lib/node/buildCache';
import type {Body, Content} from './content';
import {readFrontMatter} from './frontMatter';
import {parseBody} from './parseBody';

/**
 * Reads everything that writers type below the project's folder.
 * @param cache has what an earlier build read of files that have not changed
 */
export async function readContent(siteDir: string, cache = noBuildCache): Promise<Content> {
  const pages = await readPages(siteDir);
  const withBody = <Read extends {file: string; text: string}>(read: Read): Read & Body => {
    const {file, text} = read;
    return {...read, ...cache.take('body', `${file}\n${text}`, () => parseBody(file, text))};
  };
  return {...pages, sources: pages.sources.map(withBody), parts: pages.parts.map(withBody)};
}

/** Reads what writers type, but only the front matter of Markdown files. */
export async function readPages(siteDir: string): Promise<Content<unknown>> {
  const find = (...patterns: string[]): Promise<string[]> => glob(patterns, {cwd: siteDir});
  const read = (file: string): Promise<string> => readFile(path.join(siteDir, file), 'utf8');
  const [markdown, parts, codePages, staticFiles] = await Promise.all([
    find('{docs,blog,src/pages}/**/*.{md,mdx}', '!**/_*', '!**/_*/**'),
    find('{docs,blog,src/pages}/**/_*.{md,mdx}'),
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
    parts: await Promise.all(parts.sort().map(async (file) => ({file, text: await read(file)}))),
    codePages,
    staticFiles: staticFiles.map((file) => file.slice('static'.length)),
    authors: Object.keys(load(await read('authors.yml')) as object),
    tags: new Map(Object.entries(tags).map(([tag, {permalink}]) => [tag, permalink ?? tag])),
  };
}
