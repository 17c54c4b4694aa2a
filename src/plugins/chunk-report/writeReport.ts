import {writeFile} from 'node:fs/promises';

import {chunkReport, type BuildStats, type StatsModule} from './chunkReport';

/** As much of the bundler as is used here. */
export type Compiler = {
  hooks: {done: {tapPromise: (name: string, run: (stats: Stats) => Promise<void>) => void}};
};

/** The types that Docusaurus has for a bundler are those of webpack. */
type Stats = {hasErrors: () => boolean; compilation: unknown};

/** As Rspack has it. */
type Compilation = {
  chunks: Iterable<Chunk>;
  chunkGraph: {getChunkModules: (chunk: Chunk) => Module[]};
  namedChunkGroups: ReadonlyMap<string, {getFiles: () => string[]}>;
};

type Chunk = {files: Iterable<string>};

type Module = {readableIdentifier: () => string; size: () => number; modules?: Module[]};

/** Writes the report when a build has ended well. */
export function writeReport(compiler: Compiler, file: string): void {
  compiler.hooks.done.tapPromise('chunk-report', async (stats) => {
    if (!stats.hasErrors()) {
      await writeFile(file, JSON.stringify(chunkReport(statsOf(stats.compilation as Compilation))));
    }
  });
}

/** What the report is made of. All statistics of the bundler would have forty values of each module. */
function statsOf({chunks, chunkGraph, namedChunkGroups}: Compilation): BuildStats {
  return {
    chunks: [...chunks].map((chunk) => ({
      files: [...chunk.files],
      modules: chunkGraph.getChunkModules(chunk).map(statsOfModule),
    })),
    namedChunkGroups: Object.fromEntries(
      [...namedChunkGroups].map(([name, group]) => [name, {assets: group.getFiles().map((name) => ({name}))}]),
    ),
  };
}

function statsOfModule(module: Module): StatsModule {
  return {name: module.readableIdentifier(), size: module.size(), modules: module.modules?.map(statsOfModule)};
}
