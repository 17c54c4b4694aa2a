import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {Compiler} from '../chunk-report/writeReport';
import {leanNames} from '../lean-client/chunkNames';
import {readRegistry} from '../lean-client/registry';

import {withRouteStyles, type Manifest} from './routeStyles';

/** Completes the manifest of the scripts after they were built, and before Docusaurus writes pages by it. */
export function linkRouteStyles(compiler: Compiler, generatedFilesDir: string): void {
  const pathOf = (file: string): string => path.join(generatedFilesDir, file);
  const read = (file: string): string => readFileSync(pathOf(file), 'utf8');
  compiler.hooks.done.tapPromise('lean-styles', async (stats) => {
    if (stats.hasErrors()) {
      return;
    }
    const names = leanNames(JSON.parse(read('routesChunkNames.json')));
    const parts = [...readRegistry(read('registry.js'))].map(([name, module]) => ({
      module,
      chunk: names.get(name) ?? name,
    }));
    const manifest = JSON.parse(read('client-manifest.json')) as Manifest;
    writeFileSync(pathOf('client-manifest.json'), JSON.stringify(withRouteStyles(manifest, parts)));
  });
}
