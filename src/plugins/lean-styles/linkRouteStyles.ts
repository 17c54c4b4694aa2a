import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {Compiler} from '../chunk-report/writeReport';
import {partsOfPages} from '../lean-client/partsOfPages';

import {withPartsOfRoutes, type Manifest} from './routeStyles';

/** Completes the manifest of the scripts after they were built, and before Docusaurus writes pages by it. */
export function linkRouteStyles(compiler: Compiler, generatedFilesDir: string): void {
  const file = path.join(generatedFilesDir, 'client-manifest.json');
  compiler.hooks.done.tapPromise('lean-styles', async (stats) => {
    if (stats.hasErrors()) {
      return;
    }
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    writeFileSync(file, JSON.stringify(withPartsOfRoutes(manifest, partsOfPages(generatedFilesDir))));
  });
}
