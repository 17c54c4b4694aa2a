import {readFileSync} from 'node:fs';
import path from 'node:path';

import {leanNames} from './chunkNames';
import {readRegistry} from './registry';

/** A part of pages: the module that the server names, and the chunk that has it in the browser. */
export type Part = {module: string; chunk: string};

/** A page that somebody wrote, or its beginning. */
const written = /\.mdx?(\?|$)/;

/** All parts of pages, as Docusaurus notes them among the files that it generates. */
export function partsOfPages(generatedFilesDir: string): Part[] {
  const read = (file: string): string => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const names = leanNames(JSON.parse(read('routesChunkNames.json')));
  return [...readRegistry(read('registry.js'))].map(([name, module]) => ({module, chunk: names.get(name) ?? name}));
}

/** Whether a part is what a page says, which few pages show, and not how pages look. */
export function isContent({module}: Part): boolean {
  return written.test(module);
}
