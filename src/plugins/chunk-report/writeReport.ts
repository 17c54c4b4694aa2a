import {writeFile} from 'node:fs/promises';

import {chunkReport, type BuildStats} from './chunkReport';

/** As much of the bundler as is used here, which Rspack and webpack have alike. */
export type Compiler = {
  hooks: {done: {tapPromise: (name: string, run: (stats: Stats) => Promise<void>) => void}};
};

type Stats = {hasErrors: () => boolean; toJson: (options: Record<string, boolean | number>) => BuildStats};

const told = {
  all: false,
  chunkGroups: true,
  chunks: true,
  chunkModules: true,
  chunkModulesSpace: Infinity,
  // Modules from the cache, those that others need, and those that were joined into one.
  cachedModules: true,
  dependentModules: true,
  nestedModules: true,
  nestedModulesSpace: Infinity,
  orphanModules: true,
};

/** Writes the report when a build has ended well. */
export function writeReport(compiler: Compiler, file: string): void {
  compiler.hooks.done.tapPromise('chunk-report', async (stats) => {
    if (!stats.hasErrors()) {
      await writeFile(file, JSON.stringify(chunkReport(stats.toJson(told))));
    }
  });
}
