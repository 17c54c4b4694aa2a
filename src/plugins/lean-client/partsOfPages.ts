import {readFileSync} from 'node:fs';
import path from 'node:path';

import {leanNames} from './chunkNames';
import {readRegistry} from './registry';
import {chunkOf} from './sharedChunks';

/** A part of pages: its name for Docusaurus, the module that the server names, and the chunk that has it in the browser. */
export type Part = {name: string; module: string; chunk: string};

/** A page that somebody wrote, or its beginning. */
const written = /\.mdx?(\?|$)/;

/** All parts of pages, as Docusaurus notes them among the files that it generates. */
export function partsOfPages(generatedFilesDir: string): Part[] {
  const read = (file: string): string => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const names = leanNames(JSON.parse(read('routesChunkNames.json')));
  return [...readRegistry(read('registry.js'))].map(([name, module]) => ({
    name,
    module,
    chunk: chunkOf(names.get(name) ?? name, module),
  }));
}

/** Whether a part is what a page says, which few pages show, and not how pages look. */
export function isContent({module}: Part): boolean {
  return written.test(module);
}
