import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {ChunkReport} from '../../src/plugins/chunk-report/chunkReport';

import type {ChunkNames} from './routeChunks';

/** A finished build together with what Docusaurus and the bundler noted about it. */
export type Build = {
  /** Folder that is deployed. */
  folder: string;
  routes: string;
  chunkNames: ChunkNames;
  report: ChunkReport;
};

/** Reads what is known of a build; the generated files have to be those of the same build. */
export function readBuild(folder: string, generated: string): Build {
  const read = (file: string): string => readFileSync(path.join(generated, file), 'utf8');
  const report = path.join(generated, 'chunk-report.json');
  if (!existsSync(path.join(folder, 'index.html')) || !existsSync(report)) {
    throw new Error(`There is no build in ${folder} with a report in ${generated}: run "npm run build" first.`);
  }
  return {
    folder,
    routes: read('routes.js'),
    chunkNames: JSON.parse(read('routesChunkNames.json')) as ChunkNames,
    report: JSON.parse(readFileSync(report, 'utf8')) as ChunkReport,
  };
}
