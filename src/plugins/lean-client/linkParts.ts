import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {Compiler} from '../chunk-report/writeReport';

import {isContent, type Part} from './partsOfPages';

type Files = {file: string}[];

/** What Docusaurus looks up when it writes a page: chunks by what asks for them, and the files of each chunk. */
export type Manifest = {
  entrypoints: string[];
  origins: Record<string, (string | number)[]>;
  assets: Record<string, {css?: Files; js?: Files}>;
};

/** Completes the manifest of the scripts after they were built, and before Docusaurus writes pages by it. */
export function linkParts(compiler: Compiler, generatedFilesDir: string, parts: readonly Part[]): void {
  const file = path.join(generatedFilesDir, 'client-manifest.json');
  compiler.hooks.done.tapPromise('link-parts', async (stats) => {
    if (!stats.hasErrors()) {
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
      writeFileSync(file, JSON.stringify(withLinkedParts(manifest, parts)));
    }
  });
}

/**
 * Lets each page link the style sheets of its own parts, so that it looks right before a script runs, and the scripts of
 * its content, which the runtime does not know. Without this Docusaurus finds nothing under the names of modules,
 * because it expects one style sheet for all pages.
 */
export function withLinkedParts(manifest: Manifest, parts: readonly Part[]): Manifest {
  const {entrypoints, origins, assets} = manifest;
  const filesOf = (name: string, kind: 'css' | 'js'): Files =>
    (origins[name] ?? []).flatMap((id) => assets[id]?.[kind] ?? []);
  const ofAllPages = new Set(entrypoints.flatMap((name) => filesOf(name, 'css')).map(({file}) => file));
  const linked = parts
    .map((part) => ({
      module: part.module,
      css: filesOf(part.chunk, 'css').filter(({file}) => !ofAllPages.has(file)),
      js: isContent(part) ? filesOf(part.chunk, 'js') : [],
    }))
    .filter(({css, js}) => css.length + js.length > 0);
  return {
    ...manifest,
    origins: {...origins, ...Object.fromEntries(linked.map(({module}) => [module, [module]]))},
    assets: {...assets, ...Object.fromEntries(linked.map(({module, css, js}) => [module, {css, js}]))},
  };
}
